import type { BodyOf } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { findWrongs } from '../../../test/races/soundness.ts'
import { arrangeDelivery } from '../../../test/testing/arrange-digital-deliveries.ts'
import { walletOf } from '../../../test/testing/arrange-deposits.ts'
import { arrangeCheckout, arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey, type TestClient, useTestApi } from '../../../test/testing/test-api.ts'
import { expireReturns } from '../../jobs/expire-returns.ts'
import { releaseOrders } from '../../jobs/release-orders.ts'

const server = useTestApi()
const day = 86_400_000
const description = 'Bình bị nứt một đường dài ở đáy'
const note = 'Ảnh cho thấy hàng đã dùng rồi'
const of = (id: string) => ({ params: { path: { id }, header: { 'Idempotency-Key': newKey() } } })

/** A paid order of 100,000, delivered unless `until` says less. */
async function arrange({ until = 'DELIVERED' }: { until?: 'SHIPPED' | 'DELIVERED' } = {}) {
  const { buyer, body, shop, product } = await arrangeCheckout(server)
  const client = server.client(buyer.token)
  const seller = await arrangePerson(server, { shop: shop.id })
  const shopClient = server.client(seller.token)
  const { data } = await client.POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body })
  const order = data?.orders[0]
  if (!order) throw new Error('nothing was bought')
  for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const) {
    await shopClient.PUT('/orders/{id}/status', { ...of(order.id), body: { status } })
    if (status === until) break
  }
  const orderLineId = order.items[0]?.id ?? ''
  const bought = order.items[0]?.quantity ?? 0
  const ask = (more: Partial<BodyOf<'createReturn'>> = {}) =>
    client.POST('/orders/{id}/returns', {
      ...of(order.id),
      body: { lines: [{ orderLineId, quantity: bought }], reason: 'DAMAGED', description, ...more },
    })
  const asked = async (more?: Partial<BodyOf<'createReturn'>>) => {
    const { data: one, error } = await ask(more)
    if (!one) throw new Error(JSON.stringify(error))
    return one.id
  }
  const sent = async (more?: Partial<BodyOf<'createReturn'>>) => {
    const id = await asked(more)
    await approve(shopClient, id)
    await send(client, id)
    return id
  }
  const wallet = async () => (await walletOf(server, buyer.id)).balance
  const stock = async () =>
    (
      await server.owner.query<{ stock: number }>('select stock from product_variants where id = $1', [
        product.variantId,
      ])
    ).rows[0]?.stock ?? 0
  const releaseDueAt = async () =>
    (await client.GET('/orders/{id}', { params: { path: { id: order.id } } })).data?.releaseDueAt
  return {
    ...{ order, buyer, client, seller, shopClient, product, shop, orderLineId, bought },
    ...{ ask, asked, sent, wallet, stock, releaseDueAt },
  }
}
const approve = (client: TestClient, id: string) => client.POST('/returns/{id}/approve', { ...of(id), body: {} })
const reject = (client: TestClient, id: string) => client.POST('/returns/{id}/reject', { ...of(id), body: { note } })
const escalate = (client: TestClient, id: string) =>
  client.POST('/returns/{id}/escalate', { ...of(id), body: { note } })
const send = (client: TestClient, id: string) =>
  client.POST('/returns/{id}/send', { ...of(id), body: { carrier: 'GHN', trackingCode: ' GHN42 ' } })
const receive = (client: TestClient, id: string, body: BodyOf<'receiveReturn'> = {}) =>
  client.POST('/returns/{id}/receive', { ...of(id), body })
const decide = (client: TestClient, id: string, decision: 'APPROVE' | 'REJECT') =>
  client.POST('/admin/returns/{id}/decide', { ...of(id), body: { decision, note } })
const read = async (client: TestClient, id: string) =>
  (await client.GET('/returns/{id}', { params: { path: { id } } })).data
const arrangeAdmin = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
const inDays = (days: number) => ({
  database: server.api.database,
  ports: { ...server.api.ports, now: () => new Date(Date.now() + days * day) },
})
const noticesOf = async (userId: string) =>
  (
    await server.owner.query<{ type: string }>(
      `select type from notifications where user_id = $1 and type like 'ORDER_RETURN%' order by created_at`,
      [userId],
    )
  ).rows.map(({ type }) => type.replace('ORDER_RETURN_', ''))

