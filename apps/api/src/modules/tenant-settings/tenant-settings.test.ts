import { expect, test } from 'vitest'
import { arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { pixel } from '../../../test/calls/pixel.ts'

const server = useTestApi()

async function arrangeAdmin() {
  const shop = (await arrangeShop(server)).id
  const admin = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  return { shop, admin, client: server.client(admin.token) }
}

async function upload(token: string): Promise<string> {
  const body = new FormData()
  body.set('file', pixel)
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': 'c'.repeat(64) }
  const answer = (await (await server.send('/uploads/images', { method: 'POST', body, headers })).json()) as {
    url: string
  }
  return answer.url
}

test('[TEN-04, GEN-04] updateTenantSettings changes only what is sent, and blank texts become none', async () => {
  const { shop, client } = await arrangeAdmin()
  const { data } = await client.PUT('/auth/tenant/settings', {
    body: { description: ' Gốm làm tay ', city: ' ', contactEmail: 'Gom@Chonoi.test', isPublic: false, language: 'en' },
  })
  expect(data).toMatchObject({
    ...{ id: shop, name: 'Gốm Bát Tràng', description: 'Gốm làm tay', city: null, contactEmail: 'gom@chonoi.test' },
    ...{ isPublic: false, language: 'en', currency: 'VND', approvalStatus: 'APPROVED' },
  })
  expect((await client.GET('/auth/tenant/settings')).data).toEqual(data)
})

test('[TEN-04] updateTenantSettings: approvalStatus and isActive are no fields of it', async () => {
  const { client } = await arrangeAdmin()
  for (const field of [{ approvalStatus: 'APPROVED' }, { isActive: true }]) {
    const { error } = await client.PUT('/auth/tenant/settings', { body: field as object })
    expect(error?.fields).toMatchObject([{ code: 'unknown_field' }])
  }
})

test('updateTenantSettings: of two who edited the same version, the second is shown what the first saved', async () => {
  const { client } = await arrangeAdmin()
  const updatedAt = (await client.GET('/auth/tenant/settings')).data?.updatedAt ?? ''
  const change = (city: string) => client.PUT('/auth/tenant/settings', { body: { updatedAt, city } })
  expect((await change('Huế')).response.status).toBe(200)
  expect((await change('Đà Nẵng')).error).toMatchObject({
    ...{ status: 409, code: 'tenant.settings_changed', details: { current: { city: 'Huế' } } },
  })
})

test('updateTenantSettings: a slug of another shop is taken, a malformed one is refused', async () => {
  const { shop, client } = await arrangeAdmin()
  const other = await arrangeShop(server)
  await server.owner.query(`update tenants set slug = 'gom-da-co' where id = $1`, [other.id])
  const change = async (slug: string) => (await client.PUT('/auth/tenant/settings', { body: { slug } })).error
  expect((await change('gom-da-co'))?.code).toBe('slug.taken')
  expect((await change('Gốm'))?.fields).toMatchObject([{ path: 'slug', code: 'slug.invalid' }])
  expect(await change('gom-moi')).toBeUndefined()
  const shown = await server.client().GET('/tenants/public/slug/{slug}', { params: { path: { slug: 'gom-moi' } } })
  expect(shown.data?.id).toBe(shop)
})

test('updateTenantSettings: a former slug leads on to the shop', async () => {
  const { shop, client } = await arrangeAdmin()
  for (const slug of [`gom-cu-${shop}`, `gom-nay-${shop}`])
    await client.PUT('/auth/tenant/settings', { body: { slug } })
  const shown = await server
    .client()
    .GET('/tenants/public/slug/{slug}', { params: { path: { slug: `gom-cu-${shop}` } } })
  expect(shown.data).toMatchObject({ id: shop, slug: `gom-nay-${shop}` })
})

test('updateTenantSettings: is audited with both values', async () => {
  const { shop, client } = await arrangeAdmin()
  await client.PUT('/auth/tenant/settings', { body: { name: 'Gốm Chu Đậu' } })
  const { rows } = await server.owner.query(`select action, changes from audit_logs where tenant_id = $1`, [shop])
  expect(rows).toEqual([
    { action: 'tenant.settings_update', changes: { name: { from: 'Gốm Bát Tràng', to: 'Gốm Chu Đậu' } } },
  ])
})

test('[TEN-04] getTenantStats: counts what the shop has, and nothing of others', async () => {
  const { shop, client } = await arrangeAdmin()
  const product = await arrangeProduct(server, { shop, price: 5_000_000 })
  const buyer = await arrangePerson(server)
  await arrangeOrderOf(server, { buyer, product, status: 'DELIVERED', paymentStatus: 'PAID' })
  await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
  const { data } = await client.GET('/auth/tenant/stats')
  expect(data).toMatchObject({ users: 2, products: 1, orders: 1 })
})

test('[TEN-05, GEN-04] getTenantAnalytics: sums paid orders of the days, with every day and the products sold', async () => {
  const { shop, client } = await arrangeAdmin()
  const product = await arrangeProduct(server, { shop })
  const buyer = await arrangePerson(server)
  const paid = await arrangeOrderOf(server, { buyer, product, status: 'PENDING', paymentStatus: 'PENDING' })
  await arrangeOrderOf(server, { buyer, product, status: 'PENDING', paymentStatus: 'PENDING' })
  await server.owner.query(`update orders set created_at = '2026-03-04T18:00:00Z' where tenant_id = $1`, [shop])
  await server.owner.query(`update orders set payment_status = 'PAID' where id = $1`, [paid.id])
  const query = { dateFrom: '2026-03-04', dateTo: '2026-03-06' }
  const { data } = await client.GET('/tenants/analytics', { params: { query } })
  const { rows } = await server.owner.query<{ total: number }>(
    'select total_in_cents as total from orders where id = $1',
    [paid.id],
  )
  const total = rows[0]?.total
  expect(data).toMatchObject({ orders: 1, customers: 1, revenueInCents: total, averageOrderInCents: total })
  expect(data?.series.map(({ date, orders }) => [date, orders])).toEqual([
    ['2026-03-04', 0],
    ['2026-03-05', 1],
    ['2026-03-06', 0],
  ])
  expect(data?.topProducts).toMatchObject([{ productId: product.id, quantity: 1 }])
})

test('getTenantAnalytics: what was refunded counts neither for the shop nor for the product', async () => {
  const { shop, client } = await arrangeAdmin()
  const [returned, kept] = [await arrangeProduct(server, { shop }), await arrangeProduct(server, { shop })]
  const buyer = await arrangePerson(server)
  const { id } = await arrangeOrderOf(server, { buyer, product: returned, price: 10_000_000 })
  await arrangeOrderOf(server, { buyer, product: kept, price: 3_000_000 })
  await server.owner.query(
    `update orders set payment_status = 'PARTIALLY_REFUNDED', refunded_in_cents = 9000000 where id = $1`,
    [id],
  )
  const { data } = await client.GET('/tenants/analytics')
  expect(data?.topProducts).toMatchObject([
    { productId: kept.id, revenueInCents: 3_000_000 },
    { productId: returned.id, revenueInCents: 1_000_000 },
  ])
  expect(data?.revenueInCents).toBe(4_000_000)
})

test('[TEN-05] getTenantAnalytics: any days sum up to what their paid orders hold one by one', async () => {
  const { shop, client } = await arrangeAdmin()
  const [one, two] = [await arrangeProduct(server, { shop }), await arrangeProduct(server, { shop })]
  const [first, second, third] = [await arrangePerson(server), await arrangePerson(server), await arrangePerson(server)]
  // Around midnight in Ho Chi Minh, the same people on several days, one order taken back and one refunded in part.
  for (const [index, hour] of [9, 16, 17, 18, 40, 41, 65, 66, 90, 114].entries()) {
    const buyer = [first, second, third][index % 3] ?? first
    const placed = { buyer, product: index % 2 === 0 ? one : two, price: (index + 1) * 1_000_000 }
    const { id } = await arrangeOrderOf(server, { ...placed, status: 'PENDING', paymentStatus: 'PENDING' })
    await server.owner.query(
      `update orders set created_at = timestamptz '2026-03-04T00:00:00Z' + $2 * interval '1 hour' where id = $1`,
      [id, hour],
    )
    await server.owner.query(`update orders set payment_status = 'PAID' where id = $1`, [id])
    if (index === 4) await server.owner.query(`update orders set payment_status = 'REFUNDED' where id = $1`, [id])
    if (index === 5)
      await server.owner.query(
        `update orders set payment_status = 'PARTIALLY_REFUNDED', refunded_in_cents = 300000 where id = $1`,
        [id],
      )
  }
  for (const [dateFrom, dateTo] of [
    ['2026-03-04', '2026-03-04'],
    ['2026-03-05', '2026-03-06'],
    ['2026-03-04', '2026-03-09'],
    ['2026-03-07', '2026-03-20'],
  ] as const) {
    const { data } = await client.GET('/tenants/analytics', { params: { query: { dateFrom, dateTo } } })
    const { rows } = await server.owner.query(
      `select coalesce(sum(total_in_cents - refunded_in_cents), 0)::bigint as "revenueInCents", count(*)::integer as orders,
              count(distinct buyer_id)::integer as customers
       from orders where tenant_id = $1 and payment_status in ('PAID', 'PARTIALLY_REFUNDED')
         and (created_at at time zone 'Asia/Ho_Chi_Minh')::date between $2 and $3`,
      [shop, dateFrom, dateTo],
    )
    expect(data).toMatchObject(rows[0] ?? {})
  }
})

test('getTenantAnalytics: days the wrong way round are refused', async () => {
  const { client } = await arrangeAdmin()
  const query = { dateFrom: '2026-03-04', dateTo: '2026-03-01' }
  const { error } = await client.GET('/tenants/analytics', { params: { query } })
  expect(error?.fields).toMatchObject([{ path: 'dateFrom', code: 'date.invalid' }])
})

test('[TEN-08, GEN-04] updateTenantBranding: shows on the shop’s page at once', async () => {
  const { shop, admin, client } = await arrangeAdmin()
  const url = await upload(admin.token)
  const { data } = await client.PUT('/tenants/branding', { body: { logoUrl: url, primaryColor: '#0F766E' } })
  expect(data).toMatchObject({ logoUrl: url, bannerUrl: null, primaryColor: '#0f766e' })
  const { rows } = await server.owner.query<{ slug: string }>('select slug from tenants where id = $1', [shop])
  const path = { slug: rows[0]?.slug ?? '' }
  const shown = await server.client().GET('/tenants/public/{slug}/branding', { params: { path } })
  // Readers, who don't edit it, see no version.
  const { version, ...branding } = data ?? {}
  expect(version).toBeGreaterThan(1)
  expect(shown.data).toEqual(branding)
})

test('[TEN-08] getTenantBranding: the own shop’s, also while it is not public; sellers may not', async () => {
  const { shop, client } = await arrangeAdmin()
  const { data } = await client.PUT('/tenants/branding', { body: { primaryColor: '#0f766e' } })
  await client.PUT('/auth/tenant/settings', { body: { isPublic: false } })
  const read = await client.GET('/tenants/branding')
  expect(read.data).toMatchObject({ logoUrl: null, bannerUrl: null, primaryColor: data?.primaryColor })
  const seller = await arrangePerson(server, { shop })
  expect((await server.client(seller.token).GET('/tenants/branding')).error?.code).toBe('auth.role_missing')
})

test('updateTenantBranding: refuses another’s upload and a word for a color', async () => {
  const { client } = await arrangeAdmin()
  const url = await upload((await arrangePerson(server)).token)
  const foreign = await client.PUT('/tenants/branding', { body: { bannerUrl: url } })
  expect(foreign.error?.fields).toMatchObject([{ path: 'bannerUrl', code: 'upload.unknown' }])
  const word = await client.PUT('/tenants/branding', { body: { primaryColor: 'red' } })
  expect(word.error?.fields).toMatchObject([{ path: 'primaryColor', code: 'color.invalid' }])
})

test('getTenantSettings: sellers may not', async () => {
  const { shop } = await arrangeAdmin()
  const seller = await arrangePerson(server, { shop })
  expect((await server.client(seller.token).GET('/auth/tenant/settings')).error?.code).toBe('auth.role_missing')
})
