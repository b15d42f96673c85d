import { unwrap } from '@chonoi/api-client'
import type { QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { publicListQuery } from '../lists/parameters/public-list-query.ts'
import { queryGroup } from '../app/query-group.ts'

/** Maps a URL to the query of the shop list, for both the loader and the screen. */
export const shopListQuery = (params: URLSearchParams) => publicListQuery('listPublicTenants', params)

/** Queries of the shops that are approved, active and public. */
export const shopQueries = queryGroup('shops', (api) => ({
  list: (query: QueryOf<'listPublicTenants'>) =>
    queryOptions({
      queryKey: ['shops', 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/tenants/public', { params: { query }, signal })),
    }),
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: ['shops', 'slug', slug],
      queryFn: ({ signal }) => unwrap(api.GET('/tenants/public/slug/{slug}', { params: { path: { slug } }, signal })),
    }),
}))
