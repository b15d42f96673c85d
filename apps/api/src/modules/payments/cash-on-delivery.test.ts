import { readFileSync } from 'node:fs'
import type { BodyOf } from '@chonoi/contract'
import { owedFeesLimitInCents } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { arrangeCoupon } from '../../../test/testing/arrange-catalogue.ts'
import { arrangeUnpaid, openPaymentStage } from '../../../test/testing/arrange-payments.ts'
import { arrangeCarrier } from '../../../test/testing/arrange-remittances.ts'
import { arrangeEarnings, arrangeOwedFees, arrangeShopAccount } from '../../../test/testing/arrange-withdrawals.ts'
import { arrangeCartLine, arrangeCheckout, arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey } from '../../../test/testing/test-api.ts'

const stage = openPaymentStage()
const { test: server } = stage
const keyed = (id: string) => ({ path: { id }, header: { 'Idempotency-Key': newKey() } })
const reason = 'Hàng bị vỡ khi nhận'

/** An order of 100,000 ₫ in cash that its shop calls delivered, which nobody else confirms. */
async function deliveredForCash() {
  const checkout = await arrangeUnpaid(stage, { method: 'CASH_ON_DELIVERY' })
  const seller = server.client((await arrangePerson(server, { shop: checkout.shop.id })).token)
  for (const status of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
    await seller.PUT('/orders/{id}/status', { params: keyed(checkout.order.id), body: { status } })
  return { ...checkout, seller }
}

type Delivered = Awaited<ReturnType<typeof deliveredForCash>>

const administrator = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
const confirm = ({ client, order }: Delivered) =>
  client.POST('/orders/{id}/confirm-receipt', { params: keyed(order.id) })

async function withdraw({ seller, shop }: Delivered, amount: number) {
  const { id: bankAccountId } = await arrangeShopAccount(server, shop.id)
  return seller.POST('/withdrawals', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { amount, source: 'SHOP', bankAccountId },
  })
}

/** Runs the job that pays what shops owe. */
async function follow() {
  stage.pass(2)
  await stage.follow()
}

async function balances(column: 'tenant_id' | 'user_id', id: string): Promise<Record<string, number>> {
  const { rows } = await server.owner.query<{ name: string; balance: number }>(
    `select coalesce(gateway, kind) as name, balance_in_cents as balance from ledger_accounts
     where ${column} = $1 and balance_in_cents <> 0`,
    [id],
  )
  return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]))
}
const ofShop = ({ shop }: Delivered) => balances('tenant_id', shop.id)
const walletOf = async ({ buyer }: Delivered) => (await balances('user_id', buyer.id)).USER_WALLET ?? 0
/** What the buyer's wallet holds before anything is refunded. */
const before = 100

async function paymentOf({ client }: Delivered) {
  const { data } = await client.GET('/payments/my-payments', {})
  return data?.data[0]?.id ?? ''
}

async function refundOf(delivered: Delivered) {
  const { data } = await delivered.client.GET('/payments/{id}', {
    params: { path: { id: await paymentOf(delivered) } },
  })
  return data?.refunds[0]
}

test('[PAY-01] the shop holds the cash of a delivered order and owes the commission', async () => {
  const delivered = await deliveredForCash()
  expect(await ofShop(delivered)).toEqual({ cash_on_delivery: -10_000_000, ORDER_CLEARING: 10_000_000 })
  await confirm(delivered)
  expect(await ofShop(delivered)).toEqual({ fees_owed: -500_000, PLATFORM_COMMISSION: 500_000 })
})

test('[WAL-05] the shop withdraws nothing of cash that it says it collected', async () => {
  const delivered = await deliveredForCash()
  await confirm(delivered)
  expect((await withdraw(delivered, 5_000_000)).error?.code).toBe('wallet.insufficient_balance')
})

const refunds = {
  async 'a refund by the shop'({ seller, order }: Delivered) {
    await seller.POST('/orders/{id}/refund', { params: keyed(order.id), body: { reason } })
  },
  async 'the status REFUNDED'({ seller, order }: Delivered) {
    await seller.PUT('/orders/{id}/status', { params: keyed(order.id), body: { status: 'REFUNDED' } })
  },
  async 'a refund by the platform'(delivered: Delivered) {
    const params = keyed(await paymentOf(delivered))
    await (await administrator()).POST('/admin/payments/{id}/refund', { params, body: { reason } })
  },
  async 'a complaint'({ client, order }: Delivered) {
    await client.POST('/orders/{id}/complaint', { params: keyed(order.id), body: { reason } })
    const body = { decision: 'REFUND', note: reason } as const
    await (await administrator()).POST('/admin/order-complaints/{id}/decide', { params: keyed(order.id), body })
  },
  async 'a return'({ client, seller, order }: Delivered) {
    const body: BodyOf<'createReturn'> = {
      lines: order.items.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
      ...{ reason: 'DAMAGED', description: 'Bình bị nứt một đường dài ở đáy' },
    }
    const { data } = await client.POST('/orders/{id}/returns', { params: keyed(order.id), body })
    const params = () => keyed(data?.id ?? '')
    await seller.POST('/returns/{id}/approve', { params: params(), body: {} })
    await client.POST('/returns/{id}/send', { params: params(), body: { carrier: 'SHOP' } })
    await seller.POST('/returns/{id}/receive', { params: params(), body: {} })
  },
}

