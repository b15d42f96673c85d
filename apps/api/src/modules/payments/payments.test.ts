import { expect, test } from 'vitest'
import {
  arrangeCartLine,
  arrangeCheckout,
  arrangePerson,
  arrangeProduct,
  arrangeShop,
} from '../../../test/testing/arrange.ts'
import {
  arrangeTwoShops,
  arrangeUnpaid,
  beginPayment,
  decide,
  openPaymentStage,
} from '../../../test/testing/arrange-payments.ts'
import { newKey } from '../../../test/testing/test-api.ts'

const stage = openPaymentStage()
const { test: server } = stage
const providers = ['VNPAY', 'MOMO', 'ZALOPAY', 'CARD', 'PAYPAL'] as const

const stateOf = async (id: string) => {
  const { rows } = await server.owner.query<{ status: string; refunded: number }>(
    'select status, refunded_in_cents as refunded from payments where id = $1',
    [id],
  )
  return rows[0]?.status
}
const orderOf = async (id: string) => {
  const { rows } = await server.owner.query<{ status: string; payment_status: string }>(
    'select status, payment_status from orders where id = $1',
    [id],
  )
  return rows[0]
}
const walletOf = async (userId: string) => {
  const { rows } = await server.owner.query<{ balance: number }>(
    `select balance_in_cents as balance from ledger_accounts where kind = 'USER_WALLET' and user_id = $1`,
    [userId],
  )
  return rows[0]?.balance ?? 0
}
const stockOf = async (variantId: string) => {
  const { rows } = await server.owner.query<{ stock: number }>('select stock from product_variants where id = $1', [
    variantId,
  ])
  return rows[0]?.stock
}
const entriesOf = async (paymentId: string) => {
  const { rows } = await server.owner.query<{ kind: string; amount: number }>(
    `select a.kind, e.amount_in_cents as amount from ledger_entries e join ledger_accounts a on a.id = e.account_id
     join ledger_transactions t on t.id = e.transaction_id
     where t.reference_type = 'payment' and t.reference_id = $1 order by e.amount_in_cents`,
    [paymentId],
  )
  return rows
}
const transactionsOf = async (paymentId: string) => {
  const { rows } = await server.owner.query<{ count: number }>(
    `select count(*)::int as count from ledger_transactions where reference_type = 'payment' and reference_id = $1`,
    [paymentId],
  )
  return rows[0]?.count
}

test.each(providers)('[PAY-01] %s: an order is paid by its notification, and its shop is told', async (method) => {
  const checkout = await arrangeUnpaid(stage, { method })
  const payment = await beginPayment(checkout, method)
  expect(payment).toMatchObject({ status: 'PENDING', method, orderId: checkout.order.id })
  expect(payment.redirectUrl).toMatch(/^http:\/\/127\.0\.0\.1/)
  expect(payment.amountInCents - payment.feeInCents).toBe(10_000_000)
  await decide(stage, payment.reference)
  expect(await stateOf(payment.id)).toBe('PAID')
  expect(await orderOf(checkout.order.id)).toMatchObject({ status: 'PENDING', payment_status: 'PAID' })
  const { data: group } = await checkout.client.GET('/order-groups/{id}', {
    params: { path: { id: checkout.group.id } },
  })
  expect(group).toMatchObject({ paymentStatus: 'PAID', paymentMethod: method, paymentDueAt: null })
  const { data: mine } = await checkout.client.GET('/payments/my-payments', {})
  expect(mine?.data.map(({ id, status }) => [id, status])).toEqual([[payment.id, 'PAID']])
  expect(await entriesOf(payment.id)).toEqual([
    { kind: 'GATEWAY_CLEARING', amount: -payment.amountInCents },
    { kind: 'PLATFORM_COMMISSION', amount: payment.feeInCents },
    { kind: 'ORDER_CLEARING', amount: 10_000_000 },
  ])
})

