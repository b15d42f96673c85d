import { unwrap } from '@chonoi/api-client'
import type { BodyOf, Category, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'
import { categoryQueries } from '../catalog/catalog-queries.ts'

const categoriesAtOnce = 100

/** Queries of all product categories, for the platform. */
export const productCategoryQueries = queryGroup('product-categories', (api) => ({
  /** All that match, for the tree: a branch needs every page. */
  tree: (search: string) =>
    queryOptions({
      queryKey: ['product-categories', 'tree', search],
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const all: Category[] = []
        for (let page = 1, isMore = true; isMore; page += 1) {
          const query = { page, limit: categoriesAtOnce, includeStats: true, ...(search !== '' && { search }) }
          const { data, pagination } = await unwrap(api.GET('/categories', { params: { query }, signal }))
          all.push(...data)
          isMore = pagination.hasNext
        }
        return all
      },
    }),
}))

const touches = [productCategoryQueries.all, categoryQueries.all]

/** Mutations of product categories. */
export const productCategoryActions = {
  export: (): Action<QueryOf<'exportCategories'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/categories/export', { params: { query }, parseAs: 'blob' })),
  }),
  create: (): Action<BodyOf<'createCategory'>, Category> => ({
    send: (api, body) => unwrap(api.POST('/categories', { body })),
    touches,
  }),
  update: (id: string): Action<Changes<BodyOf<'updateCategory'>>, Category> => ({
    send: (api, body) => unwrap(api.PUT('/categories/{id}', { params: { path: { id } }, body })),
    touches,
  }),
  remove: (id: string): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/categories/{id}', { params: { path: { id } } })),
    touches,
  }),
  reorder: (): Action<BodyOf<'reorderCategories'>['items'], unknown> => ({
    send: (api, items) => unwrap(api.POST('/categories/reorder', { body: { items } })),
    touches,
  }),
}
