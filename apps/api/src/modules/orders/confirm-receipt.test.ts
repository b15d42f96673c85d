import type { BodyOf } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { findWrongs } from '../../../test/races/soundness.ts'
import { arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangeCheckout, arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, type TestClient, useTestApi } from '../../../test/testing/test-api.ts'
import { releaseOrders } from '../../jobs/release-orders.ts'

const server = useTestApi()
const day = 86_400_000
const of = (id: string) => ({ params: { path: { id }, header: { 'Idempotency-Key': newKey() } } })
const confirm = (client: TestClient, id: string) => client.POST('/orders/{id}/confirm-receipt', of(id))
const jobs = (now: Date) => ({ database: server.api.database, ports: { ...server.api.ports, now: () => now } })
const inDays = (days: number) => new Date(Date.now() + days * day)

/** A paid order that its shop has moved to `until`. */
async function arrange(until: 'PROCESSING' | 'SHIPPED' | 'DELIVERED') {
  const { buyer, body, shop } = await arrangeCheckout(server)
  const client = server.client(buyer.token)
  const seller = await arrangePerson(server, { shop: shop.id })
  const shopClient = server.client(seller.token)
  const { data } = await client.POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body })
  const id = data?.orders[0]?.id ?? ''
  const move = (status: BodyOf<'updateOrderStatus'>['status']) =>
    shopClient.PUT('/orders/{id}/status', { ...of(id), body: { status } })
  const way = ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const
  for (const status of way.slice(0, way.indexOf(until) + 1)) await move(status)
  const payable = async () => (await shopClient.GET('/wallet/shop-balance')).data?.payableInCents
  return { id, client, seller, shopClient, move, payable }
}

test('[WAL-08] confirmReceipt: an order under way is delivered by it, and the shop is paid', async () => {
  const { id, client, payable } = await arrange('SHIPPED')
  const { data } = await confirm(client, id)
  expect(data).toMatchObject({ status: 'DELIVERED', releasedAt: expect.any(String) })
  expect(data?.events.at(-1)).toMatchObject({ status: 'DELIVERED', byRole: 'BUYER' })
  expect(await payable()).toBe(9_500_000)
  expect(await findWrongs(server.owner)).toEqual({})
})

test('confirmReceipt: notifies the shop and is audited', async () => {
  const { id, client, seller } = await arrange('DELIVERED')
  await confirm(client, id)
  const { rows } = await server.owner.query(
    `select type from notifications where user_id = $1 and data ->> 'orderId' = $2 and type = 'ORDER_MONEY_RELEASED'`,
    [seller.id, id],
  )
  expect(rows).toHaveLength(1)
  const audited = await server.owner.query('select action from audit_logs where entity_id = $1 and action = $2', [
    id,
    'order.confirm_receipt',
  ])
  expect(audited.rows).toHaveLength(1)
})

test('confirmReceipt: refuses what is not under way yet, and a second time', async () => {
  const early = await arrange('PROCESSING')
  expect((await confirm(early.client, early.id)).error).toMatchObject({ code: 'order.not_confirmable', status: 409 })
  const { id, client } = await arrange('DELIVERED')
  await confirm(client, id)
  expect((await confirm(client, id)).error).toMatchObject({ code: 'order.not_confirmable', status: 409 })
})

test("confirmReceipt: refuses an order that isn't paid, so the shop gets no other buyer's money", async () => {
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
  const buyer = await arrangePerson(server)
  const { id } = await arrangeOrderOf(server, { buyer, product, status: 'SHIPPED', paymentStatus: 'PENDING' })
  expect((await confirm(server.client(buyer.token), id)).error).toMatchObject({ code: 'order.not_paid', status: 409 })
})

test("confirmReceipt: the shop doesn't find it", async () => {
  const { id, shopClient } = await arrange('DELIVERED')
  expect((await confirm(shopClient, id)).response.status).toBe(404)
})

test('[WAL-08] releaseOrders: pays the shop seven days after delivery, not earlier, and once', async () => {
  const { payable } = await arrange('DELIVERED')
  await releaseOrders(jobs(inDays(6.9)))
  expect(await payable()).toBe(0)
  await Promise.all([releaseOrders(jobs(inDays(7.1))), releaseOrders(jobs(inDays(7.1)))])
  expect(await payable()).toBe(9_500_000)
  expect(await findWrongs(server.owner)).toEqual({})
})

test('releaseOrders: the days are a setting of the platform, which changes no earlier delivery', async () => {
  await server.owner.query('update platform_settings set order_release_days = 3')
  const { payable } = await arrange('DELIVERED')
  await server.owner.query('update platform_settings set order_release_days = 7')
  await releaseOrders(jobs(inDays(3.1)))
  expect(await payable()).toBe(9_500_000)
})

test('[WAL-08] releaseOrders: a refunded order pays nobody; a partly refunded one the rest', async () => {
  const whole = await arrange('DELIVERED')
  await whole.move('REFUNDED')
  const part = await arrange('DELIVERED')
  await part.shopClient.POST('/orders/{id}/refund', {
    ...of(part.id),
    body: { reason: 'Thiếu một món', amountInCents: 4_000_000 },
  })
  await releaseOrders(jobs(inDays(8)))
  expect([await whole.payable(), await part.payable()]).toEqual([0, 5_700_000])
  expect(await findWrongs(server.owner)).toEqual({})
})
