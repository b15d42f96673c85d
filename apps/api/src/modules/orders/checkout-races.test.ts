import { expect, test, vi } from 'vitest'
import { arrangeBuyerOf, arrangeCoupon } from '../../testing/arrange-catalogue.ts'
import { arrangeCheckout, arrangeProduct, arrangeShop } from '../../testing/arrange.ts'
import { newKey, useTestApi } from '../../testing/test-api.ts'

// Races run on whatever machine there is: they take the time they need.
vi.setConfig({ testTimeout: 180_000 })
const server = useTestApi()
const price = 10_000_000

const one = async <Row>(text: string, values: unknown[] = []): Promise<Row> =>
  (await server.owner.query(text, values)).rows[0] as Row

/** Whatever raced, the books balance, nothing is below zero, and no half-written order is left. */
async function expectSoundBooks() {
  const books = await one<Record<string, number>>(`
    select (select coalesce(sum(amount_in_cents), 0)::float8 from ledger_entries) as entries,
           (select coalesce(sum(balance_in_cents), 0)::float8 from ledger_accounts) as balances,
           (select count(*)::integer from ledger_transactions t
            where (select sum(amount_in_cents) from ledger_entries e where e.transaction_id = t.id) <> 0) as unbalanced,
           (select count(*)::integer from ledger_accounts a where a.balance_in_cents <>
             (select coalesce(sum(amount_in_cents), 0) from ledger_entries e where e.account_id = a.id)) as drifted,
           (select count(*)::integer from order_groups g where not exists (select from orders o where o.group_id = g.id)) as orphans,
           (select count(*)::integer from product_variants v where v.stock <>
             (select coalesce(sum(quantity), 0) from stock_movements m where m.variant_id = v.id)) as unexplained`)
  expect(books).toEqual({ entries: 0, balances: 0, unbalanced: 0, drifted: 0, orphans: 0, unexplained: 0 })
}

const stockOf = async (variantId: string) =>
  (await one<{ stock: number }>('select stock from product_variants where id = $1', [variantId])).stock
const walletOf = async (userId: string) =>
  (
    await one<{ balance: number }>(
      `select balance_in_cents::float8 as balance from ledger_accounts where kind = 'USER_WALLET' and user_id = $1`,
      [userId],
    )
  ).balance
const ordersOf = async (productId: string) =>
  (
    await one<{ orders: number }>('select count(*)::integer as orders from order_lines where product_id = $1', [
      productId,
    ])
  ).orders

test.each([1, 5])(
  '100 buyers of %i in stock: exactly as many orders, the others hear that it is gone',
  async (stock) => {
    const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock })
    const buyers = await Promise.all(Array.from({ length: 100 }, () => arrangeBuyerOf(server, product)))
    const answers = await Promise.all(buyers.map(({ order }) => order(price)))
    expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(stock)
    const lost = answers.filter(({ response }) => response.status !== 201)
    expect(new Set(lost.map(({ error }) => `${error?.status} ${error?.code}`))).toEqual(
      new Set(['409 stock.insufficient']),
    )
    expect(await stockOf(product.variantId)).toBe(0)
    expect(await ordersOf(product.id)).toBe(stock)
    const balances = await Promise.all(buyers.map(({ buyer }) => walletOf(buyer.id)))
    expect(balances.filter((balance) => balance === 90_000_000)).toHaveLength(stock)
    await expectSoundBooks()
  },
)

test('one cart checked out many times at once makes one order', async () => {
  const { buyer, body, product } = await arrangeCheckout(server, { stock: 100 })
  const client = server.client(buyer.token)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      client.POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body }),
    ),
  )
  expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.code === 'order.empty_cart')).toHaveLength(49)
  expect(await stockOf(product.variantId)).toBe(99)
  expect(await walletOf(buyer.id)).toBe(90_000_000)
  await expectSoundBooks()
})