test('createReturn: holds the money of the order, notifies the shop, and is audited', async () => {
  const { ask, seller, releaseDueAt } = await arrange()
  const { data, response } = await ask()
  expect(response.status).toBe(201)
  expect(data).toMatchObject({ status: 'REQUESTED', reason: 'DAMAGED', description, refundInCents: 10_000_000 })
  expect(await releaseDueAt()).toBeNull()
  expect(await noticesOf(seller.id)).toEqual(['REQUESTED'])
  const { rowCount } = await server.owner.query(
    `select from audit_logs where entity_id = $1 and action = 'return.request'`,
    [data?.id],
  )
  expect(rowCount).toBe(1)
})

test('createReturn: refuses an order under way, and one whose days are over', async () => {
  const refused = { code: 'return.not_returnable', status: 409 }
  expect((await (await arrange({ until: 'SHIPPED' })).ask()).error).toMatchObject(refused)
  const { ask, order } = await arrange()
  await server.owner.query(`update orders set delivered_at = now() - interval '8 days' where id = $1`, [order.id])
  expect((await ask()).error).toMatchObject(refused)
})

test('createReturn: the platform decides for how many days', async () => {
  const { ask, order, client } = await arrange()
  await server.owner.query(`update orders set delivered_at = now() - interval '8 days' where id = $1`, [order.id])
  await server.owner.query('update platform_settings set return_days = 9')
  const { data } = await client.GET('/orders/{id}/returns', { params: { path: { id: order.id } } })
  expect(data?.isReturnable).toBe(true)
  expect((await ask()).response.status).toBe(201)
  await server.owner.query('update platform_settings set return_days = 7')
})

test('createReturn: no piece twice, and again after the return was withdrawn', async () => {
  const { ask, asked, client, orderLineId, bought } = await arrange()
  const id = await asked()
  const { error } = await ask({ lines: [{ orderLineId, quantity: 1 }] })
  expect(error).toMatchObject({ status: 422, fields: [{ path: 'lines.0.quantity', code: 'too_large' }] })
  await client.POST('/returns/{id}/cancel', of(id))
  expect((await ask({ lines: [{ orderLineId, quantity: bought }] })).response.status).toBe(201)
})

test("createReturn: refuses lines of other orders and other people's pictures", async () => {
  const { ask } = await arrange()
  const other = await arrange()
  const foreign = await ask({ lines: [{ orderLineId: other.orderLineId, quantity: 1 }] })
  expect(foreign.error).toMatchObject({ fields: [{ path: 'lines.0.orderLineId', code: 'not_in_list' }] })
  const pictures = await ask({ pictureUrls: ['/files/public/00/none.webp'] })
  expect(pictures.error).toMatchObject({ fields: [{ path: 'pictureUrls.0', code: 'upload.unknown' }] })
})

test('createReturn: the wallet paid, so the refund cannot go to a gateway', async () => {
  const { ask } = await arrange()
  expect((await ask({ destination: 'SOURCE' })).error).toMatchObject({ code: 'payment.source_not_refundable' })
})

test('createReturn: digital goods stay', async () => {
  const { ask, orderLineId, seller, client, order } = await arrange()
  await arrangeDelivery(server, { lineId: orderLineId, ownerId: seller.id })
  expect((await ask()).error).toMatchObject({ fields: [{ code: 'too_large' }] })
  const { data } = await client.GET('/orders/{id}/returns', { params: { path: { id: order.id } } })
  expect(data).toMatchObject({ isReturnable: false, lines: [{ returnableQuantity: 0 }] })
})

test("createReturn: a stranger and the shop don't find the order", async () => {
  const { shopClient, order, orderLineId } = await arrange()
  const body = { lines: [{ orderLineId, quantity: 1 }], reason: 'DAMAGED' as const, description }
  expect((await shopClient.POST('/orders/{id}/returns', { ...of(order.id), body })).response.status).toBe(404)
})

