import { type ApiClient, unwrap } from '@chonoi/api-client'

/** Puts goods of three kinds into the cart. */
export async function fillCart(api: ApiClient): Promise<void> {
  const { data } = await unwrap(api.GET('/products', { params: { query: { limit: 3 } } }))
  for (const { id } of data) await unwrap(api.POST('/cart', { body: { productId: id, quantity: 1 } }))
}

/** Removes every address of the signed-in person. */
export async function forgetAddresses(api: ApiClient): Promise<void> {
  const { data } = await unwrap(api.GET('/addresses'))
  for (const { id } of data) await unwrap(api.DELETE('/addresses/{id}', { params: { path: { id } } }))
}
