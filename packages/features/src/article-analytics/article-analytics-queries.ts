import { unwrap } from '@chonoi/api-client'
import type { QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'

/** How the current tenant's articles are read. */
export const articleAnalyticsQueries = queryGroup('article-analytics', (api) => ({
  of: (id: string, query: QueryOf<'getArticleAnalytics'>) =>
    queryOptions({
      queryKey: ['article-analytics', id, query],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/news/{id}/analytics', { params: { path: { id }, query }, signal })),
    }),
}))
