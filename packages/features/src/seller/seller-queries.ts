import { unwrap } from '@chonoi/api-client'
import { queryOptions } from '@tanstack/react-query'
import { ofTenant } from '../app/tenant-queries.ts'
import { queryGroup } from '../app/query-group.ts'

/** What a shop has earned. */
export const shopBalanceQueries = queryGroup('shop-balance', (api) => ({
  current: () =>
    queryOptions({
      queryKey: ['shop-balance', 'current'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/wallet/shop-balance', { signal })),
    }),
}))

/** How a shop's products are reviewed. */
export const shopReviewQueries = queryGroup('shop-reviews', (api) => ({
  analytics: (days: number) =>
    queryOptions({
      queryKey: ['shop-reviews', 'analytics', days],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/reviews/analytics', { params: { query: { days } }, signal })),
    }),
}))
