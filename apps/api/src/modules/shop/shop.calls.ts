import type { Calls } from '../../../test/calls/call.ts'
import type { shopRoutes } from './shop.routes.ts'

export const shopCalls = {
  getShopSettings: { own: { platformAdmin: 404, superAdmin: 404, others: 'yes' }, unwatched: 'oneRow' },
  updateShopSettings: {
    body: { description: 'Gốm Bát Tràng làm tay', shippingFeeInCents: 2_500_000 },
    own: { platformAdmin: 404, superAdmin: 404, others: 'yes' },
  },
  getShopAnalytics: { unwatched: 'sums per day that a job keeps few' },
  getShopPreview: { path: ({ shop }) => ({ id: shop }), row: 'run', unwatched: 'oneRow' },
  countShopVisit: {
    body: ({ shop }) => ({ tenantId: shop }),
    names: { 'body.tenantId': { others: 'yes' } },
    reachesNobody: { 'body.tenantId': 'onTheSite' },
  },
} satisfies Calls<keyof typeof shopRoutes>
