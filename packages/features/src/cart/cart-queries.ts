import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { BodyOf } from '@chonoi/contract'
import { queryOptions } from '@tanstack/react-query'

/** The server's cart of whoever is signed in. */
export const cartQueries = (api: ApiClient) => ({
  all: ['cart'] as const,
  summary: () =>
    queryOptions({
      queryKey: ['cart', 'summary'],
      queryFn: ({ signal }) => unwrap(api.GET('/cart/summary', { signal })),
    }),
  detail: () =>
    queryOptions({
      queryKey: ['cart', 'detail'],
      queryFn: ({ signal }) => unwrap(api.GET('/cart', { signal })),
    }),
})

/** What changes the server's cart; each answers the whole cart. */
export const cartMutations = (api: ApiClient) => ({
  add: (body: BodyOf<'addCartItem'>) => unwrap(api.POST('/cart', { body })),
  setQuantity: (itemId: string, quantity: number) =>
    unwrap(api.PATCH('/cart/items/{itemId}', { params: { path: { itemId } }, body: { quantity } })),
  remove: (itemId: string) => unwrap(api.DELETE('/cart/items/{itemId}', { params: { path: { itemId } } })),
  applyCoupon: (code: string) => unwrap(api.POST('/cart/coupon', { body: { code } })),
  removeCoupon: () => unwrap(api.DELETE('/cart/coupon')),
})