test('getOrderReturns: says what is left to return until when', async () => {
  const { client, order, asked, orderLineId, bought } = await arrange()
  const get = async () => (await client.GET('/orders/{id}/returns', { params: { path: { id: order.id } } })).data
  expect(await get()).toMatchObject({
    ...{
      isReturnable: true,
      refundDestinations: ['WALLET'],
      collectedBy: 'PLATFORM',
      returnableUntil: expect.any(String),
      returns: [],
    },
    lines: [{ orderLineId, quantity: bought, returnableQuantity: bought, refundedQuantity: 0 }],
  })
  const id = await asked()
  expect(await get()).toMatchObject({ isReturnable: false, lines: [{ returnableQuantity: 0 }], returns: [{ id }] })
})

test('receiveReturn: the goods are in stock again and the buyer has the money', async () => {
  const { sent, shopClient, buyer, wallet, stock, order, client } = await arrange()
  const id = await sent()
  const [money, pieces] = [await wallet(), await stock()]
  const { data } = await receive(shopClient, id)
  expect(data).toMatchObject({ status: 'REFUNDED', refundInCents: 10_000_000, dueAt: null, trackingCode: 'GHN42' })
  expect(data?.events.map(({ status }) => status)).toEqual(['REQUESTED', 'APPROVED', 'SENT', 'REFUNDED'])
  expect([(await wallet()) - money, (await stock()) - pieces]).toEqual([10_000_000, order.items[0]?.quantity])
  expect(await noticesOf(buyer.id)).toEqual(['APPROVED', 'REFUNDED'])
  const { data: after } = await client.GET('/orders/{id}', { params: { path: { id: order.id } } })
  expect(after).toMatchObject({ status: 'DELIVERED', paymentStatus: 'REFUNDED', refundedInCents: 10_000_000 })
  expect(await findWrongs(server.owner)).toEqual({})
})

test('receiveReturn: the refund names its return, so that a screen says it in its reader’s language', async () => {
  const { sent, shopClient, order, client } = await arrange()
  const returnId = await sent()
  await receive(shopClient, returnId)
  const { rows } = await server.owner.query<{ id: string }>('select payment_id as id from orders where id = $1', [
    order.id,
  ])
  const { data } = await client.GET('/payments/{id}', { params: { path: { id: rows[0]?.id ?? '' } } })
  expect(data?.refunds).toMatchObject([{ returnId, amountInCents: 10_000_000 }])
})

test('receiveReturn: broken pieces are written off', async () => {
  const { sent, shopClient, stock, orderLineId, bought } = await arrange()
  const id = await sent()
  const before = await stock()
  const { data } = await receive(shopClient, id, { damaged: [{ orderLineId, quantity: 1 }] })
  expect(data?.lines).toMatchObject([{ orderLineId, damagedQuantity: 1 }])
  expect((await stock()) - before).toBe(bought - 1)
  const { rows } = await server.owner.query(
    'select type, quantity from stock_movements where reference_id = $1 order by quantity desc',
    [id],
  )
  expect(rows).toEqual([
    { type: 'RETURN', quantity: bought },
    { type: 'DAMAGE', quantity: -1 },
  ])
})

test('receiveReturn: no more is broken than came back', async () => {
  const { sent, shopClient, orderLineId, bought } = await arrange()
  const { error } = await receive(shopClient, await sent(), { damaged: [{ orderLineId, quantity: bought + 1 }] })
  expect(error).toMatchObject({ fields: [{ path: 'damaged.0.quantity', code: 'too_large' }] })
})

test('receiveReturn: after the release the shop gives it back from its earnings, less commission', async () => {
  const { sent, shopClient, client, order, wallet } = await arrange()
  await client.POST('/orders/{id}/confirm-receipt', of(order.id))
  const payable = async () => (await shopClient.GET('/wallet/shop-balance')).data?.payableInCents
  expect(await payable()).toBe(9_500_000)
  const before = await wallet()
  expect((await receive(shopClient, await sent())).data?.status).toBe('REFUNDED')
  expect([await payable(), (await wallet()) - before]).toEqual([0, 10_000_000])
  expect(await findWrongs(server.owner)).toEqual({})
})

