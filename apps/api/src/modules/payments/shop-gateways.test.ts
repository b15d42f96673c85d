import { createHmac } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import { owedFeesLimitInCents } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { arrangeGateway, sandboxConfigs } from '../../../test/testing/arrange-gateways.ts'
import { arrangeCoupon } from '../../../test/testing/arrange-catalogue.ts'
import {
  arrangeTwoShops,
  arrangeUnpaid,
  beginPayment,
  decide,
  openPaymentStage,
  type UnpaidCheckout,
} from '../../../test/testing/arrange-payments.ts'
import { arrangeEarnings, arrangeOwedFees, arrangeShopAccount } from '../../../test/testing/arrange-withdrawals.ts'
import { arrangeCheckout, arrangePerson, arrangeCartLine } from '../../../test/testing/arrange.ts'
import { newKey } from '../../../test/testing/test-api.ts'

const stage = openPaymentStage()
const { test: server } = stage
const keyed = (id: string) => ({ path: { id }, header: { 'Idempotency-Key': newKey() } })

/** A shop's checkout of 100,000 ₫, paid by the shop's own MoMo. */
async function paidToShop() {
  const checkout = await arrangeUnpaid(stage, { method: 'MOMO' })
  const gateway = await arrangeGateway(server, { tenant: checkout.shop.id, isEnabled: true })
  const payment = await beginPayment(checkout, 'MOMO')
  await decide(stage, payment.reference)
  return { ...checkout, gateway, payment, seller: await sellerOf(checkout.shop.id) }
}

const sellerOf = async (shop: string) => server.client((await arrangePerson(server, { shop })).token)
const administrator = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)

/** The shop's accounts that hold anything, and the commission. */
async function accountsOf(tenantId: string): Promise<Record<string, number>> {
  const { rows } = await server.owner.query<{ name: string; balance: number }>(
    `select coalesce(gateway, kind) as name, balance_in_cents as balance from ledger_accounts
     where tenant_id = $1 and balance_in_cents <> 0`,
    [tenantId],
  )
  return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]))
}

const walletOf = async (userId: string) => {
  const { rows } = await server.owner.query<{ balance: number }>(
    `select balance_in_cents as balance from ledger_accounts where kind = 'USER_WALLET' and user_id = $1`,
    [userId],
  )
  return rows[0]?.balance ?? 0
}

const ledgerSum = async () =>
  Number((await server.owner.query<{ sum: string }>('select sum(balance_in_cents) from ledger_accounts')).rows[0]?.sum)

async function deliver({ client, order, shop }: Pick<UnpaidCheckout, 'client' | 'order' | 'shop'>) {
  await deliverOnly({ order, shop })
  return client.POST('/orders/{id}/confirm-receipt', { params: keyed(order.id) })
}

async function deliverOnly({ order, shop }: Pick<UnpaidCheckout, 'order' | 'shop'>) {
  const seller = await sellerOf(shop.id)
  for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
    await seller.PUT('/orders/{id}/status', { params: keyed(order.id), body: { status } })
}

/** Another order of the same shop, paid by the platform's VNPay. */
async function paidToPlatform({ shop, product }: UnpaidCheckout) {
  const other = await arrangeCheckout(server, { money: 100 })
  await server.owner.query('delete from cart_items where user_id = $1', [other.buyer.id])
  await arrangeCartLine(server, other.buyer.id, product)
  const client = server.client(other.buyer.token)
  const { data } = await client.POST('/orders', {
    params: { header: { 'Idempotency-Key': newKey() } },
    body: { ...other.body, paymentMethod: 'VNPAY' },
  })
  const order = data?.orders[0]
  if (!order) throw new Error('the order was not placed')
  await decide(stage, (await beginPayment({ client, order })).reference)
  return { client, order, shop }
}

const methodsOf = async (token: string) => {
  const { data } = await server.client(token).GET('/payments/methods', { params: { query: {} } })
  return Object.fromEntries(
    data?.data.map(({ method, shopName, unavailableBecause }) => [method, [shopName, unavailableBecause]]) ?? [],
  )
}