test.each(providers)('[PAY-03] %s: a refused payment leaves the order to be paid another way', async (method) => {
  const checkout = await arrangeUnpaid(stage, { method, money: 20_000_000 })
  const payment = await beginPayment(checkout, method)
  await decide(stage, payment.reference, 'REFUSED')
  const { data: after } = await checkout.client.POST('/payments/{id}/check', {
    params: { path: { id: payment.id } },
  })
  // A provider may say nothing of a refusal until the charge has ended.
  if (after?.status === 'PENDING') {
    stage.pass(20)
    await stage.follow()
  }
  expect(['FAILED', 'EXPIRED']).toContain(await stateOf(payment.id))
  const again = await beginPayment(checkout, 'WALLET')
  expect(again.status).toBe('PAID')
  expect(await orderOf(checkout.order.id)).toMatchObject({ payment_status: 'PAID' })
})

test.each(['late', 'twice', 'out_of_order'] as const)(
  '[PAY-03] a notification that comes %s pays once',
  async (way) => {
    const checkout = await arrangeUnpaid(stage)
    const payment = await beginPayment(checkout)
    await decide(stage, payment.reference, 'PAID', way)
    expect(await stateOf(payment.id)).toBe('PAID')
    expect(await transactionsOf(payment.id)).toBe(1)
  },
)

test.each(providers)('[PAY-03] %s: a forged notification changes nothing', async (method) => {
  const checkout = await arrangeUnpaid(stage, { method })
  const payment = await beginPayment(checkout, method)
  await decide(stage, payment.reference, 'PAID', 'forged')
  expect(await stateOf(payment.id)).toBe('PENDING')
  expect(await transactionsOf(payment.id)).toBe(0)
})

test.each(['other_amount', 'other_currency'] as const)(
  '[PAY-03] %s: goes to the mismatches, not to the order',
  async (way) => {
    const checkout = await arrangeUnpaid(stage)
    const payment = await beginPayment(checkout)
    await decide(stage, payment.reference, 'PAID', way)
    expect(await stateOf(payment.id)).toBe('PENDING')
    const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
    const open = { query: { kind: 'WRONG_AMOUNT', isResolved: false } } as const
    const { data } = await admin.GET('/admin/payments/mismatches', { params: open })
    const [mismatch] = data?.data.filter(({ paymentId }) => paymentId === payment.id) ?? []
    expect(mismatch).toMatchObject({ reference: payment.reference, expectedInCents: payment.amountInCents })
    const params = { path: { id: mismatch?.id ?? '' } }
    const body = { resolution: 'Đã đối chiếu' }
    const closed = await admin.POST('/admin/payments/mismatches/{id}/resolve', { params, body })
    expect(closed.data?.resolvedAt).not.toBeNull()
    const again = await admin.POST('/admin/payments/mismatches/{id}/resolve', { params, body })
    expect(again.error?.code).toBe('payment.mismatch_resolved')
  },
)

test.each(providers)('[PAY-03] %s: silence is healed by the job', async (method) => {
  const checkout = await arrangeUnpaid(stage, { method })
  const payment = await beginPayment(checkout, method)
  await decide(stage, payment.reference, 'PAID', 'never')
  expect(await stateOf(payment.id)).toBe('PENDING')
  stage.pass(1)
  await stage.follow()
  expect(await stateOf(payment.id)).toBe('PAID')
})

test('[PAY-03] the return of the browser asks the gateway and proves nothing itself', async () => {
  const checkout = await arrangeUnpaid(stage)
  const payment = await beginPayment(checkout)
  const check = () => checkout.client.POST('/payments/{id}/check', { params: { path: { id: payment.id } } })
  expect((await check()).data?.status).toBe('PENDING')
  await decide(stage, payment.reference, 'PAID', 'never')
  stage.pass(1)
  expect((await check()).data?.status).toBe('PAID')
})

