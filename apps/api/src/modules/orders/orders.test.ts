import type { BodyOf } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { findWrongs } from '../../../test/races/soundness.ts'
import { arrangeBuyerOf, arrangeCoupon, arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangeCheckout, arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const keyed = (key = newKey()) => ({ header: { 'Idempotency-Key': key } })

test('[ORD-06] createOrder: creates one paid order per shop, takes stock and money, and empties the cart', async () => {
  const { buyer, body, product } = await arrangeCheckout(server)
  const { data, response } = await server.client(buyer.token).POST('/orders', { params: keyed(), body })
  expect(response.status).toBe(201)
  expect(data?.orders).toHaveLength(1)
  expect(data?.orders[0]).toMatchObject({
    status: 'PENDING',
    paymentStatus: 'PAID',
    totalInCents: body.expectedTotalInCents,
  })
  const { rows } = await server.owner.query('select stock from product_variants where id = $1', [product.variantId])
  expect(rows[0].stock).toBe(9)
  const left = await server.owner.query('select count(*) from cart_items where user_id = $1', [buyer.id])
  expect(left.rows[0].count).toBe(0)
  const wallet = await server.owner.query(
    `select balance_in_cents from ledger_accounts where kind = 'USER_WALLET' and user_id = $1`,
    [buyer.id],
  )
  expect(wallet.rows[0].balance_in_cents).toBe(90_000_000)
})

test('[ORD-07] cancelOrder: the buyer cancels and gets the money back; stock is returned', async () => {
  const { buyer, body, product } = await arrangeCheckout(server)
  const client = server.client(buyer.token)
  const { data } = await client.POST('/orders', { params: keyed(), body })
  const id = data?.orders[0]?.id ?? ''
  const cancelled = await client.POST('/orders/{id}/cancel', {
    params: { path: { id }, ...keyed() },
    body: { reason: 'Đổi ý rồi' },
  })
  expect(cancelled.data).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED' })
  const stock = await server.owner.query('select stock from product_variants where id = $1', [product.variantId])
  expect(stock.rows[0].stock).toBe(10)
  const wallet = await server.owner.query(
    `select balance_in_cents from ledger_accounts where kind = 'USER_WALLET' and user_id = $1`,
    [buyer.id],
  )
  expect(wallet.rows[0].balance_in_cents).toBe(100_000_000)
})

test('[ORD-04, ORD-05] updateOrderStatus: the shop is paid less commission once its delivery is confirmed; a wrong transition is a 409', async () => {
  const { buyer, body, shop } = await arrangeCheckout(server)
  const seller = server.client((await arrangePerson(server, { shop: shop.id })).token)
  const { data } = await server.client(buyer.token).POST('/orders', { params: keyed(), body })
  const id = data?.orders[0]?.id ?? ''
  const move = (status: 'CONFIRMED' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED') =>
    seller.PUT('/orders/{id}/status', { params: { path: { id }, ...keyed() }, body: { status } })
  const wrong = await move('SHIPPED')
  expect(wrong.response.status).toBe(409)
  expect(wrong.error).toMatchObject({ code: 'order.transition_not_allowed' })
  for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
    expect((await move(status)).data?.status).toBe(status)
  await server.client(buyer.token).POST('/orders/{id}/confirm-receipt', { params: { path: { id }, ...keyed() } })
  const { rows } = await server.owner.query(
    `select kind, balance_in_cents from ledger_accounts where tenant_id = $1 order by kind`,
    [shop.id],
  )
  expect(rows).toEqual([
    { kind: 'ORDER_CLEARING', balance_in_cents: 0 },
    { kind: 'PLATFORM_COMMISSION', balance_in_cents: 500_000 },
    { kind: 'SELLER_PAYABLE', balance_in_cents: 9_500_000 },
  ])
})

/** An order that a coupon makes free, taken by its shop to these statuses; answers what then lies in whose account. */
async function moveFreeOrder(
  coupon: 'of the platform' | 'of the shop',
  ...steps: (BodyOf<'updateOrderStatus'>['status'] | 'confirmed')[]
) {
  const shop = (await arrangeShop(server)).id
  const { client, order } = await arrangeBuyerOf(server, await arrangeProduct(server, { shop }))
  const { code } = await arrangeCoupon(server, { value: 100, ...(coupon === 'of the shop' && { shop }) })
  await client.POST('/cart/coupon', { body: { code } })
  const { data } = await order(0)
  const id = data?.orders[0]?.id ?? ''
  const seller = server.client((await arrangePerson(server, { shop })).token)
  for (const status of steps) {
    if (status === 'confirmed') {
      await client.POST('/orders/{id}/confirm-receipt', { params: { path: { id }, ...keyed() } })
      continue
    }
    const moved = await seller.PUT('/orders/{id}/status', { params: { path: { id }, ...keyed() }, body: { status } })
    expect(moved.data?.status).toBe(status)
  }
  const { rows } = await server.owner.query<{ kind: string; cents: number }>(
    `select a.kind, sum(e.amount_in_cents)::bigint as cents from ledger_transactions t
     join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
     where t.reference_id = $1 group by a.kind`,
    [id],
  )
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]))
}

