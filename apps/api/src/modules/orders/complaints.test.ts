import { expect, test } from 'vitest'
import { findWrongs } from '../../../test/races/soundness.ts'
import { walletOf } from '../../../test/testing/arrange-deposits.ts'
import { arrangeCheckout, arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey, type TestClient, useTestApi } from '../../../test/testing/test-api.ts'
import { releaseOrders } from '../../jobs/release-orders.ts'

const server = useTestApi()
const day = 86_400_000
const reason = 'Bình bị nứt một đường dài ở đáy'
const note = 'Ảnh cho thấy hàng vỡ khi vận chuyển'
const of = (id: string) => ({ params: { path: { id }, header: { 'Idempotency-Key': newKey() } } })
const complain = (client: TestClient, id: string) =>
  client.POST('/orders/{id}/complaint', { ...of(id), body: { reason } })
const decide = (client: TestClient, id: string, decision: 'RELEASE' | 'REFUND') =>
  client.POST('/admin/order-complaints/{id}/decide', { ...of(id), body: { decision, note } })
const arrangeAdmin = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)

/** A paid order, delivered unless `until` says less. */
async function arrange(until: 'SHIPPED' | 'DELIVERED' = 'DELIVERED') {
  const { buyer, body, shop } = await arrangeCheckout(server)
  const client = server.client(buyer.token)
  const seller = await arrangePerson(server, { shop: shop.id })
  const shopClient = server.client(seller.token)
  const { data } = await client.POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body })
  const id = data?.orders[0]?.id ?? ''
  for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const) {
    await shopClient.PUT('/orders/{id}/status', { ...of(id), body: { status } })
    if (status === until) break
  }
  const payable = async () => (await shopClient.GET('/wallet/shop-balance')).data?.payableInCents
  const wallet = async () => (await walletOf(server, buyer.id)).balance
  const noticesOf = async (userId: string) =>
    (
      await server.owner.query<{ type: string }>(
        `select type from notifications where user_id = $1 and type like 'ORDER_COMPLAINT%' order by created_at`,
        [userId],
      )
    ).rows.map(({ type }) => type)
  return { id, buyer, client, seller, shopClient, payable, wallet, noticesOf }
}
const releaseIn = (days: number) => {
  const now = () => new Date(Date.now() + days * day)
  return releaseOrders({ database: server.api.database, ports: { ...server.api.ports, now } })
}

test('openOrderComplaint: holds the money until somebody decides', async () => {
  const { id, client, payable } = await arrange()
  const { data } = await complain(client, id)
  expect(data).toMatchObject({ releaseDueAt: null, releasedAt: null, complaint: { status: 'OPEN', reason } })
  await releaseIn(30)
  expect(await payable()).toBe(0)
  expect(await findWrongs(server.owner)).toEqual({})
})

test('openOrderComplaint: notifies the shop and the platform, and is audited', async () => {
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  const { id, client, seller, noticesOf } = await arrange()
  await complain(client, id)
  expect(await noticesOf(seller.id)).toEqual(['ORDER_COMPLAINT_OPENED'])
  expect(await noticesOf(admin.id)).toEqual(['ORDER_COMPLAINT_OPENED'])
  const { rowCount } = await server.owner.query(
    `select from audit_logs where entity_id = $1 and action = 'order.complain'`,
    [id],
  )
  expect(rowCount).toBe(1)
})

test('openOrderComplaint: refuses an order under way, a released one, and a second complaint', async () => {
  const refused = { code: 'order.not_complainable', status: 409 }
  const underWay = await arrange('SHIPPED')
  expect((await complain(underWay.client, underWay.id)).error).toMatchObject(refused)
  const { id, client } = await arrange()
  await complain(client, id)
  expect((await complain(client, id)).error).toMatchObject(refused)
  await client.POST('/orders/{id}/confirm-receipt', of(id))
  expect((await complain(client, id)).error).toMatchObject(refused)
})

test("openOrderComplaint: the shop doesn't find it", async () => {
  const { id, shopClient } = await arrange()
  expect((await complain(shopClient, id)).response.status).toBe(404)
})

test('confirmReceipt: withdraws an open complaint', async () => {
  const { id, client, payable } = await arrange()
  await complain(client, id)
  const { data } = await client.POST('/orders/{id}/confirm-receipt', of(id))
  expect(data?.complaint).toMatchObject({ status: 'WITHDRAWN', decidedAt: expect.any(String) })
  expect(await payable()).toBe(9_500_000)
})

test('[WAL-08] decideOrderComplaint: RELEASE pays the shop', async () => {
  const { id, client, payable } = await arrange()
  await complain(client, id)
  const { data } = await decide(await arrangeAdmin(), id, 'RELEASE')
  expect(data).toMatchObject({ id, status: 'RELEASED', note })
  expect(await payable()).toBe(9_500_000)
  expect(await findWrongs(server.owner)).toEqual({})
})

test('[WAL-08] decideOrderComplaint: REFUND gives the buyer the money back', async () => {
  const { id, client, payable, wallet } = await arrange()
  const before = await wallet()
  await complain(client, id)
  expect((await decide(await arrangeAdmin(), id, 'REFUND')).data).toMatchObject({ status: 'REFUNDED', leftInCents: 0 })
  expect([await payable(), (await wallet()) - before]).toEqual([0, 10_000_000])
  expect((await client.GET('/orders/{id}', { params: { path: { id } } })).data?.status).toBe('REFUNDED')
  expect(await findWrongs(server.owner)).toEqual({})
})

test('decideOrderComplaint: buyer and shop read the decision', async () => {
  const { id, buyer, client, seller, noticesOf } = await arrange()
  await complain(client, id)
  await decide(await arrangeAdmin(), id, 'RELEASE')
  expect(await noticesOf(buyer.id)).toEqual(['ORDER_COMPLAINT_RELEASED'])
  expect(await noticesOf(seller.id)).toEqual(['ORDER_COMPLAINT_OPENED', 'ORDER_COMPLAINT_RELEASED'])
})

test('decideOrderComplaint: refuses a second decision and sellers', async () => {
  const { id, client, shopClient } = await arrange()
  await complain(client, id)
  expect((await decide(shopClient, id, 'RELEASE')).response.status).toBe(403)
  const admin = await arrangeAdmin()
  await decide(admin, id, 'RELEASE')
  expect((await decide(admin, id, 'REFUND')).error).toMatchObject({ code: 'complaint.not_open', status: 409 })
})

test('decideOrderComplaint: an order without a complaint is not found', async () => {
  const { id } = await arrange()
  expect((await decide(await arrangeAdmin(), id, 'RELEASE')).response.status).toBe(404)
})

test("a shop's own refund of everything ends the complaint; a part of it doesn't", async () => {
  const { id, client, shopClient } = await arrange()
  await complain(client, id)
  const refund = (amountInCents: number) =>
    shopClient.POST('/orders/{id}/refund', { ...of(id), body: { reason: 'Hàng bị vỡ', amountInCents } })
  expect((await refund(4_000_000)).data?.complaint?.status).toBe('OPEN')
  expect((await refund(6_000_000)).data?.complaint?.status).toBe('REFUNDED')
  expect(await findWrongs(server.owner)).toEqual({})
})

test('listOrderComplaints: lists the open ones with what is held', async () => {
  const { id, client } = await arrange()
  await complain(client, id)
  const { data } = await (await arrangeAdmin()).GET('/admin/order-complaints', {
    params: { query: { status: 'OPEN' } },
  })
  expect(data?.data[0]).toMatchObject({ id, reason, leftInCents: 10_000_000 })
})
