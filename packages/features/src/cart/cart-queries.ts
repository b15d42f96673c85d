import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { BodyOf, Cart, QueryOf } from '@chonoi/contract'
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'

/** Queries of the signed-in user's cart. */
export const cartQueries = queryGroup('cart', (api) => ({
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
  /** What is checked out: the whole cart or the line of one variant alone, to the default address or another. */
  checkout: (bought: QueryOf<'getCart'>) =>
    queryOptions({
      queryKey: Object.keys(bought).length === 0 ? ['cart', 'detail'] : ['cart', 'only', bought],
      queryFn: ({ signal }) => unwrap(api.GET('/cart', { params: { query: bought }, signal })),
    }),
}))

const storeCart = (client: QueryClient, api: ApiClient, cart: Cart) =>
  client.setQueryData(cartQueries(api).detail().queryKey, cart)

/** The totals in the header. Cart mutations return the cart itself. */
export const cartSummaryKey: QueryKey = ['cart', 'summary']

const touchedByCart = [cartSummaryKey]

/** Mutations of the server's cart. Each returns the whole cart. */
export const cartActions = {
  add: (): Action<BodyOf<'addCartItem'>, Cart> => ({
    send: (api, body) => unwrap(api.POST('/cart', { body })),
    touches: touchedByCart,
    store: storeCart,
  }),
  setQuantity: (): Action<{ itemId: string; quantity: number }, Cart> => ({
    send: (api, { itemId, quantity }) =>
      unwrap(api.PATCH('/cart/items/{itemId}', { params: { path: { itemId } }, body: { quantity } })),
    touches: touchedByCart,
  }),
  remove: (): Action<string, Cart> => ({
    send: (api, itemId) => unwrap(api.DELETE('/cart/items/{itemId}', { params: { path: { itemId } } })),
    touches: touchedByCart,
  }),
  applyCoupon: (): Action<string, Cart> => ({
    send: (api, code) => unwrap(api.POST('/cart/coupon', { body: { code } })),
    touches: touchedByCart,
    store: storeCart,
  }),
  removeCoupon: (): Action<void, Cart> => ({
    send: (api) => unwrap(api.DELETE('/cart/coupon')),
    touches: touchedByCart,
    store: storeCart,
  }),
}
