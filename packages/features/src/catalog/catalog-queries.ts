import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { QueryOf } from '@chonoi/contract'
import { queryOptions } from '@tanstack/react-query'

/** The public catalogue. */
export const productQueries = (api: ApiClient) => ({
  all: ['products'] as const,
  list: (query: QueryOf<'listProducts'>) =>
    queryOptions({
      queryKey: ['products', 'list', query],
      queryFn: ({ signal }) => unwrap(api.GET('/products', { params: { query }, signal })),
    }),
  featured: () =>
    queryOptions({
      queryKey: ['products', 'featured'],
      queryFn: ({ signal }) => unwrap(api.GET('/products/featured', { signal })),
    }),
  /** By id or slug. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['products', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/products/{id}', { params: { path: { id } }, signal })),
    }),
})

export const categoryQueries = (api: ApiClient) => ({
  all: ['categories'] as const,
  /** Every category that is open, as a flat list with parents. */
  active: () =>
    queryOptions({
      queryKey: ['categories', 'active'],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/categories', {
            params: { query: { limit: 100, isActive: true, sortBy: 'sortOrder', sortOrder: 'asc' } },
            signal,
          }),
        ),
      staleTime: 300_000,
    }),
})
