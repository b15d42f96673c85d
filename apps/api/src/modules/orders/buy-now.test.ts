import { expect, test } from 'vitest'
import { arrangeCartLine, arrangeCheckout, arrangeProduct } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

test('getCart, createOrder: one line is priced and bought alone; the rest of the cart stays', async () => {
  const { buyer, body, shop, product } = await arrangeCheckout(server)
  const other = await arrangeProduct(server, { shop: shop.id })
  await arrangeCartLine(server, buyer.id, other)
  const client = server.client(buyer.token)
  const { variantId } = product
  const alone = (await client.GET('/cart', { params: { query: { variantId } } })).data
  expect(alone?.items.map((item) => item.variantId)).toEqual([variantId])
  const expectedTotalInCents = alone?.totalInCents ?? 0
  expect(expectedTotalInCents).toBeLessThan((await client.GET('/cart', {})).data?.totalInCents ?? 0)
  const params = { header: { 'Idempotency-Key': newKey() } }
  const bought = await client.POST('/orders', { params, body: { ...body, variantId, expectedTotalInCents } })
  expect(bought.data?.orders[0]?.items.map((line) => line.variantId)).toEqual([variantId])
  expect((await client.GET('/cart', {})).data?.items.map((item) => item.variantId)).toEqual([other.variantId])
})

test('createOrder: a line that is not in the cart cannot be bought', async () => {
  const { buyer, body, shop } = await arrangeCheckout(server)
  const { variantId } = await arrangeProduct(server, { shop: shop.id })
  const params = { header: { 'Idempotency-Key': newKey() } }
  const { error } = await server.client(buyer.token).POST('/orders', { params, body: { ...body, variantId } })
  expect(error).toMatchObject({ status: 409, code: 'order.empty_cart' })
})
