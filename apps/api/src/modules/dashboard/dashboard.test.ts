import type { DashboardStats } from '@chonoi/contract'
import { beforeAll, expect, test } from 'vitest'
import { arrangeDeposit } from '../../../test/testing/arrange-deposits.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { arrangePaidOrder } from '../../../test/testing/arrange-orders.ts'
import { unzip } from '../../../test/testing/unzip.ts'

/** 10:00 on Saturday 21 November 2026 in Ho Chi Minh. */
const now = new Date('2026-11-21T03:00:00Z')
const server = useTestApi(() => ({ now: () => now }))
const ago = (days: number, hours = 0) => new Date(now.getTime() - days * 86_400_000 - hours * 3_600_000)

let admin: { id: string; token: string }
let shopAdmin: { id: string; token: string }
let shop: { id: string }

async function read(token: string, query: { days?: 7 | 30 | 90 } = {}): Promise<DashboardStats> {
  const { data } = await server.client(token).GET('/admin/dashboard/stats', { params: { query } })
  if (!data) throw new Error('no figures')
  return data.data
}

beforeAll(async () => {
  admin = await arrangePerson(server, { role: 'ADMIN' })
  shop = await arrangeShop(server)
  const other = await arrangeShop(server)
  shopAdmin = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  const buyer = await arrangePerson(server)
  const seller = shopAdmin.id
  const mine = await arrangeProduct(server, { shop: shop.id, seller })
  for (const status of ['PENDING', 'DRAFT', 'ARCHIVED']) await arrangeProduct(server, { shop: shop.id, seller, status })
  const theirs = await arrangeProduct(server, { shop: other.id, seller, status: 'PENDING' })
  await server.owner.query('update products set created_at = $1', [ago(40)])
  await server.owner.query('update products set created_at = $1 where id = any($2)', [ago(2), [mine.id, theirs.id]])
  await server.owner.query('update users set created_at = $1', [ago(10)])
  await server.owner.query('update users set is_verified = false, created_at = $2 where id = $1', [buyer.id, ago(1)])
  const inactive = await arrangePerson(server)
  await server.owner.query('update users set is_verified = false, is_active = false, created_at = $2 where id = $1', [
    inactive.id,
    ago(1),
  ])

  const order = (tenantId: string, amount: number, createdAt: Date, more = {}) =>
    arrangePaidOrder(server, { tenantId, buyerId: buyer.id, amount, createdAt, ...more })
  await order(shop.id, 10_000_000, ago(0, 1))
  await order(shop.id, 20_000_000, ago(3))
  await order(other.id, 40_000_000, ago(3))
  await order(shop.id, 7_000_000, ago(3), { paymentStatus: 'REFUNDED', refunded: 7_000_000 })
  await order(shop.id, 9_000_000, ago(4), { paymentStatus: 'PARTIALLY_REFUNDED', refunded: 4_000_000 })
  await order(shop.id, 3_000_000, ago(4), { paymentStatus: 'PENDING' })
  // The last minute of October in Ho Chi Minh, and the first of November.
  await order(shop.id, 50_000_000, new Date('2026-10-31T16:59:00Z'))
  await order(shop.id, 5_000_000, new Date('2026-10-31T17:00:00Z'))
  await order(shop.id, 60_000_000, ago(10))

  for (const status of ['PENDING', 'PENDING', 'COMPLETED', 'FAILED'] as const)
    await arrangeDeposit(server, buyer.id, { status })
  await server.owner.query(
    `insert into withdrawals (user_id, amount_in_cents, status, bank_name, masked_account_number, account_holder)
     select $1, 100000, s, 'ACB', '1', 'AN' from unnest(array['PENDING', 'PROCESSING', 'REJECTED']) s`,
    [buyer.id],
  )
  await server.owner.query(
    `insert into articles (tenant_id, author_id, title, slug, content) values ($1, $2, 'Tin', 'tin', ''), ($3, $2, 'Tin', 'tin', '')`,
    [shop.id, seller, other.id],
  )
})

test('[API-09, DASH-07, DASH-08] getDashboardStats: counts all users, shops, products and articles', async () => {
  const { rows } = await server.owner.query('select count(*) from users')
  expect(await read(admin.token)).toMatchObject({
    totalUsers: rows[0].count,
    totalTenants: 2,
    totalProducts: 4,
    totalArticles: 2,
  })
})

test('[DASH-09] getDashboardStats: revenue of paid orders since the month began in Ho Chi Minh City, less refunds', async () => {
  // 10 + 20 + 40 + (9 - 4) + 5 + 60; neither the refunded, nor the unpaid, nor October's.
  expect((await read(admin.token)).monthlyRevenueInCents).toBe(140_000_000)
})

test('[DASH-11, DASH-12, DASH-13, DASH-14] getDashboardStats: counts pending deposits, withdrawals, products and users', async () => {
  expect(await read(admin.token)).toMatchObject({
    pendingDeposits: 2,
    pendingWithdrawals: 1,
    pendingProducts: 2,
    pendingUsers: 1,
  })
})

