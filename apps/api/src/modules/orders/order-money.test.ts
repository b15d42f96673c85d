import { expect, test } from 'vitest'
import { arrangeUnpaid, beginPayment, decide, openPaymentStage } from '../../../test/testing/arrange-payments.ts'
import { arrangeCheckout, arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey } from '../../../test/testing/test-api.ts'

const stage = openPaymentStage()
const { test: server } = stage
const keyed = () => ({ header: { 'Idempotency-Key': newKey() } })

test('[ORD-03] listMyOrders: AWAITING_PAYMENT lists the orders that can still be paid, with their time', async () => {
  const unpaid = await arrangeUnpaid(stage)
  const list = (status: 'AWAITING_PAYMENT' | 'PENDING') =>
    unpaid.client.GET('/orders/my-orders', { params: { query: { status } } })
  const { data: awaited } = await list('AWAITING_PAYMENT')
  expect(awaited?.data).toMatchObject([{ id: unpaid.order.id, paymentDueAt: unpaid.group.paymentDueAt }])

  const payment = await beginPayment(unpaid)
  await decide(stage, payment.reference)
  expect((await list('AWAITING_PAYMENT')).data?.data).toEqual([])
  expect((await list('PENDING')).data?.data).toMatchObject([{ id: unpaid.order.id, paymentDueAt: null }])
})

test('[ORD-03] listMyOrders: an order by cash and a cancelled one await no payment', async () => {
  const cash = await arrangeUnpaid(stage, { method: 'CASH_ON_DELIVERY' })
  const unpaid = await arrangeUnpaid(stage)
  await unpaid.client.POST('/orders/{id}/cancel', {
    params: { path: { id: unpaid.order.id }, ...keyed() },
    body: { reason: 'Đổi ý rồi' },
  })
  for (const { client } of [cash, unpaid]) {
    const { data } = await client.GET('/orders/my-orders', { params: { query: { status: 'AWAITING_PAYMENT' } } })
    expect(data?.data).toEqual([])
  }
})

test('[PAY-01] getOrder: tells its buyer and the platform what was paid, with the fee', async () => {
  const unpaid = await arrangeUnpaid(stage)
  const { id, reference, feeInCents, amountInCents } = await beginPayment(unpaid)
  await decide(stage, reference)
  const platform = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  for (const client of [unpaid.client, platform]) {
    const { data } = await client.GET('/orders/{id}', { params: { path: { id: unpaid.order.id } } })
    expect(data?.payment).toMatchObject({ id, feeInCents, amountInCents })
    expect(feeInCents).toBeGreaterThan(0)
  }
})

test('[PAY-01] getManagedOrder: a shop learns until when the order can be paid, but nothing of the payment itself', async () => {
  const unpaid = await arrangeUnpaid(stage)
  const seller = server.client((await arrangePerson(server, { shop: unpaid.shop.id })).token)
  const read = () => seller.GET('/orders/management/{id}', { params: { path: { id: unpaid.order.id } } })
  expect((await read()).data).toMatchObject({ paymentDueAt: unpaid.group.paymentDueAt, payment: null })
  await decide(stage, (await beginPayment(unpaid)).reference)
  expect((await read()).data?.payment).toBeNull()
})

test("[WAL-08] getManagedOrder: the shop's share is what it is credited with, of goods and delivery", async () => {
  const { buyer, body, shop } = await arrangeCheckout(server)
  await server.owner.query('update tenants set shipping_fee_in_cents = 3000000 where id = $1', [shop.id])
  const { data: group } = await server.client(buyer.token).POST('/orders', {
    params: keyed(),
    body: { ...body, expectedTotalInCents: body.expectedTotalInCents + 3_000_000 },
  })
  const id = group?.orders[0]?.id ?? ''
  const seller = server.client((await arrangePerson(server, { shop: shop.id })).token)
  for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
    await seller.PUT('/orders/{id}/status', { params: { path: { id }, ...keyed() }, body: { status } })
  const { data } = await seller.GET('/orders/management/{id}', { params: { path: { id } } })
  expect(data?.share).toEqual({
    leftInCents: 13_000_000,
    commissionInCents: 500_000,
    promotionInCents: 0,
    payableInCents: 12_500_000,
  })
  await server.client(buyer.token).POST('/orders/{id}/confirm-receipt', { params: { path: { id }, ...keyed() } })
  const { rows } = await server.owner.query(
    `select balance_in_cents as balance from ledger_accounts where kind = 'SELLER_PAYABLE' and tenant_id = $1`,
    [shop.id],
  )
  expect(rows).toEqual([{ balance: data?.share.payableInCents }])
})
