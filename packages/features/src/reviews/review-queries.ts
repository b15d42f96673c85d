import { unwrap } from '@chonoi/api-client'
import type { BodyOf, QueryOf, Review } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import { productQueries } from '../catalog/catalog-queries.ts'

/** Queries of product reviews. */
export const reviewQueries = queryGroup('reviews', (api) => ({
  list: (query: QueryOf<'listReviews'>) =>
    queryOptions({
      queryKey: ['reviews', 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/reviews', { params: { query }, signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['reviews', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/reviews/{id}', { params: { path: { id } }, signal })),
    }),
  stats: (productId: string) =>
    queryOptions({
      queryKey: ['reviews', 'stats', productId],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/reviews/product/{id}/stats', { params: { path: { id: productId } }, signal })),
    }),
  analytics: (days: number) =>
    queryOptions({
      queryKey: ['reviews', 'analytics', days],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/reviews/analytics', { params: { query: { days } }, signal })),
    }),
  /** The caller's own review of a product, or null. */
  own: (productId: string) =>
    queryOptions({
      queryKey: ['reviews', 'own', productId],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/reviews/user/product/{id}', { params: { path: { id: productId } }, signal })),
    }),
}))

/** Queries that a review invalidates: lists, figures, and the product with its rating. */
const touchedByReview = () => [reviewQueries.all, productQueries.all]

/** Mutations of the caller's reviews. */
export const reviewActions = {
  create: (): Action<BodyOf<'createReview'>, unknown> => ({
    send: (api, body) => unwrap(api.POST('/reviews', { body })),
    touches: touchedByReview(),
  }),
  update: ({ id }: Pick<Review, 'id'>): Action<Changes<BodyOf<'updateReview'>>, Review> => ({
    send: (api, body) => unwrap(api.PATCH('/reviews/{id}', { params: { path: { id } }, body })),
    touches: touchedByReview(),
  }),
  reply: ({ id }: Pick<Review, 'id'>): Action<BodyOf<'replyToReview'>, unknown> => ({
    send: (api, body) => unwrap(api.PUT('/reviews/{id}/reply', { params: { path: { id } }, body })),
    touches: touchedByReview(),
  }),
  remove: ({ id }: Pick<Review, 'id'>): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/reviews/{id}', { params: { path: { id } } })),
    touches: touchedByReview(),
  }),
}
