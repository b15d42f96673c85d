import type { Calls } from '../../../test/calls/call.ts'
import type { sellerRoutes } from './seller.routes.ts'

export const sellerCalls = {
  getSellerAnalytics: { unwatched: 'sums per day and product that a job keeps few' },
  getSellerProductsSummary: { unwatched: 'few' },
  listSellerRecentOrders: {
    watched: [{ name: 'the newest orders of the shop', index: 'orders_tenant', isInOrder: true }],
  },
} satisfies Calls<keyof typeof sellerRoutes>
