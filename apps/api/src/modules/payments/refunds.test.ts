import { expect, test } from 'vitest'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import {
  arrangeTwoShops,
  arrangeUnpaid,
  beginPayment,
  decide,
  openPaymentStage,
} from '../../../test/testing/arrange-payments.ts'
import { newKey, type TestClient } from '../../../test/testing/test-api.ts'
import type { BodyOf } from '@chonoi/contract'

const stage = openPaymentStage()
const { test: server } = stage
const administrator = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)

async function paidBy(method: 'VNPAY' | 'MOMO' | 'ZALOPAY' | 'CARD' | 'PAYPAL' | 'WALLET') {
  const checkout = await arrangeUnpaid(stage, { method: 'VNPAY', money: 20_000_000 })
  const payment = await beginPayment(checkout, method)
  if (method !== 'WALLET') await decide(stage, payment.reference)
  return { ...checkout, payment }
}

const refund = (client: TestClient, id: string, body: BodyOf<'refundPayment'>, key = newKey()) =>
  client.POST('/admin/payments/{id}/refund', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body })

const balanceOf = async (kind: string, owner: { userId?: string; tenantId?: string; gateway?: string }) => {
  const { rows } = await server.owner.query<{ balance: number }>(
    `select balance_in_cents as balance from ledger_accounts where kind = $1 and user_id is not distinct from $2::uuid
       and tenant_id is not distinct from $3::uuid and gateway is not distinct from $4::text`,
    [kind, owner.userId ?? null, owner.tenantId ?? null, owner.gateway ?? null],
  )
  return rows[0]?.balance ?? 0
}

test('[PAY-01] refundPayment: in parts to the wallet, never more than was paid', async () => {
  const { buyer, payment, shop, order } = await paidBy('VNPAY')
  const admin = await administrator()
  const before = await balanceOf('USER_WALLET', { userId: buyer.id })
  const first = await refund(admin, payment.id, { amountInCents: 4_000_000, reason: 'Hàng lỗi' })
  expect(first.data).toMatchObject({ status: 'PARTIALLY_REFUNDED', refundedInCents: 4_000_000 })
  expect(first.data?.refunds).toMatchObject([{ amountInCents: 4_000_000, destination: 'WALLET', status: 'COMPLETED' }])
  const tooMuch = await refund(admin, payment.id, { amountInCents: 7_000_000, reason: 'Hàng lỗi' })
  expect(tooMuch.error?.code).toBe('payment.refund_too_large')
  const rest = await refund(admin, payment.id, { reason: 'Hàng lỗi' })
  expect(rest.data).toMatchObject({ status: 'REFUNDED', refundedInCents: 10_000_000 })
  expect((await balanceOf('USER_WALLET', { userId: buyer.id })) - before).toBe(10_000_000)
  expect(await balanceOf('ORDER_CLEARING', { tenantId: shop.id })).toBe(0)
  const none = await refund(admin, payment.id, { reason: 'Hàng lỗi' })
  expect(none.error?.code).toBe('payment.not_refundable')
  const { data } = await server.client(buyer.token).GET('/orders/{id}', { params: { path: { id: order.id } } })
  expect(data).toMatchObject({ paymentStatus: 'REFUNDED', refundedInCents: 10_000_000 })
})

test.each(['VNPAY', 'MOMO', 'ZALOPAY', 'CARD', 'PAYPAL'] as const)(
  '[PAY-01] %s: a refund to the source reaches the gateway once, and the gateway is asked until it is done',
  async (method) => {
    const { payment } = await paidBy(method)
    const admin = await administrator()
    const key = newKey()
    const body = { amountInCents: 3_000_000, destination: 'SOURCE', reason: 'Khách trả hàng' } as const
    await refund(admin, payment.id, body, key)
    await refund(admin, payment.id, body, key)
    stage.pass(2)
    await stage.follow()
    const { data } = await admin.GET('/admin/payments/{id}', { params: { path: { id: payment.id } } })
    expect(data?.refunds).toMatchObject([{ destination: 'SOURCE', status: 'COMPLETED', resultCode: null }])
    const provider = { VNPAY: 'vnpay', MOMO: 'momo', ZALOPAY: 'zalopay', CARD: 'stripe', PAYPAL: 'paypal' } as const
    const charge = stage.sandbox.charges
      .all(provider[method])
      .find(({ reference }) => reference.endsWith(payment.reference))
    expect(charge?.refunds).toHaveLength(1)
    expect(await balanceOf('GATEWAY_CLEARING', { gateway: `${provider[method]}_refunds` })).toBe(0)
  },
)

