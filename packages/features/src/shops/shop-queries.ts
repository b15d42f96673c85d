import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { QueryOf } from '@chonoi/contract'
import { queryOptions } from '@tanstack/react-query'

const sorts = ['name', 'createdAt', 'products', 'rating'] as const

/** What the list of shops asks for an address; a loader and the screen ask the same. */
export function shopListQuery(params: URLSearchParams): QueryOf<'listPublicTenants'> {
  const sortBy = sorts.find((sort) => sort === params.get('sortBy')) ?? 'name'
  const search = params.get('search')?.trim()
  return {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    limit: 24,
    ...(search && { search }),
    sortBy,
    sortOrder: sortBy === 'name' ? 'asc' : 'desc',
  }
}

/** The shops that are approved, active and public. */
export const shopQueries = (api: ApiClient) => ({
  all: ['shops'] as const,
  list: (query: QueryOf<'listPublicTenants'>) =>
    queryOptions({
      queryKey: ['shops', 'list', query],
      queryFn: ({ signal }) => unwrap(api.GET('/tenants/public', { params: { query }, signal })),
    }),
  bySlug: (slug: string) =>
    queryOptions({
      queryKey: ['shops', 'slug', slug],
      queryFn: ({ signal }) => unwrap(api.GET('/tenants/public/slug/{slug}', { params: { path: { slug } }, signal })),
    }),
})
