import { beforeAll, beforeEach, expect, test } from 'vitest'
import { arrangeCoupon } from '../../../test/testing/arrange-catalogue.ts'
import { type ArrangedProduct, arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop = ''
let vase: ArrangedProduct
let client: TestClient

beforeAll(async () => {
  shop = (await arrangeShop(server)).id
})
beforeEach(async () => {
  vase = await arrangeProduct(server, { shop, price: 10_000_000, stock: 5 })
  client = server.client((await arrangePerson(server)).token)
})

const add = (product: { id: string }, quantity = 1) =>
  client.POST('/cart', { body: { productId: product.id, quantity } })
const line = (itemId: string) => ({ params: { path: { itemId } } })

test('[CART-01, CART-03] getCart: returns lines at current prices, subtotal and count', async () => {
  expect((await client.GET('/cart')).data).toEqual({
    ...{ items: [], subtotalInCents: 0, itemCount: 0, coupon: null },
    ...{ discountInCents: 0, deliveries: [], deliveryCity: null, shippingInCents: 0, totalInCents: 0 },
  })
  const { data } = await add(vase, 2)
  expect(data).toMatchObject({
    items: [
      {
        ...{
          productId: vase.id,
          variantId: vase.variantId,
          quantity: 2,
          priceInCents: 10_000_000,
          lineTotal: 20_000_000,
        },
        ...{ availableStock: 5, isAvailable: true, tenant: { id: shop } },
      },
    ],
    ...{ subtotalInCents: 20_000_000, itemCount: 2, totalInCents: 20_000_000 },
  })
  expect((await client.GET('/cart')).data).toEqual(data)
  const summary = { subtotalInCents: 20_000_000, itemCount: 2, discountInCents: 0, totalInCents: 20_000_000 }
  expect((await client.GET('/cart/summary')).data).toEqual(summary)
})

test("[CART-01] getCart: the total includes each shop's delivery fee once", async () => {
  const near = await arrangeShop(server, { shippingFee: 1_500_000 })
  const far = await arrangeShop(server, { shippingFee: 3_000_000 })
  await add(await arrangeProduct(server, { shop: near.id, price: 10_000_000 }), 2)
  await add(await arrangeProduct(server, { shop: near.id, price: 10_000_000 }))
  const { data } = await add(await arrangeProduct(server, { shop: far.id, price: 10_000_000 }))
  expect(data).toMatchObject({ subtotalInCents: 40_000_000, shippingInCents: 4_500_000, totalInCents: 44_500_000 })
})

test("[CART-03] cart: changes a line's quantity, removes a line, and clears the cart", async () => {
  const other = await arrangeProduct(server, { shop })
  await add(vase)
  const items = (await add(other)).data?.items ?? []
  const [first, second] = items.map(({ id }) => id)
  const changed = await client.PATCH('/cart/items/{itemId}', { ...line(first ?? ''), body: { quantity: 3 } })
  expect(changed.data?.itemCount).toBe(4)
  const removed = await client.DELETE('/cart/items/{itemId}', line(second ?? ''))
  expect(removed.data?.items.map(({ id }) => id)).toEqual([first])
  expect((await client.DELETE('/cart')).data).toMatchObject({ items: [], itemCount: 0 })
})

test('addCartItem: adds to the quantity, up to the stock', async () => {
  await add(vase, 3)
  expect((await add(vase, 2)).data?.itemCount).toBe(5)
  const { error } = await add(vase)
  expect(error).toMatchObject({ status: 409, code: 'stock.insufficient', details: { availableStock: 5 } })
  const [item] = (await client.GET('/cart')).data?.items ?? []
  const more = await client.PATCH('/cart/items/{itemId}', { ...line(item?.id ?? ''), body: { quantity: 6 } })
  expect(more.error).toMatchObject({ code: 'stock.insufficient', details: { availableStock: 5 } })
})

test("addCartItem: refuses unlisted products; lines of delisted ones stay but don't count", async () => {
  const hidden = await arrangeProduct(server, { shop, status: 'PENDING' })
  expect((await add(hidden)).error).toMatchObject({ status: 409, code: 'product.not_available' })
  const strange = await client.POST('/cart', { body: { productId: vase.id, variantId: hidden.variantId, quantity: 1 } })
  expect(strange.error).toMatchObject({ code: 'product.not_available' })
  const { data } = await add(vase)
  await server.owner.query(`update products set status = 'ARCHIVED' where id = $1`, [vase.id])
  const after = await client.GET('/cart')
  expect(after.data).toMatchObject({
    ...{ subtotalInCents: 0, totalInCents: 0, items: [{ name: 'Bình hoa men lam', isAvailable: false }] },
  })
  const id = data?.items[0]?.id ?? ''
  const changed = await client.PATCH('/cart/items/{itemId}', { ...line(id), body: { quantity: 2 } })
  expect(changed.error).toMatchObject({ code: 'product.not_available' })
  expect((await client.DELETE('/cart/items/{itemId}', line(id))).data?.items).toEqual([])
})

test("cart: another person's line is not found, and visitors have no cart here", async () => {
  const { data } = await add(vase)
  const stranger = server.client((await arrangePerson(server)).token)
  const id = data?.items[0]?.id ?? ''
  expect((await stranger.DELETE('/cart/items/{itemId}', line(id))).response.status).toBe(404)
  expect((await server.client().GET('/cart')).response.status).toBe(401)
  const wrong = await client.POST('/cart', { body: { productId: vase.id, quantity: 0 } })
  expect(wrong.error?.fields).toMatchObject([{ path: 'quantity' }])
})

test('addCartItem: a cart has at most 100 lines', async () => {
  const made = await server.owner.query<{ id: string }>(
    `insert into products (tenant_id, seller_id, category_id, name, slug, status)
     select p.tenant_id, p.seller_id, p.category_id, 'Nhiều ' || n, 'nhieu-' || n, 'APPROVED'
     from products p, generate_series(1, 101) n where p.id = $1 returning id`,
    [vase.id],
  )
  const ids = made.rows.map(({ id }) => id)
  await server.owner.query(
    `insert into product_variants (product_id, tenant_id, price_in_cents, is_default) select unnest($1::uuid[]), $2, 100, true`,
    [ids, shop],
  )
  await server.owner.query(
    `insert into stock_movements (tenant_id, product_id, variant_id, type, quantity)
     select tenant_id, product_id, id, 'RESTOCK', 5 from product_variants where product_id = any($1)`,
    [ids],
  )
  const items = ids.slice(0, 100).map((productId) => ({ productId, quantity: 1 }))
  expect((await client.POST('/cart/merge', { body: { items } })).data?.cart.items).toHaveLength(100)
  expect((await add({ id: ids[100] ?? '' })).error).toMatchObject({ status: 409, code: 'cart.full' })
  const full = await client.POST('/cart/merge', { body: { items: [{ productId: ids[100] ?? '', quantity: 1 }] } })
  expect(full.data?.skipped).toEqual([{ productId: ids[100], reason: 'cart.full' }])
})

test('[CART-04] mergeCart: merges a guest’s lines as far as possible; repeating changes nothing', async () => {
  const [gone, sold] = [
    await arrangeProduct(server, { shop, status: 'PENDING' }),
    await arrangeProduct(server, { shop, stock: 0 }),
  ]
  await add(vase, 2)
  const items = [
    { productId: vase.id, quantity: 9 },
    { productId: gone.id, quantity: 1 },
    { productId: sold.id, quantity: 1 },
  ]
  const merge = () => client.POST('/cart/merge', { body: { items } })
  const first = await merge()
  expect(first.data?.cart.items).toMatchObject([{ productId: vase.id, quantity: 5 }])
  expect(first.data?.skipped).toEqual([
    { productId: gone.id, reason: 'product.not_available' },
    { productId: sold.id, reason: 'stock.insufficient' },
  ])
  expect((await merge()).data).toEqual(first.data)
  const smaller = await client.POST('/cart/merge', { body: { items: [{ productId: vase.id, quantity: 1 }] } })
  expect(smaller.data?.cart.itemCount).toBe(5)
})

test('addCartItem: 50 concurrent additions add up to the stock at most', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => add(vase)))
  expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(5)
  expect(answers.filter(({ error }) => error?.code === 'stock.insufficient')).toHaveLength(45)
  expect((await client.GET('/cart')).data?.itemCount).toBe(5)
})

