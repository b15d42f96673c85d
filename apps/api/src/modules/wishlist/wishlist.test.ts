import { randomUUID } from 'node:crypto'
import { maxWishlistItems } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const newClient = async () => server.client((await arrangePerson(server)).token)
const newProduct = async (more: { price?: number; stock?: number; seller?: string; shop?: string } = {}) =>
  arrangeProduct(server, { ...more, shop: more.shop ?? (await arrangeShop(server)).id })
const add = (client: TestClient, productId: string, more: object = {}) =>
  client.POST('/wishlist', { body: { productId, ...more } })
const list = async (client: TestClient, query: object = {}) =>
  (await client.GET('/wishlist', { params: { query } })).data?.data ?? []

/** A shop's product that somebody saved, with what its seller and that person see. */
async function arrangeSaved(price: number) {
  const shop = (await arrangeShop(server)).id
  const seller = await arrangePerson(server, { shop })
  const product = await newProduct({ shop, price, seller: seller.id })
  const client = await newClient()
  await add(client, product.id)
  const setPrice = (priceInCents: number) =>
    server.client(seller.token).PUT('/products/{id}', { params: { path: { id: product.id } }, body: { priceInCents } })
  const notices = async () =>
    ((await client.GET('/notifications')).data?.data ?? []).filter(({ type }) => type === 'PRICE_DROPPED')
  return { product, client, setPrice, notices }
}

test('[ACCT-03, ACCT-06] wishlist: add, list, change and remove, with the proposed fields', async () => {
  const client = await newClient()
  const product = await newProduct({ price: 12_000_000 })
  const { data: item, response } = await add(client, product.id, { notes: ' Quà cho mẹ ', priority: 'HIGH' })
  expect(response.status).toBe(201)
  expect(item).toMatchObject({
    ...{ productId: product.id, notes: 'Quà cho mẹ', priority: 'HIGH', isListed: true },
    ...{ priceWhenAddedInCents: 12_000_000, product: { id: product.id, priceInCents: 12_000_000, stock: 10 } },
  })
  const path = { id: item?.id ?? '' }
  const changed = await client.PUT('/wishlist/{id}', { params: { path }, body: { notes: '', priority: 'LOW' } })
  expect(changed.data).toEqual({ ...item, notes: null, priority: 'LOW' })
  expect(await list(client)).toEqual([changed.data])
  const remove = () => client.DELETE('/wishlist/product/{productId}', { params: { path: { productId: product.id } } })
  expect((await remove()).data).toEqual({ success: true })
  expect((await remove()).response.status).toBe(404)
  expect(await list(client)).toEqual([])
})

test('addWishlistItem: refuses a product twice, and one that is not on the site', async () => {
  const client = await newClient()
  const product = await newProduct()
  await add(client, product.id)
  expect((await add(client, product.id)).error).toMatchObject({ status: 409, code: 'wishlist.exists' })
  const hidden = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, status: 'PENDING' })
  for (const id of [hidden.id, randomUUID()])
    expect((await add(client, id)).error).toMatchObject({ status: 409, code: 'product.not_available' })
})

test('addWishlistItem: the limit holds for additions at the same time', async () => {
  const person = await arrangePerson(server)
  const client = server.client(person.token)
  const shop = (await arrangeShop(server)).id
  const [first, second] = [await newProduct({ shop }), await newProduct({ shop })]
  await server.owner.query(
    `with filling as (
       insert into products (tenant_id, seller_id, category_id, name, slug, status)
       select tenant_id, seller_id, category_id, name, slug || '-' || n, 'DRAFT'
       from products, generate_series(1, $3::integer) n where id = $1 returning id)
     insert into wishlist_items (user_id, product_id, price_when_added_in_cents, told_price_in_cents)
     select $2, id, 100, 100 from filling`,
    [first.id, person.id, maxWishlistItems - 1],
  )
  const answers = await Promise.all([add(client, first.id), add(client, second.id)])
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([201, 409])
  expect(answers.find(({ error }) => error)?.error).toMatchObject({ code: 'wishlist.full' })
})

test('listWishlist: sorts by priority, filters by it, and never shows what others saved', async () => {
  const client = await newClient()
  for (const priority of ['LOW', 'HIGH', 'MEDIUM']) await add(client, (await newProduct()).id, { priority })
  const priorities = (await list(client, { sortBy: 'priority' })).map(({ priority }) => priority)
  expect(priorities).toEqual(['HIGH', 'MEDIUM', 'LOW'])
  expect((await list(client, { priority: 'HIGH' })).map(({ priority }) => priority)).toEqual(['HIGH'])
  expect(await list(await newClient())).toEqual([])
})

test('[ACCT-04] checkWishlistProduct: tells whether a product is saved, and as which item', async () => {
  const client = await newClient()
  const product = await newProduct()
  const check = async () =>
    (await client.GET('/wishlist/check/{productId}', { params: { path: { productId: product.id } } })).data
  expect(await check()).toEqual({ inWishlist: false })
  const { data: item } = await add(client, product.id)
  expect(await check()).toEqual({ inWishlist: true, wishlistItemId: item?.id })
})

test('[ACCT-05] getWishlistSummary: sums up what is on the site, and keeps what left it', async () => {
  const client = await newClient()
  const summary = async () => (await client.GET('/auth/wishlist/summary')).data
  expect(await summary()).toEqual({
    ...{ totalItems: 0, totalValueInCents: 0, inStockCount: 0, recentItems: [], productIds: [] },
  })
  const [stocked, soldOut, left] = [
    await newProduct({ price: 5_000_000 }),
    await newProduct({ price: 7_000_000, stock: 0 }),
    await newProduct(),
  ]
  for (const { id } of [stocked, soldOut, left]) await add(client, id)
  await server.owner.query(`update products set status = 'ARCHIVED' where id = $1`, [left.id])
  expect(await summary()).toMatchObject({
    ...{ totalItems: 3, totalValueInCents: 12_000_000, inStockCount: 1, productIds: [left.id, soldOut.id, stocked.id] },
    recentItems: [{ productId: left.id, isListed: false }, { productId: soldOut.id }, { productId: stocked.id }],
  })
})

test('PRICE_DROPPED: tells each lower price once, and none that is known', async () => {
  const { product, setPrice, notices } = await arrangeSaved(10_000_000)
  await setPrice(11_000_000)
  expect(await notices()).toEqual([])
  await setPrice(9_000_000)
  await setPrice(10_000_000)
  await setPrice(9_000_000)
  expect(await notices()).toEqual([
    expect.objectContaining({
      link: `/products/${product.id}`,
      message: expect.stringMatching(/nay còn 90\.000\s₫/) as string,
    }),
  ])
  await setPrice(8_000_000)
  expect(await notices()).toHaveLength(2)
})

test('PRICE_DROPPED: is silent for those who switched offers off', async () => {
  const { client, setPrice, notices } = await arrangeSaved(10_000_000)
  await client.PUT('/notifications/preferences', { body: { promotions: false } })
  await setPrice(9_000_000)
  expect(await notices()).toEqual([])
})