test('[PAY-03] a gateway that is out of reach when the time is over: the stock is free, its money goes to the wallet', async () => {
  const checkout = await arrangeUnpaid(stage)
  const payment = await beginPayment(checkout)
  expect(await stockOf(checkout.product.variantId)).toBe(9)
  await decide(stage, payment.reference, 'PAID', 'never')
  stage.sandbox.failures.set('vnpay', 100)
  stage.pass(70)
  await stage.follow()
  expect(await stateOf(payment.id)).toBe('EXPIRED')
  expect(await orderOf(checkout.order.id)).toMatchObject({ status: 'CANCELLED' })
  expect(await stockOf(checkout.product.variantId)).toBe(10)
  stage.sandbox.failures.set('vnpay', 0)
  stage.pass(120)
  await stage.follow()
  expect(await stateOf(payment.id)).toBe('REFUNDED')
  expect(await walletOf(checkout.buyer.id)).toBe(payment.amountInCents - payment.feeInCents + 100)
})

test('[PAY-03] nobody pays: the payment expires, the order is cancelled and its stock is free', async () => {
  const checkout = await arrangeUnpaid(stage)
  const payment = await beginPayment(checkout)
  stage.pass(70)
  await stage.follow()
  await stage.follow()
  expect(['EXPIRED', 'FAILED']).toContain(await stateOf(payment.id))
  expect(await orderOf(checkout.order.id)).toMatchObject({ status: 'CANCELLED', payment_status: 'PENDING' })
  expect(await stockOf(checkout.product.variantId)).toBe(10)
  const { error } = await checkout.client.POST('/payments/create', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { orderId: checkout.order.id, method: 'WALLET' },
  })
  expect(error?.code).toBe('payment.nothing_to_pay')
})

test('[PAY-03] money that comes after the order was cancelled goes to the wallet, and the fee stays', async () => {
  const checkout = await arrangeUnpaid(stage)
  const payment = await beginPayment(checkout)
  await checkout.client.POST('/orders/{id}/cancel', {
    params: { path: { id: checkout.order.id }, header: { 'Idempotency-Key': newKey() } },
    body: { reason: 'Đổi ý rồi' },
  })
  expect(await stateOf(payment.id)).toBe('CANCELLED')
  const before = await walletOf(checkout.buyer.id)
  await decide(stage, payment.reference)
  expect(await stateOf(payment.id)).toBe('REFUNDED')
  expect((await walletOf(checkout.buyer.id)) - before).toBe(payment.amountInCents - payment.feeInCents)
})

test('[PAY-01] one payment pays the orders of two shops; a cancelled one of them goes to the wallet', async () => {
  const checkout = await arrangeTwoShops(stage)
  const payment = await beginPayment(checkout)
  await decide(stage, payment.reference)
  expect(payment.orderNumbers).toHaveLength(2)
  for (const order of [checkout.order, checkout.other])
    expect(await orderOf(order.id)).toMatchObject({ payment_status: 'PAID' })
})

test('[PAY-01] createPayment: the same key continues the same payment, another method replaces it', async () => {
  const checkout = await arrangeUnpaid(stage, { money: 50_000_000 })
  const params = { header: { 'Idempotency-Key': newKey() } }
  const body = { orderId: checkout.order.id, method: 'MOMO' as const }
  const first = await checkout.client.POST('/payments/create', { params, body })
  const second = await checkout.client.POST('/payments/create', { params, body })
  expect(second.data?.id).toBe(first.data?.id)
  const other = await beginPayment(checkout, 'MOMO')
  expect(other.id).toBe(first.data?.id)
  const wallet = await beginPayment(checkout, 'WALLET')
  expect(wallet.status).toBe('PAID')
  expect(await stateOf(other.id)).toBe('CANCELLED')
  const before = await walletOf(checkout.buyer.id)
  await decide(stage, other.reference)
  expect((await walletOf(checkout.buyer.id)) - before).toBe(other.amountInCents - other.feeInCents)
})