test("addCartItem: doesn't wait for an open checkout of the product", async () => {
  const checkout = await server.owner.connect()
  await checkout.query('begin')
  await checkout.query(
    `insert into stock_movements (tenant_id, product_id, variant_id, type, quantity) values ($1, $2, $3, 'SALE', -1)`,
    [shop, vase.id, vase.variantId],
  )
  const added = await add(vase)
  await checkout.query('rollback')
  checkout.release()
  expect(added.response.status).toBe(200)
})

test('[CART-03] applyCartCoupon: reduces the total until the coupon is removed', async () => {
  const { code } = await arrangeCoupon(server, { value: 25 })
  await add(vase)
  const applied = await client.POST('/cart/coupon', { body: { code: code.toLowerCase() } })
  expect(applied.data).toMatchObject({ coupon: { code }, discountInCents: 2_500_000, totalInCents: 7_500_000 })
  const removed = await client.DELETE('/cart/coupon')
  expect(removed.data).toMatchObject({ coupon: null, discountInCents: 0, totalInCents: 10_000_000 })
})

test('applyCartCoupon: refuses an invalid coupon with the reason', async () => {
  await add(vase)
  const day = 86_400_000
  const other = (await arrangeShop(server)).id
  const cases = {
    'coupon.expired': { from: new Date(Date.now() - 2 * day), until: new Date(Date.now() - day) },
    'coupon.not_started': { from: new Date(Date.now() + day), until: new Date(Date.now() + 2 * day) },
    'coupon.inactive': { active: false },
    'coupon.minimum_not_met': { minimum: 10_000_100 },
    'coupon.not_applicable': { shop: other },
  }
  for (const [reason, more] of Object.entries(cases)) {
    const { code } = await arrangeCoupon(server, more)
    expect((await client.POST('/cart/coupon', { body: { code } })).error).toMatchObject({ status: 409, code: reason })
    const verdict = await client.POST('/coupons/validate', { body: { code } })
    expect(verdict.data).toMatchObject({ valid: false, reason, discountInCents: 0 })
    expect(verdict.data?.message).toBeTruthy()
  }
  const unknown = await client.POST('/cart/coupon', { body: { code: 'KHONGCO' } })
  expect(unknown.error).toMatchObject({ code: 'coupon.not_found' })
})