const shopNamed = async (id: string) =>
  (await server.owner.query<{ name: string }>('select name from tenants where id = $1', [id])).rows[0]?.name

const withoutMomo = async (run: () => Promise<void>) => {
  const switched = (isEnabled: boolean) =>
    server.owner.query(
      `update payment_gateway_configs set is_enabled = $1 where gateway_name = 'momo'
         and tenant_id = (select id from tenants where is_platform)`,
      [isEnabled],
    )
  await switched(false)
  try {
    await run()
  } finally {
    await switched(true)
  }
}

test("[PAY-01] a shop's own gateway takes the money; the shop keeps it and owes the commission", async () => {
  const paid = await paidToShop()
  expect(await accountsOf(paid.shop.id)).toEqual({ momo: -10_000_000, ORDER_CLEARING: 10_000_000 })
  const held = await paid.seller.GET('/wallet/shop-balance')
  expect(held.data).toMatchObject({ payableInCents: 0, awaitingDeliveryInCents: 0, owedFeesInCents: 0 })
  await deliver(paid)
  expect(await accountsOf(paid.shop.id)).toEqual({ fees_owed: -500_000, PLATFORM_COMMISSION: 500_000 })
  const { data } = await paid.seller.GET('/wallet/shop-balance')
  expect(data).toMatchObject({ payableInCents: 0, awaitingDeliveryInCents: 0, owedFeesInCents: 500_000 })
  expect(await ledgerSum()).toBe(0)
})

test('[PAY-01] what a shop owes is paid off by its next order that the platform collects', async () => {
  const paid = await paidToShop()
  await deliver(paid)
  await deliver(await paidToPlatform(paid))
  expect(await accountsOf(paid.shop.id)).toEqual({ SELLER_PAYABLE: 9_000_000, PLATFORM_COMMISSION: 1_000_000 })
  expect(await ledgerSum()).toBe(0)
})

test('[PAY-01] commission that a refund gives back after it was paid comes into the balance with the next release', async () => {
  const paid = await paidToShop()
  await deliver(paid)
  await arrangeEarnings(server, paid.shop.id, 1_000_000)
  await paid.seller.POST('/wallet/shop-debt/payments', { params: { header: { 'Idempotency-Key': newKey() } } })
  const body = { reason: 'Hàng lỗi' }
  await (await administrator()).POST('/admin/payments/{id}/refund', { params: keyed(paid.payment.id), body })
  stage.pass(2)
  await stage.follow()
  expect(await accountsOf(paid.shop.id)).toEqual({ SELLER_PAYABLE: 500_000, fees_owed: 500_000 })
  await deliver(await paidToPlatform(paid))
  expect(await accountsOf(paid.shop.id)).toEqual({ SELLER_PAYABLE: 10_500_000, PLATFORM_COMMISSION: 500_000 })
  expect(await ledgerSum()).toBe(0)
})

test.each(['before', 'after'] as const)(
  "[PAY-01] a refund %s the release goes back through the shop's gateway, also once that is switched off",
  async (moment) => {
    const paid = await paidToShop()
    if (moment === 'after') await deliver(paid)
    await server.owner.query('update payment_gateway_configs set is_enabled = false where id = $1', [paid.gateway.id])
    const wallet = await walletOf(paid.buyer.id)
    const body: BodyOf<'refundPayment'> = { reason: 'Hàng lỗi' }
    const { data } = await (await administrator()).POST('/admin/payments/{id}/refund', {
      params: keyed(paid.payment.id),
      body,
    })
    expect(data?.refunds).toMatchObject([{ destination: 'SOURCE', amountInCents: 10_000_000 }])
    stage.pass(2)
    await stage.follow()
    const charge = stage.sandbox.charges.all('momo').find(({ reference }) => reference === paid.payment.reference)
    expect(charge?.refunds).toHaveLength(1)
    expect(await accountsOf(paid.shop.id)).toEqual({})
    expect(await walletOf(paid.buyer.id)).toBe(wallet)
    expect(await ledgerSum()).toBe(0)
  },
)

