import { type ApiClient, unwrap } from '@chonoi/api-client'
import { demoApi } from './demo-api.ts'

/** Gives the pottery shop a fee for each address of the customer, and puts one of its bowls into the cart. */
export async function arrangeShippingFees(customer: ApiClient, seller: ApiClient): Promise<void> {
  const { data } = await unwrap(customer.GET('/addresses'))
  const codes = [...new Set(data.flatMap(({ provinceCode }) => provinceCode ?? []))]
  const body = {
    provinceFees: codes.map((provinceCode, index) => ({ provinceCode, feeInCents: 1_500_000 * (index + 1) })),
    freeShippingFromInCents: 30_000_000,
  }
  await unwrap(seller.PUT('/auth/shop/settings', { body }))
  const path = { id: 'bat-an-com-ve-chuon-chuon' }
  const { id: productId } = await unwrap(customer.GET('/products/{id}', { params: { path } }))
  await unwrap(customer.POST('/cart', { body: { productId, quantity: 1 } }))
}

/** The same before a story of the customer. */
export const withShippingFees = async (customer: ApiClient): Promise<void> =>
  arrangeShippingFees(customer, await demoApi('seller@chonoi.test'))
