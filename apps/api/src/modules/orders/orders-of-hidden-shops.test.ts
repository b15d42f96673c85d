import { expect, test } from 'vitest'
import { arrangeBuyerOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const price = 10_000_000

/** An order of a shop that the platform suspended afterwards. */
async function arrangeOrderOfSuspended() {
  const shop = (await arrangeShop(server)).id
  const product = await arrangeProduct(server, { shop, price, stock: 10 })
  const buyer = await arrangeBuyerOf(server, product)
  const { data } = await buyer.order(price)
  const id = data?.orders[0]?.id ?? ''
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  await admin.POST('/tenants/bulk', { body: { ids: [shop], action: 'SUSPEND' } })
  return { ...buyer, id, params: { path: { id } } }
}

test('listMyOrders, getOrder: buyers still see what they bought from a shop that was suspended', async () => {
  const { client, id, params } = await arrangeOrderOfSuspended()
  expect((await client.GET('/orders/my-orders')).data?.data.map((order) => order.id)).toEqual([id])
  expect((await client.GET('/orders/{id}', { params })).response.status).toBe(200)
})

test('cancelOrder: the buyer gets the money back of a shop that was suspended', async () => {
  const { client, params } = await arrangeOrderOfSuspended()
  const { data, response } = await client.POST('/orders/{id}/cancel', {
    params: { ...params, header: { 'Idempotency-Key': newKey() } },
    body: { reason: 'Cửa hàng đã bị khóa' },
  })
  expect([response.status, data?.status]).toEqual([200, 'CANCELLED'])
})

test('getOrder: nobody else sees the shop through it', async () => {
  const { params } = await arrangeOrderOfSuspended()
  const stranger = server.client((await arrangePerson(server)).token)
  expect((await stranger.GET('/orders/{id}', { params })).response.status).toBe(404)
})
