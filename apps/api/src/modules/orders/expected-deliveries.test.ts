import { deliveryEstimate } from '@chonoi/domain'
import { expect, test } from 'vitest'
import {
  arrangeCartLine,
  arrangeCheckout,
  arrangePerson,
  arrangeProduct,
  arrangeShop,
} from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const keyed = () => ({ 'Idempotency-Key': newKey() })

/** A paid checkout of a shop in Hanoi and of one that says nowhere it is from, to Hồ Chí Minh City. */
async function arrange() {
  const { buyer, body, shop, product } = await arrangeCheckout(server)
  await server.owner.query(`update tenants set city = 'Hà Nội' where id = $1`, [shop.id])
  const other = await arrangeShop(server)
  await arrangeCartLine(server, buyer.id, await arrangeProduct(server, { shop: other.id, price: 1_000_000 }), 1)
  const client = server.client(buyer.token)
  const { data: group } = await client.POST('/orders', {
    params: { header: keyed() },
    body: { ...body, expectedTotalInCents: 11_000_000 },
  })
  if (!group) throw new Error('nothing was bought')
  const orderOf = (id: string) => group.orders.find(({ tenant }) => tenant.id === id)?.id ?? ''
  const read = async () =>
    (await client.GET('/order-groups/{id}', { params: { path: { id: group.id } } })).data?.deliveries ?? []
  return { group, product, shop, far: orderOf(shop.id), unknown: orderOf(other.id), read }
}

test('getOrderGroup: says when each order should arrive, by the provinces of shop and buyer', async () => {
  const { group, far, unknown, read } = await arrange()
  const deliveries = await read()
  const now = new Date()
  expect(deliveries).toHaveLength(2)
  expect(deliveries).toContainEqual({ orderId: far, expected: deliveryEstimate(now, '01', '79') })
  expect(deliveries).toContainEqual({ orderId: unknown, expected: deliveryEstimate(now, null, '79') })
  expect(group.deliveries).toEqual(deliveries)
})

test('getOrderGroup: expects nothing of what was shipped, nor of what is downloaded', async () => {
  const { far, unknown, product, shop, read } = await arrange()
  await server.owner.query('update products set is_digital = true where id = $1', [product.id])
  expect((await read()).map(({ orderId }) => orderId)).toEqual([unknown])
  await server.owner.query('update products set is_digital = false where id = $1', [product.id])
  const seller = server.client((await arrangePerson(server, { shop: shop.id })).token)
  for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED'] as const)
    await seller.PUT('/orders/{id}/status', { params: { path: { id: far }, header: keyed() }, body: { status } })
  expect((await read()).map(({ orderId }) => orderId)).toEqual([unknown])
})
