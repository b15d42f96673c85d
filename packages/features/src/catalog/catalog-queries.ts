import { unwrap } from '@chonoi/api-client'
import type { Category, QueryOf } from '@chonoi/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'

/** Queries of the public catalogue. */
export const productQueries = queryGroup('products', (api) => ({
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
}))

/** The category fields that filters show. Each page embeds all categories, so no more than these. */
export type ListedCategory = Pick<Category, 'id' | 'name' | 'nameEn' | 'parentId' | 'imageUrl'>

export const categoryQueries = queryGroup('categories', (api) => ({
  /** All active categories, as a flat list with parents. */
  active: () =>
    queryOptions({
      queryKey: ['categories', 'active'],
      queryFn: async ({ signal }): Promise<ListedCategory[]> => {
        const query = { limit: 100, isActive: true, sortBy: 'sortOrder', sortOrder: 'asc' } as const
        const { data } = await unwrap(api.GET('/categories', { params: { query }, signal }))
        return data.map(({ id, name, nameEn, parentId, imageUrl }) => ({ id, name, nameEn, parentId, imageUrl }))
      },
      staleTime: 300_000,
    }),
}))
