import type { BodyOf, QueryOf } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { arrangeBuyerOf, arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangeOwedFees } from '../../../test/testing/arrange-withdrawals.ts'
import { type ArrangedPerson, arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

const at = (id: string) => ({ params: { path: { id } } })
const list = async (by: ArrangedPerson, query: QueryOf<'listTenants'> = {}) =>
  (await server.client(by.token).GET('/tenants', { params: { query } })).data?.data
const update = (by: ArrangedPerson, id: string, body: BodyOf<'updateTenant'>) =>
  server.client(by.token).PUT('/tenants/{id}', { ...at(id), body })
const bulk = async (by: ArrangedPerson, ids: string[], action: BodyOf<'bulkUpdateTenants'>['action']) =>
  (await server.client(by.token).POST('/tenants/bulk', { body: { ids, action } })).data
const admin = () => arrangePerson(server, { role: 'ADMIN' })
const root = () => arrangePerson(server, { role: 'SUPER_ADMIN' })
const price = 10_000_000

test('[ADM-TEN-05, ADM-TEN-16] listTenants: finds, filters and counts', async () => {
  const by = await admin()
  const { data: shop } = await server.client(by.token).POST('/tenants', { body: { name: 'Gốm Phù Lãng Đỏ' } })
  const found = await list(by, { search: 'phu lang do', approvalStatus: 'PENDING', isActive: true, isPublic: true })
  expect(found?.tenants).toEqual([shop])
  expect(shop).toMatchObject({ slug: 'gom-phu-lang-do', adminNotes: null, stats: { users: 0, products: 0, orders: 0 } })
  expect((await list(by, { search: 'phu lang do', approvalStatus: 'APPROVED' }))?.pagination.total).toBe(0)
})

test('listTenants: the platform itself is not listed, and a shop is refused the list', async () => {
  const by = await admin()
  expect((await list(by, { limit: 100 }))?.tenants.some(({ slug }) => slug === 'default')).toBe(false)
  const shop = await arrangeShop(server)
  const seller = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  expect((await server.client(seller.token).GET('/tenants')).response.status).toBe(403)
})

test('[ADM-TEN-06, ADM-TEN-08] updateTenant: approving makes active and writes the note and the history', async () => {
  const by = await admin()
  const shop = await arrangeShop(server, { status: 'PENDING' })
  const { data } = await update(by, shop.id, { statusUpdate: { approvalStatus: 'APPROVED', adminNotes: 'Đủ giấy tờ' } })
  expect(data).toMatchObject({ approvalStatus: 'APPROVED', isActive: true, adminNotes: 'Đủ giấy tờ' })
  const history = await server.client(by.token).GET('/tenants/{id}/history', at(shop.id))
  expect(history.data?.data).toMatchObject([
    { vietnameseDescription: 'Duyệt gian hàng Gốm Bát Tràng', userEmail: by.email },
  ])
})

test.each(['REJECTED', 'SUSPENDED'] as const)(
  '[ADM-TEN-09, ADM-TEN-10] updateTenantStatus: %s makes inactive',
  async (approvalStatus) => {
    const shop = await arrangeShop(server, { status: 'PENDING' })
    const by = await admin()
    const { data } = await server
      .client(by.token)
      .PUT('/tenants/{id}/status', { ...at(shop.id), body: { approvalStatus } })
    expect(data).toMatchObject({ approvalStatus, isActive: false })
    const back = await update(by, shop.id, { approvalStatus: 'APPROVED' })
    expect(back.data).toMatchObject({ approvalStatus: 'APPROVED', isActive: true })
  },
)

test("updateTenant: the shop's people hear of each decision on it, and nothing of activating it", async () => {
  const by = await admin()
  const shop = await arrangeShop(server, { status: 'PENDING' })
  const owner = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  const seller = await arrangePerson(server, { shop: shop.id, shopRole: 'SELLER' })
  for (const action of ['APPROVE', 'SUSPEND', 'REINSTATE', 'DEACTIVATE'] as const) await bulk(by, [shop.id], action)
  for (const { token } of [owner, seller]) {
    const { data } = await server.client(token).GET('/notifications')
    expect(data?.data.map(({ type }) => type).toSorted()).toEqual([
      ...['SHOP_APPROVED', 'SHOP_REINSTATED', 'SHOP_SUSPENDED'],
    ])
    expect(data?.data[0]?.data).toEqual({ shop: 'Gốm Bát Tràng', tenantId: shop.id })
  }
})

test('updateTenant: notes of administrators are not told to the shop', async () => {
  const by = await admin()
  const shop = await arrangeShop(server, { status: 'PENDING' })
  const owner = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  await update(by, shop.id, { approvalStatus: 'REJECTED', adminNotes: 'Nghi hàng giả' })
  const { data } = await server.client(owner.token).GET('/notifications')
  expect(data?.data).toMatchObject([{ type: 'SHOP_REJECTED', link: '/contact' }])
  expect(JSON.stringify(data)).not.toContain('Nghi hàng giả')
})

test('[ADM-TEN-11] updateTenant: activating leaves the approval alone', async () => {
  const shop = await arrangeShop(server, { status: 'SUSPENDED' })
  expect((await update(await admin(), shop.id, { isActive: false })).data).toMatchObject({
    ...{ approvalStatus: 'SUSPENDED', isActive: false },
  })
})

test('updateTenant: refuses to reject an approved shop, and the own one', async () => {
  const shop = await arrangeShop(server)
  expect((await update(await admin(), shop.id, { approvalStatus: 'REJECTED' })).error?.code).toBe('tenant.not_pending')
  expect((await update(await admin(), shop.id, { approvalStatus: 'PENDING' })).error?.code).toBe(
    'tenant.transition_not_allowed',
  )
  const own = await arrangePerson(server, { role: 'ADMIN', shop: shop.id, actsIn: 'platform' })
  expect((await update(own, shop.id, { approvalStatus: 'SUSPENDED' })).error?.code).toBe('tenant.own_approval')
})

test('updateTenant: a suspended shop leaves the site at once, and its open orders stay workable', async () => {
  const shop = await arrangeShop(server)
  const product = await arrangeProduct(server, { shop: shop.id, price })
  const seller = await arrangePerson(server, { shop: shop.id })
  const order = await arrangeOrderOf(server, { buyer: await arrangePerson(server), product, status: 'PENDING' })
  await update(await admin(), shop.id, { approvalStatus: 'SUSPENDED' })
  expect((await server.client().GET('/products/{id}', at(product.id))).response.status).toBe(404)
  const moved = await server.client(seller.token).PUT('/orders/{id}/status', {
    params: { path: { id: order.id }, header: { 'Idempotency-Key': newKey() } },
    body: { status: 'CONFIRMED' },
  })
  expect(moved.response.status).toBe(200)
})

test('createOrder: a shop that was suspended meanwhile gets no order', async () => {
  const shop = await arrangeShop(server)
  const product = await arrangeProduct(server, { shop: shop.id, price })
  const buyer = await arrangeBuyerOf(server, product)
  await update(await admin(), shop.id, { approvalStatus: 'SUSPENDED' })
  expect((await buyer.order(price)).error?.code).toBe('product.not_available')
})

test('bulkUpdateTenants: decides on each by itself and names the refusals', async () => {
  const [waiting, approved] = [await arrangeShop(server, { status: 'PENDING' }), await arrangeShop(server)]
  expect(await bulk(await admin(), [waiting.id, approved.id], 'APPROVE')).toEqual({
    ...{ succeeded: 1, failed: 1 },
    results: [
      { id: waiting.id, success: true, code: null },
      { id: approved.id, success: false, code: 'tenant.not_pending' },
    ],
  })
})

test('getTenant and listMembersOfTenant: goods, money and people of a shop', async () => {
  const by = await admin()
  const shop = await arrangeShop(server)
  const product = await arrangeProduct(server, { shop: shop.id, price })
  await arrangeOrderOf(server, { buyer: await arrangePerson(server), product })
  const { data } = await server.client(by.token).GET('/tenants/{id}', at(shop.id))
  expect(data).toMatchObject({ stats: { users: 1, products: 1, orders: 1 }, products: { onSite: 1, pending: 0 } })
  const members = await server.client(by.token).GET('/tenants/{id}/members', at(shop.id))
  expect(members.data?.data).toMatchObject([{ role: 'SELLER', status: 'ACTIVE' }])
})

test('[GAP-06] createTenant: a new shop waits for approval with its owner as administrator; unknown owners and taken slugs are refused', async () => {
  const client = server.client((await admin()).token)
  const owner = await arrangePerson(server)
  const { data } = await client.POST('/tenants', {
    body: { name: 'Nón lá Huế', slug: 'non-la-hue', ownerEmail: owner.email },
  })
  expect(data).toMatchObject({ approvalStatus: 'PENDING', stats: { users: 1 } })
  expect((await client.POST('/tenants', { body: { name: 'Khác', slug: 'non-la-hue' } })).error?.code).toBe('slug.taken')
  expect((await client.POST('/tenants', { body: { name: 'Nón lá Huế', slug: undefined } })).data?.slug).toBe(
    'non-la-hue-2',
  )
  const { error } = await client.POST('/tenants', { body: { name: 'Khác', ownerEmail: 'khong-co@chonoi.test' } })
  expect(error?.fields).toEqual([{ path: 'ownerEmail', code: 'user.unknown' }])
})

test('deleteTenant: a shop that owes commission stays', async () => {
  const client = server.client((await root()).token)
  const shop = await arrangeShop(server)
  await arrangeOwedFees(server, shop.id, 100_000)
  expect((await client.DELETE('/tenants/{id}', at(shop.id))).error?.code).toBe('tenant.in_use')
})

test('deleteTenant: only a shop on which nothing hangs, and only by a super administrator', async () => {
  const by = await root()
  const client = server.client(by.token)
  const { data: empty } = await client.POST('/tenants', { body: { name: 'Gian hàng trống', ownerEmail: by.email } })
  const full = await arrangeShop(server)
  await arrangeProduct(server, { shop: full.id })
  expect((await client.DELETE('/tenants/{id}', at(full.id))).error?.code).toBe('tenant.in_use')
  expect(
    (await server.client((await admin()).token).DELETE('/tenants/{id}', at(empty?.id ?? ''))).response.status,
  ).toBe(403)
  expect((await client.DELETE('/tenants/{id}', at(empty?.id ?? ''))).response.status).toBe(200)
  expect((await client.GET('/tenants/{id}', at(empty?.id ?? ''))).response.status).toBe(404)
})

test('[ADM-TEN-01] getTenantStatistics: counts by approval', async () => {
  const by = await admin()
  const read = async () => (await server.client(by.token).GET('/tenants/statistics')).data
  const before = await read()
  await arrangeShop(server, { status: 'SUSPENDED' })
  expect(await read()).toEqual({ ...before, total: (before?.total ?? 0) + 1, suspended: (before?.suspended ?? 0) + 1 })
})

test('[TEN-06] an administrator lists, reads, updates, gives a status to and deletes tenants', async () => {
  const by = await root()
  const client = server.client(by.token)
  const name = `Gian hàng ${Date.now().toString(36)}`
  const { data: created } = await client.POST('/tenants', { body: { name } })
  const id = created?.id ?? ''
  expect((await list(by, { search: name }))?.tenants).toMatchObject([{ id }])
  expect((await client.GET('/tenants/{id}', at(id))).data).toMatchObject({ id, name, approvalStatus: 'PENDING' })
  expect((await update(by, id, { isPublic: false })).data).toMatchObject({ isPublic: false })
  const status = await client.PUT('/tenants/{id}/status', { ...at(id), body: { approvalStatus: 'APPROVED' } })
  expect(status.data).toMatchObject({ approvalStatus: 'APPROVED', isActive: true })
  expect((await client.DELETE('/tenants/{id}', at(id))).response.status).toBe(200)
  expect((await list(by, { search: name }))?.tenants).toEqual([])
})
