import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { BodyOf, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ofTenant } from '../app/tenant-queries.ts'

/** The products that a shop, or the platform, manages, in any state. */
export const managedProductQueries = (api: ApiClient) => ({
  all: ['managed-products'] as const,
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
      queryFn: ({ signal }) => unwrap(api.GET('/products/management/{id}', { params: { path: { id } }, signal })),
    }),
  stats: () =>
    queryOptions({
      queryKey: ['managed-products', 'stats'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/products/stats', { signal })),
    }),
})

export const managedProductMutations = (api: ApiClient) => ({
  create: (body: BodyOf<'createProduct'>) => unwrap(api.POST('/products', { body })),
  update: (id: string, body: BodyOf<'updateProduct'>) =>
    unwrap(api.PUT('/products/{id}', { params: { path: { id } }, body })),
  remove: (id: string) => unwrap(api.DELETE('/products/{id}', { params: { path: { id } } })),
  approve: (id: string, body: BodyOf<'approveProduct'>) =>
    unwrap(api.PUT('/products/{id}/approve', { params: { path: { id } }, body })),
  /** `key` is the Idempotency-Key of the intent: the same for a press that is repeated. */
  changeStock: (id: string, body: BodyOf<'updateProductStock'>, key: string) =>
    unwrap(api.PUT('/products/{id}/stock', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body })),
})

export const productVariantMutations = (api: ApiClient) => ({
  create: (productId: string, body: BodyOf<'createProductVariant'>) =>
    unwrap(api.POST('/products/{productId}/variants', { params: { path: { productId } }, body })),
  update: (productId: string, variantId: string, body: BodyOf<'updateProductVariant'>) =>
    unwrap(
      api.PATCH('/products/{productId}/variants/{variantId}', { params: { path: { productId, variantId } }, body }),
    ),
  remove: (productId: string, variantId: string) =>
    unwrap(api.DELETE('/products/{productId}/variants/{variantId}', { params: { path: { productId, variantId } } })),
})

export const productImageMutations = (api: ApiClient) => ({
  add: (productId: string, file: File, signal: AbortSignal) =>
    unwrap(
      api.POST('/products/{productId}/images', {
        params: { path: { productId } },
        body: { file },
        bodySerializer: toForm,
        signal,
      }),
    ),
  makePrimary: (productId: string, imageId: string) =>
    unwrap(
      api.PATCH('/products/{productId}/images/{imageId}', {
        params: { path: { productId, imageId } },
        body: { isPrimary: true },
      }),
    ),
  reorder: (productId: string, imageIds: string[]) =>
    unwrap(api.PATCH('/products/{productId}/images/reorder', { params: { path: { productId } }, body: { imageIds } })),
  remove: (productId: string, imageId: string) =>
    unwrap(api.DELETE('/products/{productId}/images/{imageId}', { params: { path: { productId, imageId } } })),
})

function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value as Blob)
  return form
}
