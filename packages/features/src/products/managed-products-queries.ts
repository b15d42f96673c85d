import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { BodyOf, BulkChangeResult, Product, QueryOf } from '@chonoi/contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ofTenant } from '../app/tenant-queries.ts'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'
import { toForm } from '../app/to-form.ts'
import { productQueries } from '../catalog/catalog-queries.ts'
import { dashboardQueries } from '../dashboard/dashboard-queries.ts'
import { sellerQueries } from '../seller/seller-queries.ts'

/** Queries of the products that a shop or the platform manages, in any state. */
export const managedProductQueries = queryGroup('managed-products', (api) => ({
  list: (query: QueryOf<'listManagedProducts'>) =>
    queryOptions({
      queryKey: ['managed-products', 'list', query],
      placeholderData: keepPreviousData,
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/products/management/all', { params: { query }, signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['managed-products', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/managed-products/{id}', { params: { path: { id } }, signal })),
    }),
  history: (id: string) =>
    queryOptions({
      queryKey: ['managed-products', 'history', id],
      queryFn: ({ signal }) => unwrap(api.GET('/managed-products/{id}/history', { params: { path: { id } }, signal })),
    }),
  stats: () =>
    queryOptions({
      queryKey: ['managed-products', 'stats'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/products/stats', { signal })),
    }),
}))

/** Queries that a change of a product invalidates: the lists and figures of its shop, and the public site. */
const touchedByProduct = () => [managedProductQueries.all, productQueries.all, dashboardQueries.all, sellerQueries.all]

const storeProduct = (client: QueryClient, api: ApiClient, product: Product) =>
  client.setQueryData(managedProductQueries(api).detail(product.id).queryKey, product)

type OfProduct = Pick<Product, 'id'>

/** Mutations of products. */
export const managedProductActions = {
  export: (): Action<QueryOf<'exportManagedProducts'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/products/management/all/export', { params: { query }, parseAs: 'blob' })),
  }),
  create: (): Action<BodyOf<'createProduct'>, Product> => ({
    send: (api, body) => unwrap(api.POST('/products', { body })),
    touches: touchedByProduct(),
  }),
  update: ({ id }: OfProduct): Action<Changes<BodyOf<'updateProduct'>>, Product> => ({
    send: (api, body) => unwrap(api.PUT('/products/{id}', { params: { path: { id } }, body })),
    touches: touchedByProduct(),
    store: storeProduct,
  }),
  remove: ({ id }: OfProduct): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/products/{id}', { params: { path: { id } } })),
    touches: touchedByProduct(),
  }),
  approve: ({ id }: OfProduct): Action<void, unknown> => ({
    send: (api) => unwrap(api.PUT('/products/{id}/approve', { params: { path: { id } }, body: { approved: true } })),
    touches: touchedByProduct(),
  }),
  reject: ({ id }: OfProduct): Action<{ reason: string }, unknown> => ({
    send: (api, { reason }) =>
      unwrap(api.PUT('/products/{id}/approve', { params: { path: { id } }, body: { approved: false, reason } })),
    touches: touchedByProduct(),
  }),
  reopen: ({ id }: OfProduct): Action<void, Product> => ({
    send: (api) => unwrap(api.POST('/products/{id}/reopen', { params: { path: { id } } })),
    touches: touchedByProduct(),
    store: storeProduct,
  }),
  review: (): Action<BodyOf<'bulkReviewProducts'>, BulkChangeResult> => ({
    send: (api, body) => unwrap(api.POST('/products/bulk-review', { body })),
    touches: touchedByProduct(),
  }),
  changeStock: ({ id }: OfProduct): Action<BodyOf<'updateProductStock'>, Product> => ({
    send: (api, body, key) =>
      unwrap(api.PUT('/products/{id}/stock', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body })),
    touches: touchedByProduct(),
    store: storeProduct,
  }),
}

/** Mutations of a product's variants. */
export const productVariantActions = {
  set: (productId: string): Action<Changes<BodyOf<'setProductVariants'>>, Product> => ({
    send: (api, body, key) =>
      unwrap(
        api.PUT('/products/{productId}/variants', {
          params: { path: { productId }, header: { 'Idempotency-Key': key } },
          body,
        }),
      ),
    touches: touchedByProduct(),
    store: storeProduct,
  }),
}

/** Mutations of a product's images. */
export const productImageActions = {
  add: (productId: string): Action<{ file: File; signal: AbortSignal }, unknown> => ({
    send: (api, { file, signal }) =>
      unwrap(
        api.POST('/products/{productId}/images', {
          params: { path: { productId } },
          body: { file },
          bodySerializer: toForm,
          signal,
        }),
      ),
    touches: touchedByProduct(),
  }),
  makePrimary: (productId: string): Action<string, unknown> => ({
    send: (api, imageId) =>
      unwrap(
        api.PATCH('/products/{productId}/images/{imageId}', {
          params: { path: { productId, imageId } },
          body: { isPrimary: true },
        }),
      ),
    touches: touchedByProduct(),
  }),
  reorder: (productId: string): Action<string[], unknown> => ({
    send: (api, imageIds) =>
      unwrap(
        api.PATCH('/products/{productId}/images/reorder', { params: { path: { productId } }, body: { imageIds } }),
      ),
    touches: touchedByProduct(),
  }),
  remove: (productId: string, imageId: string): Action<void, unknown> => ({
    send: (api) =>
      unwrap(api.DELETE('/products/{productId}/images/{imageId}', { params: { path: { productId, imageId } } })),
    touches: touchedByProduct(),
  }),
}