test('receiveReturn: what was refunded before is not refunded again', async () => {
  const { sent, shopClient, wallet, order } = await arrange()
  const id = await sent()
  const before = await wallet()
  const body = { reason: 'Hàng lỗi', amountInCents: 4_000_000 }
  await shopClient.POST('/orders/{id}/refund', { ...of(order.id), body })
  expect((await receive(shopClient, id)).data?.refundInCents).toBe(6_000_000)
  expect((await wallet()) - before).toBe(10_000_000)
  expect(await findWrongs(server.owner)).toEqual({})
})

test('receiveReturn: when nothing is left, the goods come back and no money moves', async () => {
  const { sent, shopClient, order } = await arrange()
  const id = await sent()
  await shopClient.POST('/orders/{id}/refund', { ...of(order.id), body: { reason: 'Hàng lỗi' } })
  expect((await receive(shopClient, id)).data).toMatchObject({ status: 'REFUNDED', refundInCents: 0 })
  expect(await findWrongs(server.owner)).toEqual({})
})

test('receiveReturn: nothing twice, and nothing that was not sent', async () => {
  const { sent, shopClient } = await arrange()
  const refused = { code: 'return.transition_not_allowed', status: 409 }
  const id = await sent()
  await receive(shopClient, id)
  expect((await receive(shopClient, id)).error).toMatchObject(refused)
  const other = await arrange()
  expect((await receive(other.shopClient, await other.asked())).error).toMatchObject(refused)
})

test('a return that has ended lets the money go its way again', async () => {
  const { asked, client, releaseDueAt } = await arrange()
  const before = await releaseDueAt()
  const id = await asked()
  expect((await client.POST('/returns/{id}/cancel', of(id))).data?.status).toBe('CANCELLED')
  expect(await releaseDueAt()).toBe(before)
})

test('confirmReceipt: refused while goods go back', async () => {
  const { asked, client, order } = await arrange()
  await asked()
  const { error } = await client.POST('/orders/{id}/confirm-receipt', of(order.id))
  expect(error).toMatchObject({ code: 'order.not_confirmable' })
})

test('the money of an order with a return is not released when its day comes', async () => {
  const { asked, shopClient } = await arrange()
  await asked()
  await releaseOrders(inDays(30))
  expect((await shopClient.GET('/wallet/shop-balance')).data?.payableInCents).toBe(0)
})

test('rejectReturn: the buyer reads why and asks the platform, which lets the goods go back', async () => {
  const { asked, shopClient, client, buyer, seller } = await arrange()
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  const id = await asked()
  expect((await reject(shopClient, id)).data?.events.at(-1)).toMatchObject({
    status: 'REJECTED',
    note,
    byRole: 'SELLER',
  })
  expect((await escalate(client, id)).data?.status).toBe('ESCALATED')
  expect(await noticesOf(admin.id)).toEqual(['ESCALATED'])
  const { data } = await decide(server.client(admin.token), id, 'APPROVE')
  expect(data).toMatchObject({ status: 'APPROVED' })
  expect(data?.events.at(-1)).toMatchObject({ byRole: 'ADMIN', note })
  expect(await noticesOf(buyer.id)).toEqual(['REJECTED', 'APPROVED'])
  expect(await noticesOf(seller.id)).toEqual(['REQUESTED', 'ESCALATED', 'APPROVED'])
})

test('decideReturn: a refusal closes the return for good', async () => {
  const { asked, shopClient, client, releaseDueAt } = await arrange()
  const id = await asked()
  await reject(shopClient, id)
  await escalate(client, id)
  const admin = await arrangeAdmin()
  expect((await decide(admin, id, 'REJECT')).data).toMatchObject({ status: 'CLOSED', dueAt: null })
  expect(await releaseDueAt()).not.toBeNull()
  expect((await decide(admin, id, 'APPROVE')).error).toMatchObject({ code: 'return.transition_not_allowed' })
})

test('decideReturn: sellers may not, and the platform not before it is asked', async () => {
  const { asked, shopClient } = await arrange()
  const id = await asked()
  expect((await decide(shopClient, id, 'APPROVE')).response.status).toBe(403)
  expect((await decide(await arrangeAdmin(), id, 'APPROVE')).error).toMatchObject({ status: 409 })
})