test('[PAY-01] returnUrl: the gateway sends the browser to a path of this site and nowhere else', async () => {
  const checkout = await arrangeUnpaid(stage, { method: 'MOMO' })
  const create = (returnUrl: string) =>
    checkout.client.POST('/payments/create', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { orderId: checkout.order.id, method: 'MOMO', returnUrl },
    })
  for (const elsewhere of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '']) {
    const { error } = await create(elsewhere)
    expect([elsewhere, error?.status, error?.fields?.[0]]).toMatchObject([elsewhere, 422, { path: 'returnUrl' }])
  }
  const { data } = await create('/orders?status=PAID')
  const charge = stage.sandbox.charges.byReference('momo', data?.reference ?? '')
  expect(charge?.returnUrl).toBe(`${server.api.ports.publicUrl}/orders?status=PAID`)
})

test('[PAY-03] a crash before the charge is healed: the job opens it, and nothing is charged twice', async () => {
  const checkout = await arrangeUnpaid(stage, { method: 'MOMO' })
  stage.sandbox.failures.set('momo', 1)
  const { error } = await checkout.client.POST('/payments/create', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { orderId: checkout.order.id, method: 'MOMO' },
  })
  expect(error?.code).toBe('payment.gateway_unreachable')
  stage.pass(1)
  await stage.follow()
  const { data } = await checkout.client.GET('/payments/my-payments', {})
  expect(data?.data).toHaveLength(1)
  expect(data?.data[0]).toMatchObject({ status: 'PENDING', redirectUrl: expect.stringContaining('http') })
  // The answer of the gateway was lost after it had opened the charge: asking again finds the same one.
  await server.owner.query('update payments set redirect_url = null, gateway_reference = null where id = $1', [
    data?.data[0]?.id,
  ])
  const again = await beginPayment(checkout, 'MOMO')
  expect(again.id).toBe(data?.data[0]?.id)
  await decide(stage, again.reference)
  expect(await transactionsOf(again.id)).toBe(1)
})

test('[PAY-03] notifications and the job at the same moment pay once', async () => {
  const checkout = await arrangeUnpaid(stage, { method: 'MOMO' })
  const payment = await beginPayment(checkout, 'MOMO')
  await decide(stage, payment.reference, 'PAID', 'never')
  stage.pass(1)
  const charge = stage.sandbox.charges.byReference('momo', payment.reference)
  if (!charge) throw new Error('no charge')
  await Promise.all([
    stage.follow(),
    stage.follow(),
    checkout.client.POST('/payments/{id}/check', { params: { path: { id: payment.id } } }),
    stage.sandbox.notify(charge, 'twice'),
    stage.sandbox.notify(charge, 'none'),
  ])
  expect(await stateOf(payment.id)).toBe('PAID')
  expect(await transactionsOf(payment.id)).toBe(1)
  expect(server.deadlocks).toBe(0)
})

test('[PAY-01] cash on delivery: confirmed unpaid, paid when it is delivered', async () => {
  const { buyer, client, order, shop } = await arrangeUnpaid(stage, { method: 'CASH_ON_DELIVERY' })
  expect(await orderOf(order.id)).toMatchObject({ status: 'CONFIRMED', payment_status: 'PENDING' })
  const seller = server.client((await arrangePerson(server, { shop: shop.id })).token)
  for (const status of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const) {
    const moved = await seller.PUT('/orders/{id}/status', {
      params: { path: { id: order.id }, header: { 'Idempotency-Key': newKey() } },
      body: { status },
    })
    expect(moved.error?.code).toBeUndefined()
  }
  expect(await orderOf(order.id)).toMatchObject({ status: 'DELIVERED', payment_status: 'PAID' })
  const { data } = await client.GET('/payments/my-payments', {})
  expect(data?.data).toMatchObject([{ method: 'CASH_ON_DELIVERY', status: 'PAID', amountInCents: 10_000_000 }])
  expect(await walletOf(buyer.id)).toBe(100)
})