test('[PAY-01] a gateway that fails keeps the refund pending; one that refuses sends the money to the wallet', async () => {
  const { payment, buyer } = await paidBy('MOMO')
  const admin = await administrator()
  stage.sandbox.failures.set('momo', 1)
  const body = { amountInCents: 3_000_000, destination: 'SOURCE', reason: 'Khách trả hàng' } as const
  const pending = await refund(admin, payment.id, body)
  expect(pending.data?.refunds).toMatchObject([{ status: 'PENDING', destination: 'SOURCE' }])
  expect(pending.data).toMatchObject({ refundedInCents: 3_000_000 })
  stage.pass(5)
  await stage.follow()
  stage.pass(10)
  await stage.follow()
  const { data: later } = await admin.GET('/admin/payments/{id}', { params: { path: { id: payment.id } } })
  expect(later?.refunds[0]?.status).toBe('COMPLETED')
  // The gateway has refunded more than it should, so it refuses the rest.
  const charge = stage.sandbox.charges.byReference('momo', payment.reference)
  if (charge) stage.sandbox.charges.refund(charge, 'elsewhere', 100_000)
  const before = await balanceOf('USER_WALLET', { userId: buyer.id })
  const { data } = await refund(admin, payment.id, { destination: 'SOURCE', reason: 'Khách trả hàng' })
  stage.pass(5)
  await stage.follow()
  expect(data?.status).toBe('REFUNDED')
  const { data: last } = await admin.GET('/admin/payments/{id}', { params: { path: { id: payment.id } } })
  expect(last?.refunds.every(({ status }) => status === 'COMPLETED')).toBe(true)
  const sent = last?.refunds.find(({ amountInCents }) => amountInCents === 7_000_000)
  const toWallet = (await balanceOf('USER_WALLET', { userId: buyer.id })) - before
  expect(toWallet).toBe(sent?.destination === 'WALLET' ? 7_000_000 : 0)
})

test('[PAY-01] refunds at the same moment never exceed what was captured', async () => {
  const { payment, order, shop } = await paidBy('WALLET')
  const admin = await administrator()
  const seller = server.client((await arrangePerson(server, { shop: shop.id })).token)
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => refund(admin, payment.id, { amountInCents: 3_000_000, reason: 'Hàng lỗi' })),
    ...Array.from({ length: 4 }, () =>
      seller.POST('/orders/{id}/refund', {
        params: { path: { id: order.id }, header: { 'Idempotency-Key': newKey() } },
        body: { amountInCents: 3_000_000, reason: 'Hàng lỗi' },
      }),
    ),
  ])
  expect(answers.filter(({ response }) => response.ok)).toHaveLength(3)
  const refusals = new Set(answers.map(({ error }) => error?.code))
  expect(refusals).toEqual(new Set([undefined, 'payment.refund_too_large']))
  const { data } = await admin.GET('/admin/payments/{id}', { params: { path: { id: payment.id } } })
  expect(data).toMatchObject({ refundedInCents: 9_000_000, status: 'PARTIALLY_REFUNDED' })
  expect(server.deadlocks).toBe(0)
})

