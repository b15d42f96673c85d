import type { Calls } from '../../../test/calls/call.ts'
import type { tenantSettingsRoutes } from './tenant-settings.routes.ts'

export const tenantSettingsCalls = {
  getTenantSettings: { reachesNobody: 'byToken', unwatched: 'oneRow' },
  updateTenantSettings: {
    body: { name: 'Gốm Bát Tràng' },
    fixed: {
      ...{ name: 'Gốm Bát Tràng', slug: undefined, website: null, contactEmail: null, phone: null },
      ...{ description: null, city: 'Hà Nội', shippingFeeInCents: 0 },
    },
  },
  getTenantStats: { unwatched: 'sums' },
  getTenantAnalytics: {
    watched: [{ name: 'a shop’s sales of 30 days', query: {}, index: 'orders_tenant_status' }],
  },
  getTenantBranding: { reachesNobody: 'byToken', unwatched: 'oneRow' },
  updateTenantBranding: {
    body: ({ upload }) => ({ logoUrl: upload, bannerUrl: upload, primaryColor: '#0f766e' }),
    names: { 'body.logoUrl': { others: 422 }, 'body.bannerUrl': { others: 422 } },
    fixed: { logoUrl: null, bannerUrl: null, primaryColor: '#0f766e' },
  },
} satisfies Calls<keyof typeof tenantSettingsRoutes>