test('[WAL-08] createOrder: a platform coupon that makes an order free still pays the shop, and refunding reverses it', async () => {
  const delivered = ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'confirmed'] as const
  expect(await moveFreeOrder('of the platform', ...delivered)).toEqual({
    PROMOTIONS: -10_000_000,
    SELLER_PAYABLE: 9_500_000,
    PLATFORM_COMMISSION: 500_000,
  })
  expect(await moveFreeOrder('of the platform', ...delivered, 'REFUNDED')).toEqual({
    PROMOTIONS: 0,
    SELLER_PAYABLE: 0,
    PLATFORM_COMMISSION: 0,
  })
  expect(await findWrongs(server.owner)).toEqual({})
})

test("[WAL-08] createOrder: an order made free by its shop's coupon is delivered and refunded without money", async () => {
  expect(await moveFreeOrder('of the shop', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'REFUNDED')).toEqual({})
})

test("[ORD-05] updateOrderStatus: refuses to deliver an unpaid order, so its shop gets no other buyer's money", async () => {
  const shop = (await arrangeShop(server)).id
  const product = await arrangeProduct(server, { shop })
  await (await arrangeBuyerOf(server, product)).order(10_000_000)
  const buyer = await arrangePerson(server)
  const unpaid = await arrangeOrderOf(server, { buyer, product, status: 'SHIPPED', paymentStatus: 'PENDING' })
  const seller = server.client((await arrangePerson(server, { shop })).token)
  const { error } = await seller.PUT('/orders/{id}/status', {
    params: { path: { id: unpaid.id }, ...keyed() },
    body: { status: 'DELIVERED' },
  })
  expect(await findWrongs(server.owner)).toEqual({})
  expect(error).toMatchObject({ code: 'order.not_paid', status: 409 })
})

test('createOrder: the same key and body replay the answer; another body with the key is refused', async () => {
  const { buyer, body } = await arrangeCheckout(server)
  const client = server.client(buyer.token)
  const key = newKey()
  const first = await client.POST('/orders', { params: keyed(key), body })
  const again = await client.POST('/orders', { params: keyed(key), body })
  expect(again.data).toEqual(first.data)
  const other = await client.POST('/orders', { params: keyed(key), body: { ...body, note: 'khác' } })
  expect(other.error).toMatchObject({ code: 'idempotency.key_reused', status: 422 })
})

test("getOrder: another person's order is not found", async () => {
  const { buyer, body } = await arrangeCheckout(server)
  const { data } = await server.client(buyer.token).POST('/orders', { params: keyed(), body })
  const stranger = server.client((await arrangePerson(server)).token)
  const { response } = await stranger.GET('/orders/{id}', { params: { path: { id: data?.orders[0]?.id ?? '' } } })
  expect(response.status).toBe(404)
})

test('getManagedOrder: the shop reads its own orders, and not what its staff bought elsewhere', async () => {
  const [own, other] = [await arrangeShop(server), await arrangeShop(server)]
  const seller = await arrangePerson(server, { shop: own.id })
  const buyer = await arrangePerson(server)
  const sold = await arrangeOrderOf(server, { buyer, product: await arrangeProduct(server, { shop: own.id }) })
  const bought = await arrangeOrderOf(server, {
    ...{ buyer: seller, product: await arrangeProduct(server, { shop: other.id }) },
  })
  const read = (token: string, id: string) =>
    server.client(token).GET('/orders/management/{id}', { params: { path: { id } } })
  const { data } = await read(seller.token, sold.id)
  expect(data).toMatchObject({ id: sold.id, buyer: { id: buyer.id }, items: [{ id: sold.lineId }] })
  expect((await read(seller.token, bought.id)).response.status).toBe(404)
  const platform = await arrangePerson(server, { role: 'ADMIN' })
  expect((await read(platform.token, bought.id)).data?.id).toBe(bought.id)
  expect((await read(buyer.token, sold.id)).error?.code).toBe('auth.role_missing')
})