test('[PAY-03] what a shop collected is not refunded to the wallet: refused beside the field, and nothing moves', async () => {
  const paid = await paidToShop()
  const body = { destination: 'WALLET', reason: 'Hàng lỗi' } as const
  const params = keyed(paid.payment.id)
  const admin = await administrator()
  const refused = [{ path: 'destination', code: 'refund.collected_by_shop' }]
  expect((await admin.POST('/admin/payments/{id}/refund', { params, body })).error?.fields).toEqual(refused)
  const ofShop = await paid.seller.POST('/orders/{id}/refund', { params: keyed(paid.order.id), body })
  expect(ofShop.error?.fields).toEqual(refused)
  expect(await accountsOf(paid.shop.id)).toEqual({ momo: -10_000_000, ORDER_CLEARING: 10_000_000 })
})

test('[PAY-03] payment and order say who collected the money', async () => {
  const paid = await paidToShop()
  const { data: payment } = await paid.client.GET('/payments/{id}', { params: { path: { id: paid.payment.id } } })
  const { data: order } = await paid.client.GET('/orders/{id}', { params: { path: { id: paid.order.id } } })
  expect([payment?.collectedBy, order?.collectedBy]).toEqual(['SHOP', 'SHOP'])
  const toPlatform = await paidToPlatform(paid)
  const { data } = await toPlatform.client.GET('/orders/{id}', { params: { path: { id: toPlatform.order.id } } })
  expect(data?.collectedBy).toBe('PLATFORM')
})

test('[PAY-03] a return of what a shop collected is asked for without the wallet', async () => {
  const paid = await paidToShop()
  await deliverOnly(paid)
  const at = { params: { path: { id: paid.order.id } } }
  const { data } = await paid.client.GET('/orders/{id}/returns', at)
  expect(data).toMatchObject({ refundDestinations: ['SOURCE'], collectedBy: 'SHOP' })
  const [line] = paid.order.items
  const ask = (destination?: 'WALLET') =>
    paid.client.POST('/orders/{id}/returns', {
      params: keyed(paid.order.id),
      body: {
        lines: [{ orderLineId: line?.id ?? '', quantity: 1 }],
        ...{ reason: 'DAMAGED', description: 'Bình bị nứt một đường dài ở đáy' },
        ...(destination && { destination }),
      },
    })
  expect((await ask('WALLET')).error?.fields).toEqual([{ path: 'destination', code: 'refund.collected_by_shop' }])
  expect((await ask()).data).toMatchObject({ destination: 'SOURCE' })
})

test('[ORD-07] a cancelled order that its shop collected is refunded to the source, not to the wallet', async () => {
  const paid = await paidToShop()
  const wallet = await walletOf(paid.buyer.id)
  await paid.client.POST('/orders/{id}/cancel', {
    params: keyed(paid.order.id),
    body: { reason: 'Đổi ý không mua nữa' },
  })
  expect(await accountsOf(paid.shop.id)).toEqual({ momo: -10_000_000, momo_refunds: 10_000_000 })
  stage.pass(2)
  await stage.follow()
  expect([await accountsOf(paid.shop.id), await walletOf(paid.buyer.id)]).toEqual([{}, wallet])
})

test('[PAY-03] money that a shop collects for a cancelled order goes back, and the fee stays', async () => {
  const checkout = await arrangeUnpaid(stage, { method: 'MOMO' })
  await arrangeGateway(server, { tenant: checkout.shop.id, isEnabled: true })
  const payment = await beginPayment(checkout, 'MOMO')
  const reason = 'Đổi ý không mua nữa'
  await checkout.client.POST('/orders/{id}/cancel', { params: keyed(checkout.order.id), body: { reason } })
  await decide(stage, payment.reference)
  stage.pass(2)
  await stage.follow()
  const { data } = await checkout.client.GET('/payments/{id}', { params: { path: { id: payment.id } } })
  expect(data).toMatchObject({ status: 'REFUNDED', refundedInCents: payment.amountInCents - payment.feeInCents })
  expect(data?.refunds).toMatchObject([{ destination: 'SOURCE', status: 'COMPLETED' }])
  expect(await accountsOf(checkout.shop.id)).toEqual({})
})