for (const [name, refund] of Object.entries(refunds)) {
  test(`[PAY-03] ${name} puts nothing into the wallet that the shop's balance doesn't pay`, async () => {
    const delivered = await deliveredForCash()
    await refund(delivered)
    await follow()
    expect([await walletOf(delivered), (await refundOf(delivered))?.status]).toEqual([before, 'PENDING'])
    expect(await ofShop(delivered)).toEqual({ cash_on_delivery: -10_000_000, cash_on_delivery_refunds: 10_000_000 })
  })

  test(`[PAY-03] ${name} is paid out of the shop's balance`, async () => {
    const delivered = await deliveredForCash()
    await arrangeEarnings(server, delivered.shop.id, 12_000_000)
    await refund(delivered)
    await follow()
    expect([await walletOf(delivered), await ofShop(delivered)]).toEqual([
      before + 10_000_000,
      { SELLER_PAYABLE: 2_000_000 },
    ])
  })
}

test('[PAY-03] after the release a refund of cash gives the commission back and is owed by the shop', async () => {
  const delivered = await deliveredForCash()
  await confirm(delivered)
  await refunds['a refund by the shop'](delivered)
  expect(await ofShop(delivered)).toEqual({ cash_on_delivery: -10_000_000, cash_on_delivery_refunds: 10_000_000 })
})

test('[PAY-03] the wallet is refused as destination of a refund of cash', async () => {
  const { seller, order } = await deliveredForCash()
  const body = { reason, destination: 'WALLET' } as const
  const { error } = await seller.POST('/orders/{id}/refund', { params: keyed(order.id), body })
  expect(error?.fields).toEqual([{ path: 'destination', code: 'refund.collected_by_shop' }])
})

test('[PAY-03] settleRefund: cash that the shop handed over in person completes the refund without the wallet', async () => {
  const delivered = await deliveredForCash()
  await refunds['a refund by the shop'](delivered)
  await follow()
  const refund = await refundOf(delivered)
  const admin = await administrator()
  const params = { path: { id: await paymentOf(delivered), refundId: refund?.id ?? '' } }
  const body = { outcome: 'REFUNDED', note: 'Khách xác nhận đã nhận lại tiền' } as const
  const settled = await admin.POST('/admin/payments/{id}/refunds/{refundId}/settle', {
    params: { ...params, header: { 'Idempotency-Key': newKey() } },
    body,
  })
  expect(settled.data?.refunds).toMatchObject([{ status: 'COMPLETED', destination: 'SOURCE' }])
  await follow()
  expect([await walletOf(delivered), await ofShop(delivered)]).toEqual([before, {}])
  const query = { kind: 'REFUND_REFUSED', isResolved: false } as const
  const { data } = await admin.GET('/admin/payments/mismatches', { params: { query } })
  expect(data?.data.filter(({ paymentId }) => paymentId === params.path.id)).toEqual([])
})

test('[WAL-05] a withdrawal leaves what the shop owes of refunds', async () => {
  const delivered = await deliveredForCash()
  await arrangeEarnings(server, delivered.shop.id, 15_000_000)
  await refunds['the status REFUNDED'](delivered)
  const { data } = await delivered.seller.GET('/withdrawals/terms')
  expect(data?.shop?.availableInCents).toBe(5_000_000)
  expect((await withdraw(delivered, 5_000_100)).error?.code).toBe('wallet.insufficient_balance')
  expect((await withdraw(delivered, 5_000_000)).response.status).toBe(201)
})

test('[ORD-07] a cancelled cash order moves no money', async () => {
  const { buyer, client, order, shop } = await arrangeUnpaid(stage, { method: 'CASH_ON_DELIVERY' })
  const body = { reason: 'Đổi ý không mua nữa' }
  const { data } = await client.POST('/orders/{id}/cancel', { params: keyed(order.id), body })
  expect([data?.status, await balances('tenant_id', shop.id)]).toEqual(['CANCELLED', {}])
  expect(await balances('user_id', buyer.id)).toEqual({ USER_WALLET: before })
})

