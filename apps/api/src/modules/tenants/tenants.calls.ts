import type { Calls } from '../../../test/calls/call.ts'
import type { tenantRoutes } from './tenants.routes.ts'

export const tenantCalls = {
  listPublicTenants: {
    reachesNobody: 'onTheSite',
    watched: [{ name: 'the shops', index: 'tenants_listed' }],
  },
  getPublicTenantStats: {
    reachesNobody: 'onTheSite',
    publicFigures: { totalOrders: 'how many orders the whole market has had says nothing of anybody' },
    unwatched: 'sums',
  },
  getPublicTenantBySlug: {
    path: ({ shopSlug }) => ({ slug: shopSlug }),
    row: 'listed',
    reachesNobody: 'onTheSite',
    watched: [{ name: 'the page of a shop', index: 'products_listed_tenant' }],
  },
  getPublicTenantBranding: {
    path: ({ shopSlug }) => ({ slug: shopSlug }),
    row: 'listed',
    reachesNobody: 'onTheSite',
    unwatched: 'oneRow',
  },
  getPublicTenant: {
    path: ({ shop }) => ({ id: shop }),
    row: 'listed',
    reachesNobody: 'onTheSite',
    unwatched: 'oneRow',
  },
} satisfies Calls<keyof typeof tenantRoutes>