test('[ORD-05] an unpaid order is not sent', async () => {
  const { order, shop } = await arrangeUnpaid(stage)
  const seller = server.client((await arrangePerson(server, { shop: shop.id })).token)
  const { error } = await seller.PUT('/orders/{id}/status', {
    params: { path: { id: order.id }, header: { 'Idempotency-Key': newKey() } },
    body: { status: 'CONFIRMED' },
  })
  expect(error?.code).toBe('order.not_paid')
})

test('listPaymentMethods: offers every enabled gateway with its fee, and says why one is not offered', async () => {
  const { buyer, body } = await arrangeCheckout(server, { price: 50_000, money: 100 })
  const { data } = await server.client(buyer.token).GET('/payments/methods', { params: { query: {} } })
  const reasons = Object.fromEntries(
    data?.data.map(({ method, unavailableBecause }) => [method, unavailableBecause]) ?? [],
  )
  expect(reasons).toEqual({
    ...{ WALLET: 'BALANCE_TOO_LOW', VNPAY: 'BELOW_MINIMUM', MOMO: 'BELOW_MINIMUM', ZALOPAY: 'BELOW_MINIMUM' },
    ...{ CARD: 'BELOW_MINIMUM', PAYPAL: 'BELOW_MINIMUM', VIETQR: 'BELOW_MINIMUM', MANUAL_DEPOSIT: 'BELOW_MINIMUM' },
    CASH_ON_DELIVERY: null,
  })
  const refused = await server.client(buyer.token).POST('/orders', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { ...body, paymentMethod: 'VNPAY' },
  })
  expect(refused.error?.code).toBe('payment.method_unavailable')
})

test('listPaymentMethods: one variant bought alone, or all of several shops, counts just what will be ordered', async () => {
  const { buyer, body, product } = await arrangeCheckout(server, { price: 10_000_000, money: 12_000_000 })
  const file = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price: 5_000_000 })
  await server.owner.query('update products set is_digital = true where id = $1', [file.id])
  await arrangeCartLine(server, buyer.id, file)
  const client = server.client(buyer.token)
  const offered = async (variantId?: string) => {
    const { data } = await client.GET('/payments/methods', { params: { query: variantId ? { variantId } : {} } })
    const of = (method: string) => data?.data.find((option) => option.method === method)
    const [wallet, cash, vnpay] = [of('WALLET'), of('CASH_ON_DELIVERY'), of('VNPAY')]
    return [data?.amountInCents, wallet?.unavailableBecause, cash?.unavailableBecause, vnpay?.feeInCents]
  }
  const [whole, bowl, alone] = [await offered(), await offered(product.variantId), await offered(file.variantId)]
  expect(whole.slice(0, 3)).toEqual([15_000_000, 'BALANCE_TOO_LOW', 'DIGITAL_GOODS'])
  expect(bowl.slice(0, 3)).toEqual([10_000_000, null, null])
  expect(alone.slice(0, 3)).toEqual([5_000_000, null, 'DIGITAL_GOODS'])
  expect([bowl[3], alone[3]]).toEqual([Number(whole[3]) / 1.5, Number(whole[3]) / 3])
  const place = (variantId: string, expectedTotalInCents: number) =>
    client.POST('/orders', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { ...body, paymentMethod: 'CASH_ON_DELIVERY', variantId, expectedTotalInCents },
    })
  expect((await place(file.variantId, 5_000_000)).error?.code).toBe('payment.method_unavailable')
  expect((await place(product.variantId, 10_000_000)).response.status).toBe(201)
})

