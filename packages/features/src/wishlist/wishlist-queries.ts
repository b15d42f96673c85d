import { unwrap } from '@chonoi/api-client'
import type { BodyOf, QueryOf, WishlistItem } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'

/** Queries of the caller's saved products. */
export const wishlistQueries = queryGroup('wishlist', (api) => ({
  list: (query: QueryOf<'listWishlist'>) =>
    queryOptions({
      queryKey: ['wishlist', 'list', query],
      queryFn: ({ signal }) => unwrap(api.GET('/wishlist', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** The figures, with the ids that mark the products of a page. */
  summary: () =>
    queryOptions({
      queryKey: ['wishlist', 'summary'],
      queryFn: ({ signal }) => unwrap(api.GET('/auth/wishlist/summary', { signal })),
      staleTime: 60_000,
    }),
}))

const touches = [wishlistQueries.all]

/** Mutations of the wishlist. */
export const wishlistActions = {
  /** Saves or removes a product. */
  mark: (productId: string): Action<boolean, unknown> => ({
    send: (api, isSaved) =>
      isSaved
        ? unwrap(api.POST('/wishlist', { body: { productId } }))
        : unwrap(api.DELETE('/wishlist/product/{productId}', { params: { path: { productId } } })),
    touches,
  }),
  update: ({ id }: Pick<WishlistItem, 'id'>): Action<Changes<BodyOf<'updateWishlistItem'>>, WishlistItem> => ({
    send: (api, body) => unwrap(api.PUT('/wishlist/{id}', { params: { path: { id } }, body })),
    touches,
  }),
}
