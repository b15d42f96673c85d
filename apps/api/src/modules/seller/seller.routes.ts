import type { Routes } from '../../http/handlers.ts'
import { toOrderSummary } from '../orders/order-views.ts'
import { findOrders } from '../orders/orders.store.ts'
import { countProducts } from '../products/managed-products.store.ts'
import { readSellerAnalytics } from './read-analytics.ts'
import { readSellerFunnel } from './read-funnel.ts'

export const sellerRoutes = {
  async getSellerAnalytics(context, { query }) {
    return readSellerAnalytics(context, query)
  },
  async getSellerFunnel(context, { query }) {
    return readSellerFunnel(context, query)
  },
  async getSellerProductsSummary(context) {
    const { tenantId } = context
    const { approved: _approved, ...counts } = await context.transaction((queries) =>
      countProducts(queries, { tenantId }),
    )
    return counts
  },
  async listSellerRecentOrders(context, { query }) {
    const { tenantId } = context
    const page = { page: 1, limit: query.limit ?? 10 }
    const { rows } = await context.transaction((queries) => findOrders(queries, page, { tenantId }))
    return { data: rows.map(toOrderSummary) }
  },
} satisfies Routes