/** An administrator cancels the payment of an order by cash that stands, e.g. because the buyer asked for another way. */
async function withCancelledPayment() {
  const checkout = await arrangeUnpaid(stage, { method: 'CASH_ON_DELIVERY' })
  const seller = server.client((await arrangePerson(server, { shop: checkout.shop.id })).token)
  const whole = { ...checkout, seller }
  const params = keyed(await paymentOf(whole))
  await (await administrator()).PUT('/admin/payments/{id}/status', { params, body: { status: 'CANCELLED' } })
  return whole
}

test('[PAY-01] cash of an order whose payment was cancelled is taken by a new payment', async () => {
  const whole = await withCancelledPayment()
  const { seller, order, client } = whole
  for (const status of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const) {
    const { response } = await seller.PUT('/orders/{id}/status', { params: keyed(order.id), body: { status } })
    expect(response.status).toBe(200)
  }
  const { data } = await client.GET('/payments/my-payments', {})
  expect(data?.data.map(({ status }) => status)).toEqual(['PAID', 'CANCELLED'])
  expect(await ofShop(whole)).toEqual({ cash_on_delivery: -10_000_000, ORDER_CLEARING: 10_000_000 })
})

test('[PAY-03] a carrier collects an order whose payment was cancelled by a new payment', async () => {
  const { seller, order, client } = await withCancelledPayment()
  await seller.PUT('/orders/{id}/status', { params: keyed(order.id), body: { status: 'PROCESSING' } })
  const { error } = await seller.POST('/orders/{id}/ship', {
    params: keyed(order.id),
    body: { carrier: 'OTHER', carrierId: await arrangeCarrier(server), trackingCode: 'T1' },
  })
  expect(error).toBeUndefined()
  const { data } = await client.GET('/payments/my-payments', {})
  expect(data?.data.map(({ status, collectedBy }) => [status, collectedBy])).toEqual([
    ['PENDING', 'CARRIER'],
    ['CANCELLED', 'SHOP'],
  ])
})

test('[PAY-03] order and payment say that the shop collects, before and after', async () => {
  const { client, order } = await arrangeUnpaid(stage, { method: 'CASH_ON_DELIVERY' })
  const { data: waiting } = await client.GET('/orders/{id}', { params: { path: { id: order.id } } })
  const { data: payments } = await client.GET('/payments/my-payments', {})
  expect([waiting?.collectedBy, payments?.data[0]?.collectedBy]).toEqual(['SHOP', 'SHOP'])
})

test('[PAY-01] listPaymentMethods: no cash with a coupon of the platform, nor for a shop that owes too much', async () => {
  const { buyer, shop } = await arrangeCheckout(server)
  const client = server.client(buyer.token)
  const cash = async () => {
    const { data } = await client.GET('/payments/methods', { params: { query: {} } })
    return data?.data.find(({ method }) => method === 'CASH_ON_DELIVERY')?.unavailableBecause
  }
  const coupon = await arrangeCoupon(server, { value: 10 })
  await client.POST('/cart/coupon', { body: { code: coupon.code } })
  const withCoupon = await cash()
  await client.DELETE('/cart/coupon')
  await arrangeOwedFees(server, shop.id, owedFeesLimitInCents + 100)
  expect([withCoupon, await cash()]).toEqual(['PLATFORM_COUPON', 'FEES_OWED'])
})

test('payments: the database names the shop of a cash payment that the version before writes', async () => {
  const { buyer, group, order, shop } = await arrangeUnpaid(stage, { method: 'CASH_ON_DELIVERY' })
  const { rows } = await server.owner.query(
    `insert into payments (reference, order_group_id, order_id, buyer_id, method, amount_in_cents)
     values ('CASHOFTHEVERSIONBEFORE', $1, $2, $3, 'CASH_ON_DELIVERY', 10000000) returning collector_id`,
    [group.id, order.id, buyer.id],
  )
  expect(rows).toEqual([{ collector_id: shop.id }])
})

/** A buyer who orders the same goods by cash, again and again. */
async function cashBuyer() {
  const { buyer, body, product } = await arrangeCheckout(server, { money: 100 })
  const client = server.client(buyer.token)
  await server.owner.query('delete from cart_items where user_id = $1', [buyer.id])
  const pay = (paymentMethod: BodyOf<'createOrder'>['paymentMethod'] = 'CASH_ON_DELIVERY') =>
    client.POST('/orders', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { ...body, paymentMethod },
    })
  /** Fills the cart and places the order. */
  const order = async (method?: BodyOf<'createOrder'>['paymentMethod']) => {
    await arrangeCartLine(server, buyer.id, product)
    return pay(method)
  }
  return { buyer, client, order, pay }
}