test("[PAY-03] a refund that the shop's gateway refuses is paid of what the shop is owed, and waits until that reaches", async () => {
  const paid = await paidToShop()
  const charge = stage.sandbox.charges.byReference('momo', paid.payment.reference)
  if (charge) stage.sandbox.charges.refund(charge, 'elsewhere', 100_000)
  const before = await walletOf(paid.buyer.id)
  const admin = await administrator()
  await admin.POST('/admin/payments/{id}/refund', { params: keyed(paid.payment.id), body: { reason: 'Hàng lỗi' } })
  const refundOf = async () => {
    const { data } = await admin.GET('/admin/payments/{id}', { params: { path: { id: paid.payment.id } } })
    return data?.refunds[0]
  }
  stage.pass(2)
  await stage.follow()
  expect(await refundOf()).toMatchObject({ status: 'PENDING', resultCode: expect.any(String) })
  const query = { kind: 'REFUND_REFUSED' } as const
  const { data } = await admin.GET('/admin/payments/mismatches', { params: { query } })
  expect(data?.data).toMatchObject([{ reference: paid.payment.reference, expectedInCents: 10_000_000 }])
  await arrangeEarnings(server, paid.shop.id, 12_000_000)
  stage.pass(200)
  await stage.follow()
  expect(await refundOf()).toMatchObject({ status: 'COMPLETED', destination: 'WALLET' })
  expect((await walletOf(paid.buyer.id)) - before).toBe(10_000_000)
  expect(await accountsOf(paid.shop.id)).toEqual({ SELLER_PAYABLE: 2_000_000 })
  expect(await ledgerSum()).toBe(0)
})

test('[WAL-05] a withdrawal first pays off what the shop owes of its commission', async () => {
  const { shop } = await arrangeCheckout(server)
  await arrangeEarnings(server, shop.id, 30_000_000)
  await arrangeOwedFees(server, shop.id, 20_000_000)
  const seller = await sellerOf(shop.id)
  const { data } = await seller.GET('/withdrawals/terms')
  expect(data?.shop).toMatchObject({ availableInCents: 30_000_000 })
  const { id: bankAccountId } = await arrangeShopAccount(server, shop.id)
  const ask = (amount: number) =>
    seller.POST('/withdrawals', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { amount, source: 'SHOP', bankAccountId },
    })
  expect((await ask(30_000_100)).error?.code).toBe('wallet.insufficient_balance')
  expect(await accountsOf(shop.id)).toEqual({ SELLER_PAYABLE: 50_000_000, fees_owed: -20_000_000 })
  expect((await ask(30_000_000)).response.status).toBe(201)
  expect(await accountsOf(shop.id)).toEqual({ WITHDRAWAL_HOLD: 30_000_000 })
})

test("[PAY-01] listPaymentMethods: a shop's own gateway stands in for the platform's, and says whom it pays", async () => {
  const { buyer, shop } = await arrangeCheckout(server)
  await arrangeGateway(server, { tenant: shop.id, isEnabled: true })
  await arrangeGateway(server, { tenant: shop.id, name: 'bank_transfer', isEnabled: true })
  const methods = await methodsOf(buyer.token)
  expect(methods).toMatchObject({ MOMO: [await shopNamed(shop.id), null], VNPAY: [null, null], VIETQR: [null, null] })
})

test("[PAY-01] listPaymentMethods: goods of several shops are paid to the platform; only a shop's gateway says why not", async () => {
  const { buyer, shop } = await arrangeCheckout(server)
  await arrangeGateway(server, { tenant: shop.id, isEnabled: true })
  const { product } = await arrangeCheckout(server)
  await arrangeCartLine(server, buyer.id, product)
  expect(await methodsOf(buyer.token)).toMatchObject({ MOMO: [null, null] })
  await withoutMomo(async () => {
    expect(await methodsOf(buyer.token)).toMatchObject({ MOMO: [await shopNamed(shop.id), 'SEVERAL_SHOPS'] })
  })
})