test('createOrder: a payment fee that changed since the page was shown is refused with the new amount', async () => {
  const { buyer, body } = await arrangeCheckout(server, { money: 100 })
  const client = server.client(buyer.token)
  const { data } = await client.GET('/payments/methods', { params: { query: {} } })
  const feeInCents = data?.data.find(({ method }) => method === 'VNPAY')?.feeInCents ?? 0
  expect(feeInCents).toBeGreaterThan(0)
  const order = (expectedFeeInCents: number, expectedTotalInCents = body.expectedTotalInCents) =>
    client.POST('/orders', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { ...body, paymentMethod: 'VNPAY', expectedTotalInCents, expectedFeeInCents },
    })
  const refused = await order(feeInCents - 100)
  expect(refused.response.status).toBe(409)
  const amountInCents = body.expectedTotalInCents + feeInCents
  expect(refused.error).toMatchObject({ code: 'payment.amount_changed', details: { amountInCents } })
  expect((await client.GET('/cart')).data?.items).toHaveLength(1)
  expect((await order(feeInCents, 100)).error).toMatchObject({
    ...{ code: 'order.price_changed', details: { totalInCents: body.expectedTotalInCents, feeInCents } },
  })
  expect((await order(feeInCents)).response.status).toBe(201)
})

test('createPayment: another amount than the buyer was shown is refused with the new one, and nothing begins', async () => {
  const { client, order } = await arrangeUnpaid(stage)
  const pay = (expectedAmountInCents: number) =>
    client.POST('/payments/create', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { orderId: order.id, method: 'VNPAY', expectedAmountInCents },
    })
  const refused = await pay(order.totalInCents)
  expect(refused.response.status).toBe(409)
  const amountInCents = Number(refused.error?.details?.['amountInCents'])
  expect(refused.error?.code).toBe('payment.amount_changed')
  expect(amountInCents).toBeGreaterThan(order.totalInCents)
  expect((await client.GET('/payments/my-payments', {})).data?.data).toEqual([])
  expect((await pay(amountInCents)).data).toMatchObject({ amountInCents })
})

test('createPayment: a payment at an earlier fee does not continue for a buyer who was shown the new one', async () => {
  const checkout = await arrangeUnpaid(stage)
  const begun = await beginPayment(checkout)
  await server.owner.query(
    'update payments set amount_in_cents = amount_in_cents + 100, fee_in_cents = fee_in_cents + 100 where id = $1',
    [begun.id],
  )
  const { data } = await checkout.client.POST('/payments/create', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { orderId: checkout.order.id, method: 'VNPAY', expectedAmountInCents: begun.amountInCents },
  })
  expect(data).toMatchObject({ amountInCents: begun.amountInCents })
  expect(data?.id).not.toBe(begun.id)
  expect(await stateOf(begun.id)).toBe('CANCELLED')
})

test('[PAY-02] a MoMo payment is created, and its status read by its owner alone', async () => {
  const checkout = await arrangeUnpaid(stage, { method: 'MOMO' })
  const { data } = await checkout.client.POST('/momo/payments', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { orderId: checkout.order.id },
  })
  expect(data).toMatchObject({ status: 'PENDING', payUrl: expect.stringContaining('http') })
  const params = { path: { id: data?.id ?? '' } }
  const { data: status } = await checkout.client.GET('/momo/payments/{id}/status', { params })
  expect(status).toMatchObject({ id: data?.id, status: 'PENDING', message: 'Waiting for the payment' })
  const stranger = server.client((await arrangePerson(server)).token)
  expect((await stranger.GET('/momo/payments/{id}/status', { params })).response.status).toBe(404)
  expect((await stranger.GET('/payments/{id}', { params })).response.status).toBe(404)
})

test('a notification for a gateway that nobody configured is not found; one without a signature is refused', async () => {
  const forged = await server.send('/payments/momo/notifications', { method: 'POST', body: '{"orderId":"x"}' })
  expect([200, 204]).not.toContain(forged.status)
  const vnpay = await server.send('/payments/vnpay/notifications?vnp_TxnRef=x')
  expect(await vnpay.json()).toMatchObject({ RspCode: '97' })
  expect((await server.send('/payments/none/notifications')).status).toBe(404)
})