test('markReturnSent: needs a code, and an approval', async () => {
  const { asked, client, shopClient } = await arrange()
  const id = await asked()
  expect((await send(client, id)).error).toMatchObject({ code: 'return.transition_not_allowed' })
  await approve(shopClient, id)
  const { error } = await client.POST('/returns/{id}/send', { ...of(id), body: { carrier: 'GHN' } })
  expect(error).toMatchObject({ fields: [{ path: 'trackingCode', code: 'required' }] })
  expect((await send(client, id)).data).toMatchObject({ status: 'SENT', carrier: 'GHN', trackingCode: 'GHN42' })
})

test("another shop doesn't find the return", async () => {
  const { asked } = await arrange()
  const { shopClient } = await arrange()
  const id = await asked()
  expect((await approve(shopClient, id)).response.status).toBe(404)
  expect(await read(shopClient, id)).toBeUndefined()
})

test('listShopReturns: the own ones, with counts of each status', async () => {
  const { asked, shopClient, client } = await arrange()
  const id = await asked()
  const { data } = await shopClient.GET('/returns/management/all', { params: { query: { status: 'REQUESTED' } } })
  expect(data).toMatchObject({ data: [{ id }], pagination: { total: 1 }, counts: { REQUESTED: 1, SENT: 0 } })
  expect((await client.GET('/returns')).data?.data).toMatchObject([{ id, quantity: expect.any(Number) }])
})

test('listAllReturns: the platform finds those that are overdue', async () => {
  const { asked, seller } = await arrange()
  const id = await asked()
  const admin = await arrangeAdmin()
  const overdue = async () =>
    (await admin.GET('/admin/returns', { params: { query: { isOverdue: true } } })).data?.data.map((one) => one.id)
  expect(await overdue()).not.toContain(id)
  await server.owner.query(`update order_returns set due_at = now() - interval '1 minute' where id = $1`, [id])
  expect(await overdue()).toContain(id)
  expect((await server.client(seller.token).GET('/admin/returns')).response.status).toBe(403)
})

test('listAllReturns, listShopReturns: found by the number of the order and by the buyer', async () => {
  const { asked, shopClient, buyer } = await arrange()
  const id = await asked()
  await (await arrange()).asked()
  const admin = await arrangeAdmin()
  const { rows } = await server.owner.query<{ number: string }>(
    'select o.order_number as number from orders o join order_returns r on r.order_id = o.id where r.id = $1',
    [id],
  )
  const query = { search: rows[0]?.number.toLowerCase() ?? '' }
  const all = await admin.GET('/admin/returns', { params: { query } })
  expect(all.data).toMatchObject({ data: [{ id }], pagination: { total: 1 } })
  const byBuyer = await admin.GET('/admin/returns', { params: { query: { search: buyer.email } } })
  expect(byBuyer.data?.data.map((one) => one.id)).toEqual([id])
  const ofShop = async (search: string) =>
    (await shopClient.GET('/returns/management/all', { params: { query: { search } } })).data?.data.map((one) => one.id)
  expect(await ofShop('nguyen')).toEqual([id])
  expect(await ofShop('không có ai')).toEqual([])
})

test('expireReturns: what the shop does not answer goes to the platform after three days, once', async () => {
  const { asked, client, buyer } = await arrange()
  const id = await asked()
  await expireReturns(inDays(2.9))
  expect((await read(client, id))?.status).toBe('REQUESTED')
  await Promise.all([expireReturns(inDays(3.1)), expireReturns(inDays(3.1))])
  const one = await read(client, id)
  expect(one?.events.map(({ status, byRole }) => [status, byRole])).toEqual([
    ['REQUESTED', 'BUYER'],
    ['ESCALATED', 'SYSTEM'],
  ])
  expect(await noticesOf(buyer.id)).toEqual(['ESCALATED'])
})

test('expireReturns: what the buyer does not send is closed, and the shop gets its money', async () => {
  const { asked, client, shopClient } = await arrange()
  const id = await asked()
  await approve(shopClient, id)
  await expireReturns(inDays(7.1))
  expect((await read(client, id))?.status).toBe('CLOSED')
  await releaseOrders(inDays(7.2))
  expect((await shopClient.GET('/wallet/shop-balance')).data?.payableInCents).toBe(9_500_000)
  expect(await findWrongs(server.owner)).toEqual({})
})