test('[PAY-01] listPaymentMethods: a coupon of the platform, and a shop that owes too much, are paid to the platform', async () => {
  const { buyer, shop } = await arrangeCheckout(server)
  await arrangeGateway(server, { tenant: shop.id, isEnabled: true })
  const coupon = await arrangeCoupon(server, { value: 10 })
  await server.client(buyer.token).POST('/cart/coupon', { body: { code: coupon.code } })
  await withoutMomo(async () => {
    expect(await methodsOf(buyer.token)).toMatchObject({ MOMO: [expect.any(String), 'PLATFORM_COUPON'] })
    await server.client(buyer.token).DELETE('/cart/coupon')
    expect(await methodsOf(buyer.token)).toMatchObject({ MOMO: [expect.any(String), null] })
    await arrangeOwedFees(server, shop.id, owedFeesLimitInCents + 100)
    expect(await methodsOf(buyer.token)).toMatchObject({ MOMO: [expect.any(String), 'FEES_OWED'] })
  })
})

test('[PAY-01] a checkout of several shops begins with the gateway of the platform', async () => {
  const checkout = await arrangeTwoShops(stage, 'MOMO')
  await arrangeGateway(server, { tenant: checkout.shop.id, isEnabled: true })
  const payment = await beginPayment(checkout, 'MOMO')
  await decide(stage, payment.reference)
  expect(await accountsOf(checkout.shop.id)).toEqual({ ORDER_CLEARING: 10_000_000 })
})

test('[PAY-04] what a shop collected too late goes back on its own order, not on that of another shop', async () => {
  const { client, ...checkout } = await arrangeTwoShops(stage, 'MOMO')
  const cancel = (id: string) =>
    client.POST('/orders/{id}/cancel', { params: keyed(id), body: { reason: 'Đổi ý không mua nữa' } })
  // The shop of the checkout's second order collects the rest of it.
  await cancel(checkout.order.id)
  await arrangeGateway(server, { tenant: checkout.other.tenant.id, isEnabled: true })
  const payment = await beginPayment({ client, order: checkout.other }, 'MOMO')
  await cancel(checkout.other.id)
  await decide(stage, payment.reference)
  const { rows } = await server.owner.query(
    'select order_id, tenant_id, amount_in_cents from payment_refunds where payment_id = $1',
    [payment.id],
  )
  expect(rows).toEqual([
    { order_id: checkout.other.id, tenant_id: checkout.other.tenant.id, amount_in_cents: 10_000_000 },
  ])
})

test("[PAY-03] a payment at a shop's gateway is believed by the shop's signature alone", async () => {
  const checkout = await arrangeUnpaid(stage, { method: 'ZALOPAY' })
  const shopKey = 'a-key-of-the-shop-0123456789abcdef'
  const config = { ...sandboxConfigs.zalopay, key2: shopKey }
  await arrangeGateway(server, { tenant: checkout.shop.id, name: 'zalopay', config, isEnabled: true })
  const { id, reference, amountInCents } = await beginPayment(checkout, 'ZALOPAY')
  const statusAfter = async (key: string) => {
    const data = JSON.stringify({
      ...{ app_id: config.appId, app_trans_id: `261126_${reference}`, amount: amountInCents / 100, zp_trans_id: '1' },
    })
    const mac = createHmac('sha256', key).update(data).digest('hex')
    const body = JSON.stringify({ data, mac, type: 1 })
    await server.send('/payments/zalopay/notifications', { method: 'POST', body })
    const answer = await checkout.client.GET('/payments/{id}', { params: { path: { id } } })
    return answer.data?.status
  }
  expect(await statusAfter(sandboxConfigs.zalopay.key2)).toBe('PENDING')
  expect(await statusAfter(shopKey)).toBe('PAID')
})
