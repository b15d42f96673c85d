import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { BodyOf, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** What people say about products. */
export const reviewQueries = (api: ApiClient) => ({
  all: ['reviews'] as const,
  list: (query: QueryOf<'listReviews'>) =>
    queryOptions({
      queryKey: ['reviews', 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/reviews', { params: { query }, signal })),
    }),
  stats: (productId: string) =>
    queryOptions({
      queryKey: ['reviews', 'stats', productId],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/reviews/product/{id}/stats', { params: { path: { id: productId } }, signal })),
    }),
  /** The caller's own review of a product, or null. */
  own: (productId: string) =>
    queryOptions({
      queryKey: ['reviews', 'own', productId],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/reviews/user/product/{id}', { params: { path: { id: productId } }, signal })),
    }),
})

export const reviewMutations = (api: ApiClient) => ({
  create: (body: BodyOf<'createReview'>) => unwrap(api.POST('/reviews', { body })),
  update: (id: string, body: BodyOf<'updateReview'>) =>
    unwrap(api.PATCH('/reviews/{id}', { params: { path: { id } }, body })),
  remove: (id: string) => unwrap(api.DELETE('/reviews/{id}', { params: { path: { id } } })),
})
