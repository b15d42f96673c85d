import { unwrap } from '@chonoi/api-client'
import type { SalesPeriod } from '@chonoi/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ofTenant } from '../app/tenant-queries.ts'
import { queryGroup } from '../app/query-group.ts'

/** Queries of the seller centre about the current shop. */
export const sellerQueries = queryGroup('seller', (api) => ({
  analytics: (period: SalesPeriod) =>
    queryOptions({
      queryKey: ['seller', 'analytics', period],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/auth/seller/analytics', { params: { query: { period } }, signal })),
    }),
  productsSummary: () =>
    queryOptions({
      queryKey: ['seller', 'products-summary'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/auth/seller/products/summary', { signal })),
    }),
  recentOrders: (limit: number) =>
    queryOptions({
      queryKey: ['seller', 'recent-orders', limit],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/auth/seller/orders/recent', { params: { query: { limit } }, signal })),
    }),
}))

/** Queries of a shop's balance. */
export const shopBalanceQueries = queryGroup('shop-balance', (api) => ({
  current: () =>
    queryOptions({
      queryKey: ['shop-balance', 'current'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/wallet/shop-balance', { signal })),
    }),
}))

/** Queries of the reviews of a shop's products. */
export const shopReviewQueries = queryGroup('shop-reviews', (api) => ({
  analytics: (days: number) =>
    queryOptions({
      queryKey: ['shop-reviews', 'analytics', days],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/reviews/analytics', { params: { query: { days } }, signal })),
    }),
}))