test('validateCoupon: checks a coupon for the cart, for products or for an amount', async () => {
  const own = await arrangeCoupon(server, { shop, value: 10 })
  const anywhere = await arrangeCoupon(server, { type: 'FIXED_AMOUNT', value: 3_000_000 })
  const verdict = async (body: { code: string; productIds?: string[]; subtotalInCents?: number }) =>
    (await client.POST('/coupons/validate', { body })).data
  expect(await verdict({ code: own.code })).toMatchObject({ valid: false, reason: 'coupon.not_applicable' })
  await add(vase, 2)
  expect(await verdict({ code: own.code })).toMatchObject({ valid: true, discountInCents: 2_000_000, reason: null })
  expect(await verdict({ code: own.code, productIds: [vase.id] })).toMatchObject({ discountInCents: 1_000_000 })
  const half = await verdict({ code: own.code, productIds: [vase.id], subtotalInCents: 5_000_000 })
  expect(half?.discountInCents).toBe(500_000)
  expect(await verdict({ code: anywhere.code, subtotalInCents: 2_000_000 })).toMatchObject({
    ...{ valid: true, discountInCents: 2_000_000 },
  })
  expect(await verdict({ code: 'KHONG-CO' })).toMatchObject({ valid: false, coupon: null, reason: 'coupon.not_found' })
})
