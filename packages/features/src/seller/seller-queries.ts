import { unwrap } from '@chonoi/api-client'
import { queryOptions } from '@tanstack/react-query'
import { ofTenant } from '../app/tenant-queries.ts'
import { queryGroup } from '../app/query-group.ts'

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