test('[PAY-01] a part is spread over the orders of a checkout, or taken from one of them', async () => {
  const checkout = await arrangeTwoShops(stage)
  const payment = await beginPayment(checkout)
  await decide(stage, payment.reference)
  const admin = await administrator()
  const spread = await refund(admin, payment.id, { amountInCents: 5_000_100, reason: 'Giao chậm' })
  expect(spread.data?.orders.map(({ refundedInCents }) => refundedInCents).toSorted()).toEqual([2_500_000, 2_500_100])
  const one = await refund(admin, payment.id, { orderId: checkout.other.id, reason: 'Giao chậm' })
  const refundedOf = (id: string) => one.data?.orders.find((order) => order.id === id)?.refundedInCents
  expect(refundedOf(checkout.other.id)).toBe(10_000_000)
  expect(one.data?.status).toBe('PARTIALLY_REFUNDED')
})

test('[PAY-01] a refund after the release takes each share back; the settlement after a refund leaves the rest', async () => {
  for (const isLate of [true, false]) {
    const { payment, order, shop, client } = await paidBy('VNPAY')
    const admin = await administrator()
    const seller = server.client((await arrangePerson(server, { shop: shop.id })).token)
    const deliver = async () => {
      for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
        await seller.PUT('/orders/{id}/status', {
          params: { path: { id: order.id }, header: { 'Idempotency-Key': newKey() } },
          body: { status },
        })
      await client.POST('/orders/{id}/confirm-receipt', {
        params: { path: { id: order.id }, header: { 'Idempotency-Key': newKey() } },
      })
    }
    if (isLate) await deliver()
    await refund(admin, payment.id, { amountInCents: 4_000_000, reason: 'Hàng lỗi' })
    if (!isLate) await deliver()
    // 5% commission of the 60,000 that remain.
    expect(await balanceOf('SELLER_PAYABLE', { tenantId: shop.id })).toBe(5_700_000)
    expect(await balanceOf('PLATFORM_COMMISSION', { tenantId: shop.id })).toBe(300_000)
    expect(await balanceOf('ORDER_CLEARING', { tenantId: shop.id })).toBe(0)
    await refund(admin, payment.id, { reason: 'Hàng lỗi' })
    for (const kind of ['SELLER_PAYABLE', 'PLATFORM_COMMISSION', 'ORDER_CLEARING'])
      expect(await balanceOf(kind, { tenantId: shop.id })).toBe(0)
  }
})

test('[ROLE-38] refunds, decisions and figures are for platform administrators, and not about own payments', async () => {
  const { payment, client, buyer } = await paidBy('WALLET')
  expect((await refund(client, payment.id, { reason: 'Hàng lỗi' })).response.status).toBe(403)
  expect((await client.GET('/admin/payments/statistics', {})).response.status).toBe(403)
  await server.owner.query(
    `update memberships set role = 'ADMIN' from tenants t where t.id = tenant_id and t.is_platform and user_id = $1`,
    [buyer.id],
  )
  expect((await refund(client, payment.id, { reason: 'Hàng lỗi' })).error?.code).toBe('payment.own_processing')
})

test('[PAY-01] verifyPayment asks the gateway, or confirms a transfer by its reference', async () => {
  const admin = await administrator()
  const verify = (id: string, body: BodyOf<'verifyPayment'> = {}) =>
    admin.POST('/admin/payments/{id}/verify', {
      params: { path: { id }, header: { 'Idempotency-Key': newKey() } },
      body,
    })
  const online = await arrangeUnpaid(stage)
  const payment = await beginPayment(online)
  expect((await verify(payment.id)).error?.code).toBe('payment.not_paid_at_gateway')
  await decide(stage, payment.reference, 'PAID', 'never')
  stage.pass(1)
  expect((await verify(payment.id)).data?.status).toBe('PAID')
  expect((await verify(payment.id)).error?.code).toBe('payment.transition_not_allowed')

  const byBank = await arrangeUnpaid(stage, { method: 'VIETQR' })
  const transfer = await beginPayment(byBank, 'VIETQR')
  expect(transfer.transfer).toMatchObject({ transferContent: transfer.reference, bankName: 'ACB' })
  expect(transfer.transfer?.qrCodeSvg).toContain('<svg')
  const done = await verify(transfer.id, { reference: 'FT2412' })
  expect(done.data).toMatchObject({ status: 'PAID', transactionId: 'FT2412' })
  const { data: figures } = await admin.GET('/admin/payments/statistics', {})
  expect(figures?.byMethod.map(({ method }) => method)).toContain('VIETQR')
})