test('[DASH-22, DASH-23] getDashboardStats: growth compares the period with the previous one', async () => {
  const { growth } = await read(admin.token, { days: 7 })
  expect(growth.orders).toEqual({ current: 4, previous: 1, changePercent: 300 })
  expect(growth.revenue).toEqual({ current: 75_000_000, previous: 60_000_000, changePercent: 25 })
  expect(growth.products).toEqual({ current: 2, previous: 0, changePercent: null })
  const month = (await read(admin.token, { days: 30 })).growth
  expect(month.orders).toEqual({ current: 7, previous: 0, changePercent: null })
  expect(month.products).toEqual({ current: 2, previous: 3, changePercent: -33.3 })
})

test('[DASH-22] getDashboardStats: the series has every day of the period and adds up to its total', async () => {
  for (const days of [7, 30, 90] as const) {
    const { series, growth } = await read(admin.token, { days })
    expect(series).toHaveLength(days)
    expect(series.at(-1)).toEqual({ date: '2026-11-21', revenueInCents: 10_000_000, orders: 1 })
    expect(series.reduce((sum, day) => sum + day.revenueInCents, 0)).toBe(growth.revenue.current)
    expect(series.reduce((sum, day) => sum + day.orders, 0)).toBe(growth.orders.current)
  }
  const week = await read(admin.token, { days: 7 })
  expect(week.previousSeries.map(({ date }) => date)).toEqual(
    ['08', '09', '10', '11', '12', '13', '14'].map((day) => `2026-11-${day}`),
  )
  expect(week.previousSeries.reduce((sum, day) => sum + day.revenueInCents, 0)).toBe(week.growth.revenue.previous)
  const { series } = await read(admin.token)
  expect(series[0]?.date).toBe('2026-10-23')
  expect(series.find(({ date }) => date === '2026-11-01')).toEqual({
    date: '2026-11-01',
    revenueInCents: 5_000_000,
    orders: 1,
  })
  expect(series.find(({ date }) => date === '2026-10-31')).toMatchObject({ revenueInCents: 50_000_000 })
  expect(series.find(({ date }) => date === '2026-11-02')).toEqual({ date: '2026-11-02', revenueInCents: 0, orders: 0 })
})

test("getDashboardStats: a shop's administrator sees the shop's figures only", async () => {
  const figures = await read(shopAdmin.token, { days: 7 })
  expect(figures).toMatchObject({
    totalUsers: 1,
    totalTenants: 1,
    totalProducts: 3,
    totalArticles: 1,
    monthlyRevenueInCents: 100_000_000,
    pendingDeposits: 0,
    pendingWithdrawals: 0,
    pendingProducts: 1,
    pendingUsers: 0,
  })
  expect(figures.growth.revenue).toEqual({ current: 35_000_000, previous: 60_000_000, changePercent: -41.7 })
})

test('getDashboardStats: refuses customers, sellers and visitors; an unknown period is a 422', async () => {
  const customer = server.client((await arrangePerson(server)).token)
  const seller = server.client((await arrangePerson(server, { shop: shop.id })).token)
  for (const client of [customer, seller]) {
    expect((await client.GET('/admin/dashboard/stats', {})).response.status).toBe(403)
    expect((await client.GET('/admin/dashboard/report', { parseAs: 'stream' })).response.status).toBe(403)
  }
  expect((await server.client().GET('/admin/dashboard/stats', {})).response.status).toBe(401)
  const wrong = await server.client(admin.token).GET('/admin/dashboard/stats', { params: { query: { days: 14 as 7 } } })
  expect([wrong.response.status, wrong.error?.fields?.[0]?.path]).toEqual([422, 'days'])
})

test('[DASH-05] exportDashboardReport: exports the same figures as CSV that spreadsheets open correctly', async () => {
  const figures = await read(admin.token, { days: 7 })
  const response = await server.send('/admin/dashboard/report?days=7', {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*dashboard-7-2026-11-21\.csv$/)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const lines = bytes.toString('utf8').slice(1).split('\r\n')
  expect(lines[0]).toBe('Chỉ số,Giá trị,Kỳ trước,Thay đổi (%)')
  expect(lines).toContain(`Người dùng,${figures.totalUsers},,`)
  expect(lines).toContain('Doanh thu tháng này (VND),1400000,,')
  expect(lines).toContain('Nạp tiền chờ duyệt,2,,')
  expect(lines).toContain('"Doanh thu (VND), 7 ngày",750000,600000,25')
  expect(lines.filter((line) => /^2026-11-\d\d,/.test(line))).toHaveLength(7)
  expect(lines).toContain('2026-11-21,100000,1,')
})

test('[DASH-05] exportDashboardReport: exports the same figures as an Excel workbook', async () => {
  const response = await server.send('/admin/dashboard/report?days=7&format=xlsx', {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*dashboard-7-2026-11-21\.xlsx$/)
  const files = unzip(Buffer.from(await response.arrayBuffer()))
  expect(files.get('xl/worksheets/sheet1.xml')).toContain('<v>1400000</v>')
})
