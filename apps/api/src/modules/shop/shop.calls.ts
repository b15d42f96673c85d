import type { Calls } from '../../../test/calls/call.ts'
import type { shopRoutes } from './shop.routes.ts'

const pictures = { platformAdmin: 404, superAdmin: 404, others: 422 } as const

export const shopCalls = {
  getShopSettings: {
    own: { platformAdmin: 404, superAdmin: 404, others: 'yes' },
    reachesNobody: 'ofTheTenant',
    unwatched: 'oneRow',
  },
  updateShopSettings: {
    body: ({ upload }) => ({ description: 'Gốm Bát Tràng làm tay', logoUrl: upload, bannerUrl: upload }),
    fixed: { logoUrl: null, bannerUrl: null },
    own: { platformAdmin: 404, superAdmin: 404, others: 'yes' },
    names: { 'body.logoUrl': pictures, 'body.bannerUrl': pictures },
  },
  getShopAnalytics: { unwatched: 'sums per day that a job keeps few' },
  getShopPreview: { path: ({ shop }) => ({ id: shop }), row: 'run', unwatched: 'oneRow' },
  countShopVisit: {
    body: ({ shop }) => ({ tenantId: shop }),
    names: { 'body.tenantId': { others: 'yes' } },
    reachesNobody: { 'body.tenantId': 'onTheSite' },
  },
} satisfies Calls<keyof typeof shopRoutes>