test('50 equal keys of one checkout have one effect and equal answers', async () => {
  const { buyer, body, product } = await arrangeCheckout(server)
  const client = server.client(buyer.token)
  const params = { header: { 'Idempotency-Key': newKey() } }
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.POST('/orders', { params, body })))
  expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([201]))
  for (const { data } of answers) expect(data).toEqual(answers[0]?.data)
  expect(await ordersOf(product.id)).toBe(1)
  expect(await walletOf(buyer.id)).toBe(90_000_000)
  await expectSoundBooks()
})

test('the last use of a coupon goes to one of 50 buyers', async () => {
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock: 100 })
  const coupon = await arrangeCoupon(server, { value: 10, limit: 1 })
  const buyers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const buyer = await arrangeBuyerOf(server, product)
      await buyer.client.POST('/cart/coupon', { body: { code: coupon.code } })
      return buyer
    }),
  )
  const answers = await Promise.all(buyers.map(({ order }) => order(price - price / 10)))
  expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.code === 'coupon.exhausted')).toHaveLength(49)
  const uses = await one(
    `select usage_count, (select count(*)::integer from coupon_redemptions where coupon_id = c.id) as redemptions
     from coupons c where id = $1`,
    [coupon.id],
  )
  expect(uses).toEqual({ usage_count: 1, redemptions: 1 })
  expect(await stockOf(product.variantId)).toBe(99)
  await expectSoundBooks()
})

test('a wallet that pays for one of many orders at once pays for one', async () => {
  const shop = (await arrangeShop(server)).id
  const product = await arrangeProduct(server, { shop, price, stock: 100 })
  const { order, buyer } = await arrangeBuyerOf(server, product, { money: 16_000_000 })
  const refill = () =>
    server.owner.query(
      `insert into cart_items (user_id, product_id, variant_id, quantity) values ($1, $2, $3, 1) on conflict do nothing`,
      [buyer.id, product.id, product.variantId],
    )
  const answers = await Promise.all(Array.from({ length: 50 }, async () => (await refill(), order(price))))
  expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(1)
  const lost = new Set(answers.map(({ error }) => error?.code))
  expect(
    [...lost].filter((code) => !['wallet.insufficient_balance', 'order.empty_cart', undefined].includes(code)),
  ).toEqual([])
  expect(await walletOf(buyer.id)).toBe(6_000_000)
  await expectSoundBooks()
})

test('a guest’s cart merged while it is checked out is bought whole, later, or not at all', async () => {
  const shop = (await arrangeShop(server)).id
  for (let round = 0; round < 25; round++) {
    const [bought, merged] = [
      await arrangeProduct(server, { shop, price, stock: 10 }),
      await arrangeProduct(server, { shop, price, stock: 10 }),
    ]
    const { client, order } = await arrangeBuyerOf(server, bought)
    const items = [{ productId: merged.id, quantity: 1 }]
    const [ordered, merging] = await Promise.all([order(price), client.POST('/cart/merge', { body: { items } })])
    const left = (await client.GET('/cart')).data?.items.map(({ productId }) => productId)
    const sold = ordered.data?.orders.flatMap((made) => made.items.map(({ productId }) => productId)) ?? []
    expect(merging.response.status).toBe(200)
    expect([
      { code: undefined, sold: [bought.id], left: [merged.id] },
      { code: 'order.price_changed', sold: [], left: [bought.id, merged.id] },
    ]).toContainEqual({ code: ordered.error?.code, sold, left })
  }
  await expectSoundBooks()
})

test('carts with the same products in another order never lock each other out', async () => {
  const shops = [(await arrangeShop(server)).id, (await arrangeShop(server)).id]
  const [first, second] = [
    await arrangeProduct(server, { shop: shops[0] ?? '', price, stock: 100 }),
    await arrangeProduct(server, { shop: shops[1] ?? '', price, stock: 100 }),
  ]
  const buyers = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const [one, two] = n % 2 === 0 ? [first, second] : [second, first]
      const buyer = await arrangeBuyerOf(server, one)
      await buyer.client.POST('/cart', { body: { productId: two.id, quantity: 1 } })
      return buyer
    }),
  )
  const answers = await Promise.all(buyers.map(({ order }) => order(2 * price)))
  expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([201]))
  expect([await stockOf(first.variantId), await stockOf(second.variantId)]).toEqual([50, 50])
  await expectSoundBooks()
})