test('[PAY-01] updatePaymentStatus: a person ends a payment, and never declares a gateway paid', async () => {
  const admin = await administrator()
  const set = (id: string, status: BodyOf<'updatePaymentStatus'>['status']) =>
    admin.PUT('/admin/payments/{id}/status', {
      params: { path: { id }, header: { 'Idempotency-Key': newKey() } },
      body: { status, note: 'Khách gọi điện' },
    })
  const payment = await beginPayment(await arrangeUnpaid(stage))
  expect((await set(payment.id, 'PAID')).error?.code).toBe('payment.provider_decides')
  expect((await set(payment.id, 'REFUNDED')).error?.code).toBe('payment.transition_not_allowed')
  const ended = await set(payment.id, 'CANCELLED')
  expect(ended.data).toMatchObject({ status: 'CANCELLED', canPayAgain: true })
  expect(ended.data?.events.at(-1)).toMatchObject({ source: 'ADMIN', note: 'Khách gọi điện' })
})

test('[PAY-03] a transfer is found by its code in the bank feed; without one it waits for a person', async () => {
  const checkout = await arrangeUnpaid(stage, { method: 'VIETQR' })
  const payment = await beginPayment(checkout, 'VIETQR')
  const credit = (id: string, content: string, dong: number, key = 'sandboxSepayApiKey0123456789') =>
    server.send('/payments/sepay/notifications', {
      method: 'POST',
      headers: { authorization: `Apikey ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ id, content, transferType: 'in', transferAmount: dong, accountNumber: '12345678' },
        referenceCode: `FT${id}`,
      }),
    })
  const dong = payment.amountInCents / 100
  expect((await credit('1', `CT DEN ${payment.reference.toLowerCase()} thanh toan`, dong, 'wrong')).status).toBe(401)
  expect((await credit('2', 'khong co ma', dong)).status).toBe(200)
  expect((await credit('3', `MBVCB.${payment.reference}.CT tu 0123`, dong - 1)).status).toBe(200)
  const { data: open } = await checkout.client.GET('/payments/{id}', { params: { path: { id: payment.id } } })
  expect(open?.status).toBe('PENDING')
  for (let repeat = 0; repeat < 2; repeat++) await credit('4', `CT DEN ${payment.reference.toLowerCase()} ck`, dong)
  const { data: paid } = await checkout.client.GET('/payments/{id}', { params: { path: { id: payment.id } } })
  expect(paid).toMatchObject({ status: 'PAID', transactionId: 'FT4' })
  const admin = await administrator()
  const { data } = await admin.GET('/admin/payments/mismatches', { params: { query: { isResolved: false } } })
  expect(data?.data.map(({ kind }) => kind).toSorted()).toEqual(['UNKNOWN_REFERENCE', 'WRONG_AMOUNT'])
})

test('[PAY-03] the nightly comparison finds a payment that its gateway does not know as paid', async () => {
  const { payment } = await paidBy('VNPAY')
  const good = await paidBy('MOMO')
  const charge = stage.sandbox.charges.byReference('vnpay', payment.reference)
  if (charge) charge.status = 'REFUSED'
  stage.pass(24 * 60)
  await stage.reconcile()
  const admin = await administrator()
  const query = { kind: 'NOT_PAID_AT_GATEWAY' } as const
  const { data } = await admin.GET('/admin/payments/mismatches', { params: { query } })
  const found = data?.data.map(({ reference }) => reference)
  expect(found).toContain(payment.reference)
  expect(found).not.toContain(good.payment.reference)
})
