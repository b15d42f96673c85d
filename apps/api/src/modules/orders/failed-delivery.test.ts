import { expect, test } from 'vitest'
import { arrangeAccountants, arrangeCarried } from '../../../test/testing/arrange-remittances.ts'
import { arrangeCheckout, arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const keyed = (id: string) => ({ path: { id }, header: { 'Idempotency-Key': newKey() } })
const reason = 'Khách từ chối nhận hàng'

const report = (seller: TestClient, id: string) =>
  seller.POST('/orders/{id}/failed-delivery', { params: keyed(id), body: { reason } })

/** An order of 100,000 ₫ that its shop has sent. */
async function arrangeSent(paymentMethod: 'WALLET' | 'CASH_ON_DELIVERY') {
  const { shop, product, buyer, body } = await arrangeCheckout(server, { money: 10_000_000 })
  const client = server.client(buyer.token)
  const { data } = await client.POST('/orders', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { ...body, paymentMethod },
  })
  const order = data?.orders[0]
  if (!order) throw new Error('the order was not placed')
  const seller = server.client((await arrangePerson(server, { shop: shop.id })).token)
  const move = (status: 'CONFIRMED' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED') =>
    seller.PUT('/orders/{id}/status', { params: keyed(order.id), body: { status } })
  for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED'] as const) await move(status)
  return { shop, product, buyer, client, order, seller, move }
}

type Sent = Awaited<ReturnType<typeof arrangeSent>>

const readBy = async ({ client, order }: Pick<Sent, 'client' | 'order'>) =>
  (await client.GET('/orders/{id}', { params: { path: { id: order.id } } })).data

async function one<T>(text: string, id: string): Promise<T | undefined> {
  const { rows } = await server.owner.query<{ value: T }>(text, [id])
  return rows[0]?.value
}
const stockOf = ({ product }: Sent) =>
  one<number>('select stock as value from product_variants where id = $1', product.variantId)
const walletOf = ({ buyer }: Sent) =>
  one<number>(
    `select balance_in_cents as value from ledger_accounts where kind = 'USER_WALLET' and user_id = $1`,
    buyer.id,
  )

test('reportFailedDelivery: a paid order is cancelled, its stock and its money go back', async () => {
  const sent = await arrangeSent('WALLET')
  expect([await stockOf(sent), await walletOf(sent)]).toEqual([9, 0])
  const { data } = await report(sent.seller, sent.order.id)
  expect(data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED', refundedInCents: 10_000_000 })
  expect([await stockOf(sent), await walletOf(sent)]).toEqual([10, 10_000_000])
})

test('reportFailedDelivery: the buyer is told, and reads the reason', async () => {
  const sent = await arrangeSent('WALLET')
  await report(sent.seller, sent.order.id)
  expect((await readBy(sent))?.events.at(-1)).toMatchObject({ status: 'CANCELLED', note: reason, byRole: 'SELLER' })
  const { data } = await sent.client.GET('/notifications', {})
  expect(data?.data.map(({ type }) => type)).toContain('ORDER_CANCELLED')
})

test('reportFailedDelivery: cash that nobody paid is no longer asked for', async () => {
  const sent = await arrangeSent('CASH_ON_DELIVERY')
  const { data } = await report(sent.seller, sent.order.id)
  expect(data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'PENDING', refundedInCents: 0 })
  const { data: payments } = await sent.client.GET('/payments/my-payments', {})
  expect(payments?.data).toMatchObject([{ status: 'CANCELLED' }])
  expect([await stockOf(sent), await walletOf(sent)]).toEqual([10, 10_000_000])
})

test('reportFailedDelivery: what a carrier took back is no longer matched with its statements', async () => {
  const { seller, order, carrierId, trackingCode } = await arrangeCarried(server, { status: 'SHIPPED' })
  const { importOf, confirm } = await arrangeAccountants(server)
  const statement = {
    ...{ carrierId, transferredInCents: order.totalInCents },
    lines: [{ trackingCode, collectedInCents: order.totalInCents }],
  }
  const draft = await importOf(statement)
  expect((await report(seller, order.id)).data?.status).toBe('CANCELLED')
  const { data } = await confirm(draft.data?.id ?? '')
  expect(data?.lines).toMatchObject([{ isBooked: false }])
})

test('reportFailedDelivery: only while the parcel is under way, once', async () => {
  const sent = await arrangeSent('WALLET')
  expect((await sent.move('CANCELLED')).error?.code).toBe('order.not_cancellable')
  expect((await report(sent.seller, sent.order.id)).response.status).toBe(200)
  expect((await report(sent.seller, sent.order.id)).error?.code).toBe('order.transition_not_allowed')
  const delivered = await arrangeSent('WALLET')
  await delivered.move('DELIVERED')
  expect((await report(delivered.seller, delivered.order.id)).error?.code).toBe('order.transition_not_allowed')
})

test("reportFailedDelivery: neither the buyer nor another shop takes the shop's parcel back", async () => {
  const sent = await arrangeSent('WALLET')
  const stranger = server.client((await arrangePerson(server, { shop: (await arrangeShop(server)).id })).token)
  expect((await report(sent.client, sent.order.id)).response.status).toBe(403)
  expect((await report(stranger, sent.order.id)).response.status).toBe(404)
})