test('[ORD-06] a new account has three cash orders open, and another once one is cancelled', async () => {
  const { client, order, pay } = await cashBuyer()
  const placed = [await order(), await order(), await order()]
  expect(placed.map(({ response }) => response.status)).toEqual([201, 201, 201])
  expect((await order()).error?.code).toBe('payment.method_unavailable')
  const { data } = await client.GET('/payments/methods', { params: { query: {} } })
  expect(data?.data.find(({ method }) => method === 'CASH_ON_DELIVERY')?.unavailableBecause).toBe('CASH_ORDERS_OPEN')
  const cancelled = placed[0]?.data?.orders[0]?.id ?? ''
  await client.POST('/orders/{id}/cancel', { params: keyed(cancelled), body: { reason: 'Đổi ý không mua nữa' } })
  expect((await pay()).response.status).toBe(201)
})

test('[ORD-06] a delivered cash order raises the limit', async () => {
  const { buyer, order } = await cashBuyer()
  for (let placed = 0; placed < 3; placed++) await order()
  await server.owner.query(
    `update orders set status = 'DELIVERED' where id = (select id from orders where buyer_id = $1 limit 1)`,
    [buyer.id],
  )
  expect((await order()).response.status).toBe(201)
})

test('[ORD-06] of two payments by cash at once that pass the limit together, one succeeds', async () => {
  const { client, order } = await cashBuyer()
  await order()
  await order()
  const waiting = [await order('MOMO'), await order('MOMO')].map(({ data }) => data?.orders[0]?.id ?? '')
  const answers = await Promise.all(
    waiting.map((orderId) =>
      client.POST('/payments/create', {
        params: { header: { 'Idempotency-Key': newKey() } },
        body: { orderId, method: 'CASH_ON_DELIVERY' },
      }),
    ),
  )
  expect(answers.filter(({ error }) => error?.code === 'payment.method_unavailable')).toHaveLength(1)
})

const migration = readFileSync(
  new URL('../../database/migrations/20261129T1401-cash-is-collected-by-shops.sql', import.meta.url),
  'utf8',
)
/** The part of the migration that brings rows along. */
const bringAlong = migration.slice(
  migration.indexOf('do $$'),
  migration.indexOf('alter table payments add constraint payments_cash_has_collector'),
)

/** The shop's accounts after the migration, from those of the version before: the cash was taken for the platform's. */
async function afterMigration({ shop, order }: Delivered, before: readonly object[]): Promise<Record<string, number>> {
  const client = await server.owner.connect()
  try {
    await client.query('begin')
    await client.query('alter table payments drop constraint payments_cash_has_collector')
    await client.query('alter table payments disable trigger payments_keep_collector')
    await client.query(
      `select post_ledger('WALLET_ADJUSTMENT', 'test', 'adjustment', gen_random_uuid(), $1::jsonb)
       from set_config('app.scope', 'system', true)`,
      [JSON.stringify(before)],
    )
    await client.query('update payments set collector_id = null where order_id = $1', [order.id])
    await client.query('update orders set is_collected_by_shop = false where id = $1', [order.id])
    await client.query(bringAlong)
    const { rows } = await client.query<{ name: string; balance: number }>(
      `select coalesce(gateway, kind) as name, balance_in_cents as balance from ledger_accounts
       where tenant_id = $1 and balance_in_cents <> 0`,
      [shop.id],
    )
    return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]))
  } finally {
    await client.query('rollback')
    client.release()
  }
}
const cashOf = (tenantId?: string) => ({
  ...{ kind: 'GATEWAY_CLEARING', gateway: 'cash_on_delivery' },
  ...(tenantId && { tenantId }),
})

test('migration: cash that waits in clearing stands at the shop from then on', async () => {
  const delivered = await deliveredForCash()
  const now = await ofShop(delivered)
  const before = [
    { ...cashOf(delivered.shop.id), amountInCents: 10_000_000 },
    { ...cashOf(), amountInCents: -10_000_000 },
  ]
  expect(await afterMigration(delivered, before)).toEqual(now)
})

test('migration: cash that was credited to the shop is owed by it', async () => {
  const delivered = await deliveredForCash()
  await confirm(delivered)
  const tenantId = delivered.shop.id
  const before = [
    { kind: 'GATEWAY_CLEARING', gateway: 'fees_owed', tenantId, amountInCents: 500_000 },
    { kind: 'SELLER_PAYABLE', tenantId, amountInCents: 9_500_000 },
    { ...cashOf(), amountInCents: -10_000_000 },
  ]
  expect(await afterMigration(delivered, before)).toEqual({
    ...{ SELLER_PAYABLE: 9_500_000, fees_owed: -10_000_000, PLATFORM_COMMISSION: 500_000 },
  })
})
