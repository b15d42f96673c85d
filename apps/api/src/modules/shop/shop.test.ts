import { vietnamDate } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { arrangeBuyerOf, arrangeReview } from '../../../test/testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useOneDay } from '../../../test/testing/one-day.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
useOneDay()
const price = 10_000_000
const inDays = (days: number) => vietnamDate(new Date(Date.now() + days * 86_400_000))

async function arrangeSeller() {
  const shop = (await arrangeShop(server)).id
  const seller = await arrangePerson(server, { shop })
  const client = server.client(seller.token)
  const change = (body: object) => client.PUT('/auth/shop/settings', { body })
  return { shop, seller, client, change }
}
const pageOf = (slug: string) => server.client().GET('/tenants/public/slug/{slug}', { params: { path: { slug } } })

test('[SELLER-02] shop settings: are read and changed, with a row of the audit log', async () => {
  const { shop, client, change } = await arrangeSeller()
  const before = (await client.GET('/auth/shop/settings')).data
  expect(before).toMatchObject({ id: shop, isOpen: true, reopensOn: null, lowStockLevel: 10, shippingFeeInCents: 0 })
  const { data } = await change({
    shopName: ' Gốm Chu Đậu ',
    returnPolicy: 'Đổi trả trong 7 ngày',
    phone: '+84901234567',
  })
  const after = { ...before, shopName: 'Gốm Chu Đậu', returnPolicy: 'Đổi trả trong 7 ngày', phone: '0901234567' }
  expect(data).toEqual({ ...after, updatedAt: expect.any(String) as string })
  expect((await client.GET('/auth/shop/settings')).data).toEqual(data)
  const { rows } = await server.owner.query(`select action, changes from audit_logs where entity_id = $1`, [shop])
  expect(rows).toEqual([
    { action: 'shop.update', changes: expect.objectContaining({ phone: { from: null, to: '0901234567' } }) as unknown },
  ])
})

test('updateShopSettings: of two who edited the same version, the second is shown what the first saved', async () => {
  const { client, change } = await arrangeSeller()
  const updatedAt = (await client.GET('/auth/shop/settings')).data?.updatedAt
  expect((await change({ updatedAt, description: 'Gốm làm tay' })).response.status).toBe(200)
  expect((await change({ updatedAt, description: 'Gốm nung củi' })).error).toMatchObject({
    ...{ status: 409, code: 'tenant.settings_changed' },
    details: { current: { description: 'Gốm làm tay' } },
  })
  // The same text again loses nothing.
  expect((await change({ updatedAt, description: 'Gốm làm tay' })).response.status).toBe(200)
})

test('updateShopSettings: refuses wrong fields, each at its name', async () => {
  const { change } = await arrangeSeller()
  const wrong = async (body: object) => {
    const { error } = await change(body)
    return error && 'fields' in error ? error.fields?.map(({ path, code }) => `${path} ${code}`) : undefined
  }
  expect(await wrong({ slug: 'new' })).toEqual(['slug slug.reserved'])
  expect(await wrong({ isOpen: false, reopensOn: inDays(0) })).toEqual(['reopensOn date.in_past'])
})

test('updateShopSettings: a former slug leads on to the shop, and no other shop can take it', async () => {
  const { shop, change } = await arrangeSeller()
  await change({ slug: `gom-${shop}` })
  await change({ slug: `gom-moi-${shop}` })
  expect((await pageOf(`gom-${shop}`)).data).toMatchObject({ id: shop, slug: `gom-moi-${shop}` })
  const other = await arrangeSeller()
  expect((await other.change({ slug: `gom-${shop}` })).error).toMatchObject({ status: 409, code: 'slug.taken' })
  expect((await change({ slug: `gom-${shop}` })).data).toMatchObject({ slug: `gom-${shop}` })
})

test('updateShopSettings: a closed shop sells nothing, and says until when', async () => {
  const { shop, change } = await arrangeSeller()
  const buyer = await arrangeBuyerOf(server, await arrangeProduct(server, { shop, price }))
  const { data } = await change({ isOpen: false, reopensOn: inDays(3) })
  expect((await pageOf(data?.slug ?? '')).data).toMatchObject({ isOpen: false, reopensOn: inDays(3) })
  expect((await buyer.order(price)).error).toMatchObject({ status: 409, code: 'shop.closed' })
  await change({ isOpen: true })
  expect((await pageOf(data?.slug ?? '')).data).toMatchObject({ isOpen: true, reopensOn: null })
  expect((await buyer.order(price)).response.status).toBe(201)
})

test('updateShopSettings: a closed shop opens by itself on its day', async () => {
  const { shop, client, change } = await arrangeSeller()
  const buyer = await arrangeBuyerOf(server, await arrangeProduct(server, { shop, price }))
  await change({ isOpen: false, reopensOn: inDays(1) })
  await server.owner.query('update tenants set reopens_on = $2 where id = $1', [shop, inDays(0)])
  expect((await client.GET('/auth/shop/settings')).data).toMatchObject({ isOpen: true, reopensOn: null })
  expect((await buyer.order(price)).response.status).toBe(201)
})

test('updateShopSettings: the shop is notified at its own level of stock', async () => {
  const { shop, client, change } = await arrangeSeller()
  await change({ lowStockLevel: 3 })
  const product = await arrangeProduct(server, { shop, price, stock: 5 })
  const low = async () =>
    ((await client.GET('/notifications')).data?.data ?? []).filter(({ type }) => type === 'STOCK_LOW').length
  await (await arrangeBuyerOf(server, product)).order(price)
  expect(await low()).toBe(0)
  await (await arrangeBuyerOf(server, product)).order(price)
  expect(await low()).toBe(1)
})

test('[SELLER-03] getShopAnalytics: counts visits, orders and their rate', async () => {
  const { shop, client } = await arrangeSeller()
  const analytics = async () => (await client.GET('/auth/shop/analytics')).data
  expect(await analytics()).toMatchObject({ visits: 0, orders: 0, conversionRate: null, ratingAverage: 0 })
  const product = await arrangeProduct(server, { shop, price })
  await (await arrangeBuyerOf(server, product)).order(price)
  await arrangeReview(server, { product, user: (await arrangePerson(server)).id, rating: 4 })
  for (let visits = 0; visits < 3; visits++) await server.client().POST('/shop-visits', { body: { tenantId: shop } })
  expect(await analytics()).toEqual({
    ...{ visits: 3, orders: 1, revenueInCents: price, conversionRate: 33.3, ratingAverage: 4 },
  })
})

test('[SELLER-03] getShopPreview: shows a shop by id, and one that is not on the site to its own staff', async () => {
  const { shop, client } = await arrangeSeller()
  const product = await arrangeProduct(server, { shop, price })
  const preview = (by = server.client()) => by.GET('/auth/shop/preview/{id}', { params: { path: { id: shop } } })
  expect((await preview()).data).toMatchObject({ shop: { id: shop }, products: [{ id: product.id }], productCount: 1 })
  await server.owner.query('update tenants set is_public = false where id = $1', [shop])
  expect((await preview()).response.status).toBe(404)
  expect((await preview(client)).data).toMatchObject({ shop: { id: shop }, productCount: 1 })
})
