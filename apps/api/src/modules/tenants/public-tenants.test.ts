import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { arrangeCheckout, arrangeProduct, arrangeShop, platformTenant } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const rename = async (id: string, change: Record<string, unknown>) => {
  for (const [column, value] of Object.entries(change))
    await server.owner.query(`update tenants set ${column} = $2 where id = $1`, [id, value])
}
const list = async (query: Record<string, unknown> = {}) =>
  (await server.client().GET('/tenants/public', { params: { query: { limit: 100, ...query } } })).data?.data

test('listPublicTenants: lists approved, active and public shops only', async () => {
  const shown = await arrangeShop(server)
  const pending = await arrangeShop(server, { status: 'PENDING' })
  const suspended = await arrangeShop(server, { status: 'SUSPENDED' })
  const hidden = await arrangeShop(server)
  await rename(hidden.id, { is_public: false })
  const inactive = await arrangeShop(server)
  await rename(inactive.id, { is_active: false })
  const ids = (await list())?.tenants.map(({ id }) => id)
  expect(ids).toContain(shown.id)
  for (const { id } of [pending, suspended, hidden, inactive, { id: await platformTenant(server) }]) {
    expect(ids).not.toContain(id)
    const { response } = await server.client().GET('/tenants/public/{id}', { params: { path: { id } } })
    expect(response.status).toBe(404)
  }
})

test('listPublicTenants: returns products on sale, valid orders and the average rating', async () => {
  const { buyer, body, shop, product } = await arrangeCheckout(server, { stock: 10 })
  await arrangeProduct(server, { shop: shop.id, status: 'PENDING' })
  const client = server.client(buyer.token)
  await client.POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body })
  await server.owner.query(
    `insert into reviews (product_id, tenant_id, user_id, author_first_name, author_last_name, rating, comment)
     values ($1, $2, $3, 'An', 'Nguyễn', 4, 'Rất đẹp và chắc chắn')`,
    [product.id, shop.id, buyer.id],
  )
  const { data } = await server.client().GET('/tenants/public/{id}', { params: { path: { id: shop.id } } })
  expect(data?.stats).toEqual({ products: 1, orders: 1, ratingAverage: 4, ratingCount: 1 })
  expect((await list())?.tenants.find(({ id }) => id === shop.id)?.stats).toEqual(data?.stats)
})

test('listPublicTenants: searches names without diacritics, sorts by name or figures, and pages', async () => {
  const first = await arrangeShop(server)
  await rename(first.id, { name: 'Đồ gỗ Ánh Dương' })
  const second = await arrangeShop(server)
  await rename(second.id, { name: 'Đồ gỗ Bình Minh' })
  await arrangeProduct(server, { shop: second.id })
  const found = await list({ search: 'do go' })
  expect(found?.tenants.map(({ id }) => id)).toEqual([first.id, second.id])
  const byProducts = await list({ search: 'do go', sortBy: 'products', sortOrder: 'desc' })
  expect(byProducts?.tenants.map(({ id }) => id)).toEqual([second.id, first.id])
  const page = await list({ search: 'do go', limit: 1, page: 2 })
  expect(page?.tenants.map(({ id }) => id)).toEqual([second.id])
  expect(page?.pagination).toEqual({ page: 2, limit: 1, total: 2, totalPages: 2, hasNext: false, hasPrev: true })
  expect((await list({ search: '%' }))?.tenants).toEqual([])
})

test('getPublicTenantBySlug: returns a shop with its branding, getPublicTenantBranding only the branding', async () => {
  const shop = await arrangeShop(server)
  await rename(shop.id, { slug: 'gom-men-lam', primary_color: '#0f766e', logo_url: '/files/public/aa/logo.webp' })
  const path = { slug: 'gom-men-lam' }
  const { data } = await server.client().GET('/tenants/public/slug/{slug}', { params: { path } })
  expect(data).toMatchObject({ id: shop.id, slug: 'gom-men-lam', branding: { primaryColor: '#0f766e' } })
  const branding = await server.client().GET('/tenants/public/{slug}/branding', { params: { path } })
  expect(branding.data).toEqual(data?.branding)
  for (const slug of ['khong-co', 'KHONG-HOP-LE']) {
    const missing = await server.client().GET('/tenants/public/slug/{slug}', { params: { path: { slug } } })
    expect(missing.response.status).toBe(404)
  }
})

test('getPublicTenantStats: counts public data only', async () => {
  const before = (await server.client().GET('/tenants/public/stats')).data
  const shop = await arrangeShop(server)
  await arrangeShop(server, { status: 'PENDING' })
  await arrangeProduct(server, { shop: shop.id })
  const { data } = await server.client().GET('/tenants/public/stats')
  expect(data).toEqual({
    totalTenants: (before?.totalTenants ?? 0) + 1,
    totalProducts: (before?.totalProducts ?? 0) + 1,
    totalOrders: before?.totalOrders,
  })
})

test('getPublicTenant: a malformed id is not found', async () => {
  for (const id of ['khong-phai-uuid', randomUUID()])
    expect((await server.client().GET('/tenants/public/{id}', { params: { path: { id } } })).response.status).toBe(404)
})

test('[TEN-01] the public lists shops, reads one by id and by slug, and reads the figures of all', async () => {
  const shop = await arrangeShop(server)
  const client = server.client()
  const listed = (await list())?.tenants.find(({ id }) => id === shop.id)
  const byId = (await client.GET('/tenants/public/{id}', { params: { path: { id: shop.id } } })).data
  const slug = byId?.slug ?? ''
  const bySlug = (await client.GET('/tenants/public/slug/{slug}', { params: { path: { slug } } })).data
  expect(listed).toMatchObject({ id: shop.id, slug })
  expect(bySlug).toMatchObject({ ...byId })
  expect((await client.GET('/tenants/public/stats')).data?.totalTenants).toBeGreaterThan(0)
})
