import type { Calls } from '../../../test/calls/call.ts'
import type { sellerRoutes } from './seller.routes.ts'

export const sellerCalls = {
  getSellerAnalytics: {
    watched: [
      { name: 'a seller’s analysis of 30 days', query: {}, index: 'shop_figures_days' },
      { name: 'a seller’s analysis of a year', query: { period: '365d' }, index: 'shop_figures_days' },
    ],
  },
  getSellerFunnel: { unwatched: 'sums per day that a job keeps few' },
  getSellerProductsSummary: { unwatched: 'few' },
  listSellerRecentOrders: {
    watched: [{ name: 'the newest orders of the shop', index: 'orders_tenant', isInOrder: true }],
  },
} satisfies Calls<keyof typeof sellerRoutes>
