import { unwrap } from '@chonoi/api-client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'

/** Queries of what a search may mean. */
export const searchQueries = queryGroup('search', (api) => ({
  suggestions: (search: string, limit = 5) =>
    queryOptions({
      queryKey: ['search', 'suggestions', search, limit],
      placeholderData: keepPreviousData,
      staleTime: 60_000,
      queryFn: ({ signal }) => unwrap(api.GET('/search/suggestions', { params: { query: { search, limit } }, signal })),
    }),
}))
