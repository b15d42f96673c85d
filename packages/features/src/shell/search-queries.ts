import { unwrap } from '@chonoi/api-client'
import type { RecordKind } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'

/** Queries of what a search may mean, and of the records that it finds. */
export const searchQueries = queryGroup('search', (api) => ({
  suggestions: (search: string, limit = 5) =>
    queryOptions({
      queryKey: ['search', 'suggestions', search, limit],
      placeholderData: keepPreviousData,
      staleTime: 60_000,
      queryFn: ({ signal }) => unwrap(api.GET('/search/suggestions', { params: { query: { search, limit } }, signal })),
    }),
  /** Only what is asked for now: the answer to an earlier text would stand under a new one. */
  records: (search: string, kinds: readonly RecordKind[]) =>
    queryOptions({
      queryKey: ['search', 'records', search, kinds],
      meta: ofTenant,
      retry: false,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/search/records', { params: { query: { search, kinds: [...kinds] } }, signal })),
    }),
}))
