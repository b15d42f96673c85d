import { isSlug } from '@chonoi/domain'
import { beforeAll, expect, test } from 'vitest'
import { findWrongs } from '../../test/races/soundness.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { demoPassword, seedDemo } from './seed-demo.ts'

const server = useTestApi()
const tinyPicture = async () => new Uint8Array([1])
let seconds = 0

const seed = () => seedDemo({ owner: server.owner, ports: server.api.ports, drawPicture: tinyPicture })

beforeAll(async () => {
  const started = performance.now()
  await seed()
  seconds = (performance.now() - started) / 1000
})

async function ask<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await server.owner.query<T>(sql, values)).rows
}
async function count(sql: string): Promise<number> {
  return Number((await ask<{ n: number }>(`select count(*) as n from ${sql}`))[0]?.n)
}

/** Answers are validated against the contract, so a demo row that violates it causes a 500 here. */
async function statusOf(path: string, token?: string): Promise<string> {
  const { status } = await server.send(path, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  return `${status} ${path}`
}

async function signIn(email: string) {
  const { data } = await server.client().POST('/auth/login', { body: { email, password: demoPassword } })
  if (!data?.accessToken || !data.user) throw new Error(`${email} can't sign in`)
  return { user: data.user, token: data.accessToken, client: server.client(data.accessToken) }
}

test('seedDemo: creates a market of realistic size', async () => {
  const sizes = {
    shops: await count('tenants where is_listed'),
    products: await count('products'),
    listed: await count('products where is_listed'),
    variants: await count('product_variants'),
    reviews: await count('reviews'),
    orders: await count('orders'),
    articles: await count(`articles where status = 'PUBLISHED'`),
    users: await count('users'),
  }
  console.info(`rows of the demo in ${seconds.toFixed(1)} s`, sizes)
  expect(sizes).toMatchObject({ shops: 12, reviews: 904, articles: 26 })
  expect(sizes.products).toBeGreaterThanOrEqual(300)
})

test("seedDemo: every article's picture lies in its tenant's library", async () => {
  expect(await count('article_media u join news_media m on m.id = u.media_id and m.tenant_id = u.tenant_id')).toBe(
    await count('articles where featured_image_url is not null'),
  )
})

test('[SEED-01] seedDemo: 5 deposits, 3 withdrawals, 8 products and 3 users are pending, and the month has 15,000,000 VND', async () => {
  expect({
    deposits: await count(`deposits where status = 'PENDING'`),
    withdrawals: await count(`withdrawals where status = 'PENDING'`),
    products: await count(`products where status = 'PENDING'`),
    users: await count('users where not is_verified'),
  }).toEqual({ deposits: 5, withdrawals: 3, products: 8, users: 3 })
  const [month] = await ask<{ cents: number }>(
    `select sum(total_in_cents)::bigint as cents from orders where payment_status = 'PAID'
     and created_at >= date_trunc('month', now() at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh'`,
  )
  expect(month?.cents).toBe(1_500_000_000)
})

test('seedDemo: reviews wait for a decision, a shop has a series, and campaigns are in every state but one', async () => {
  expect({
    waiting: await count('reviews where awaits_decision'),
    series: await count('listed_series'),
    ofShops: await count(`listed_series where tenant_slug <> 'default'`),
    campaigns: await count('(select distinct status from campaigns) c'),
  }).toEqual({ waiting: 3, series: 3, ofShops: 1, campaigns: 5 })
})

test('seedDemo: the customer has bookmarks, and license keys of goods for download', async () => {
  const { client } = await signIn('customer@chonoi.test')
  const bookmarks = await client.GET('/news/bookmarks/me')
  expect(bookmarks.data?.data.map(({ tags }) => tags.length)).toEqual([2, 2, 1, 1])
  const downloads = await client.GET('/digital-deliveries')
  expect(downloads.data?.data.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE'])
})

test('[DASH-09, DASH-11, DASH-12, DASH-13, DASH-14] getDashboardStats: returns the documented figures from the rows', async () => {
  const { client } = await signIn('admin@chonoi.test')
  const { data } = await client.GET('/admin/dashboard/stats')
  expect(data?.data).toMatchObject({
    ...{ pendingDeposits: 5, pendingWithdrawals: 3, pendingProducts: 8, pendingUsers: 3 },
    monthlyRevenueInCents: 1_500_000_000,
  })
})

test('[APPR-07] getApprovalOverview: 98% of the audited actions succeeded; the others failed as the server records it', async () => {
  const { client } = await signIn('admin@chonoi.test')
  expect((await client.GET('/admin/approvals')).data?.successPercent).toBe(98)
  const failures = await ask(
    `select distinct action, severity, error_message as message from audit_logs where status = 'FAILED'`,
  )
  const message = 'The payment provider cannot be reached, try again later'
  expect(failures).toEqual([{ action: 'operation.failed', severity: 'ERROR', message }])
})

test('[DASH-20] getDashboardStats: the latest activity is a deposit, an approved product, a new user and a withdrawal', async () => {
  const { client } = await signIn('admin@chonoi.test')
  const { data } = await client.GET('/admin/dashboard/stats')
  expect(data?.data.recentActivity.slice(0, 4).map(({ kind }) => kind)).toEqual([
    'DEPOSIT_REQUESTED',
    'PRODUCT_APPROVED',
    'USER_REGISTERED',
    'WITHDRAWAL_REQUESTED',
  ])
})

test.each([
  ['superadmin@chonoi.test', 'default', 'SUPER_ADMIN'],
  ['admin@chonoi.test', 'default', 'ADMIN'],
  ['shopadmin@chonoi.test', 'gom-bat-trang', 'ADMIN'],
  ['seller@chonoi.test', 'gom-bat-trang', 'SELLER'],
  ['customer@chonoi.test', 'default', 'CUSTOMER'],
  ['user@chonoi.test', 'default', 'USER'],
])('login: %s signs in as %s %s', async (email, slug, role) => {
  const { user } = await signIn(email)
  const current = user.tenantMemberships.find(({ tenantId }) => tenantId === user.currentTenantId)
  expect([current?.tenant.slug, current?.role]).toEqual([slug, role])
})

test('seedDemo: multi@chonoi.test has three memberships, one of them suspended', async () => {
  const { user } = await signIn('multi@chonoi.test')
  expect(user.tenantMemberships.map(({ status }) => status).sort()).toEqual(['ACTIVE', 'ACTIVE', 'SUSPENDED'])
})

test('seedDemo: money, stock, orders, coupons and deposits meet the invariants of the race tests', async () => {
  expect(await findWrongs(server.owner)).toEqual({})
})

test('seedDemo: the entries of every account are in time order, with correct balances', async () => {
  const disordered = await ask(`select id from (select id, created_at, balance_after_in_cents, amount_in_cents,
      lag(created_at) over w as before, lag(balance_after_in_cents) over w as balance from ledger_entries
      window w as (partition by account_id order by id)) e
    where created_at < before or balance_after_in_cents <> coalesce(balance, 0) + amount_in_cents`)
  expect(disordered).toEqual([])
})

test('seedDemo: held money equals the open withdrawals', async () => {
  const [held] = await ask(`select
    (select sum(balance_in_cents)::bigint from ledger_accounts where kind = 'WITHDRAWAL_HOLD')
      - (select sum(amount_in_cents)::bigint from withdrawals where status in ('PENDING', 'PROCESSING')) as hold`)
  expect(held).toEqual({ hold: 0 })
})

test('seedDemo: money is held after delivery, and an open complaint waits', async () => {
  expect(
    await count(`orders where status = 'DELIVERED' and released_at is null and release_due_at > now()`),
  ).toBeGreaterThan(0)
  expect(await count(`order_complaints where status = 'OPEN'`)).toBe(1)
})

test('seedDemo: of each carrier an order by cash is under way, one is delivered, and one is remitted', async () => {
  const found = await ask(`select o.status, o.payment_status as paid, count(*)::int as count,
      count(distinct o.carrier_id)::int as carriers from orders o
    join payments p on p.order_id = o.id and p.carrier_id = o.carrier_id and p.status = o.payment_status
    group by 1, 2 order by 1, 2`)
  const ofEach = { count: 2, carriers: 2 }
  expect(found).toEqual([
    { status: 'DELIVERED', paid: 'PAID', ...ofEach },
    { status: 'DELIVERED', paid: 'PENDING', ...ofEach },
    { status: 'SHIPPED', paid: 'PENDING', ...ofEach },
  ])
  const lines = await ask(`select r.status, l.match from remittances r join remittance_lines l on l.remittance_id = r.id
    order by r.status, l.match`)
  expect(lines).toEqual([
    ...[1, 2].map(() => ({ status: 'CONFIRMED', match: 'MATCHED' })),
    { status: 'DRAFT', match: 'MATCHED' },
    { status: 'DRAFT', match: 'UNKNOWN' },
  ])
})

test('seedDemo: one seller verification waits, and one was rejected with its reason', async () => {
  const found = await ask(`select email, status, reason is not null as has_reason from seller_verifications v
    join users u on u.id = v.user_id order by email`)
  expect(found).toEqual([
    { email: 'customer@chonoi.test', status: 'PENDING', has_reason: false },
    { email: 'user@chonoi.test', status: 'REJECTED', has_reason: true },
  ])
})

test('seedDemo: a return waits for its shop, one for the platform, and one is refunded', async () => {
  for (const status of ['REQUESTED', 'ESCALATED', 'REFUNDED'])
    expect(await count(`order_returns where status = '${status}'`)).toBe(1)
})

test('seedDemo: the customer has 5,000,000 VND, an address and an order in every usual state', async () => {
  const { client } = await signIn('customer@chonoi.test')
  const [wallet] = await ask(
    `select balance_in_cents as cents from ledger_accounts a join users u on u.id = a.user_id
     where a.kind = 'USER_WALLET' and u.email = 'customer@chonoi.test'`,
  )
  expect(wallet).toEqual({ cents: 500_000_000 })
  const { data } = await client.GET('/orders/my-orders', { params: { query: { limit: 50 } } })
  const statuses = new Set(data?.data.map(({ status }) => status))
  for (const status of ['PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUNDED'] as const)
    expect(statuses).toContain(status)
  expect(await count(`addresses a join users u on u.id = a.user_id where u.email = 'customer@chonoi.test'`)).toBe(2)
})

test('seedDemo: sold counts match the orders, and some listed products are sold out', async () => {
  const wrongSales = await ask(`select p.id from products p where sold_count <> (
    select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id
    where l.product_id = p.id and o.status <> 'CANCELLED') - (
    select coalesce(sum(m.quantity), 0) from stock_movements m
    where m.product_id = p.id and m.type = 'RETURN' and m.reference_type = 'return')`)
  expect(wrongSales).toEqual([])
  expect(await count('products where is_listed and available_stock = 0')).toBeGreaterThan(2)
})

test('seedDemo: a review is verified exactly when its author received the product', async () => {
  const wrong = await ask(`select id from reviews r where is_verified <> exists (
    select from order_lines l join orders o on o.id = l.order_id
    where l.product_id = r.product_id and l.buyer_id = r.user_id and o.delivered_at is not null)`)
  expect(wrong).toEqual([])
  expect(await count('reviews where is_verified')).toBeGreaterThan(450)
})

test('seedDemo: coupon counters match their uses', async () => {
  const rows = await ask<{ code: string }>(`select code from coupons c
    where usage_count <> (select count(*) from coupon_redemptions r where r.coupon_id = c.id)`)
  expect(rows).toEqual([])
  const [known] = await ask<{ used: number }>(`select usage_count as used from coupons where code = 'CHONOI10'`)
  expect(known?.used).toBeGreaterThan(10)
})

test('seedDemo: every slug is valid; slugs and names of products are unique', async () => {
  const slugs = await ask<{ slug: string }>(
    'select slug from products union all select slug from tenants union all select slug from categories union all select slug from articles',
  )
  expect(slugs.map(({ slug }) => slug).filter((slug) => !isSlug(slug))).toEqual([])
  const [names] = await ask(
    `select count(*) - count(distinct name) as names, count(*) - count(distinct slug) as slugs from products`,
  )
  expect(names).toEqual({ names: 0, slugs: 0 })
})

test('seedDemo: every referenced image is in the file store', async () => {
  const urls = await ask<{ url: string }>(`select url from product_images union select logo_url from tenants
    union select banner_url from tenants union select image_url from categories union select featured_image_url from articles`)
  const named = urls.map(({ url }) => url).filter((url) => url !== null)
  expect(await count('products where image_url is null')).toBe(0)
  const missing: string[] = []
  for (const url of named) {
    const found = await server.api.ports.files.read(url.replace(/^\/files\//, ''))
    if (!found) missing.push(url)
    await found?.stream.cancel()
  }
  expect(named.length).toBeGreaterThan(600)
  expect(missing).toEqual([])
})

test.each([
  [
    undefined,
    ['/products?limit=100', '/products?search=ao+thun', '/products/featured', '/categories', '/reviews?limit=100'],
  ],
  [undefined, ['/tenants/public', '/tenants/public/slug/gom-bat-trang', '/public/platform/settings']],
  [
    'customer@chonoi.test',
    ['/orders/my-orders', '/addresses', '/wallet/transactions', '/deposits', '/notifications?limit=100'],
  ],
  [
    'seller@chonoi.test',
    ['/orders/management/all', '/products/management/all?limit=100', '/notifications', '/wallet/shop-balance'],
  ],
  [
    'admin@chonoi.test',
    ['/admin/deposits?limit=100', '/orders/management/all?limit=100', '/admin/dashboard/stats?days=90'],
  ],
])('seedDemo: reads by %s fit the contract: %s', async (email, paths) => {
  const token = email ? (await signIn(email)).token : undefined
  expect(await Promise.all(paths.map((path) => statusOf(path, token)))).toEqual(paths.map((path) => `200 ${path}`))
})

test('seedDemo: addresses have the official codes of ward and province', async () => {
  expect(await count('addresses')).toBeGreaterThan(40)
  expect(await count('addresses where ward_code is null or province_code is null')).toBe(0)
})

test('seedDemo: a second seeding, or two concurrent ones, change nothing', async () => {
  const rows = () =>
    ask(`select (select count(*) from users) as users, (select count(*) from ledger_entries) as entries,
    (select count(*) from stock_movements) as movements, (select max(updated_at) from products) as touched`)
  const before = await rows()
  expect(await Promise.all([seed(), seed()])).toEqual([false, false])
  expect(await rows()).toEqual(before)
})

test('seedDemo: invoices are numbered without gaps per shop and year, and some wait for money', async () => {
  const gaps = `(select tenant_id, split_part(invoice_number, '-', 2) as year, count(*) as n,
    max(split_part(invoice_number, '-', 3)::int) as last from invoices where invoice_number is not null group by 1, 2) i
    left join invoice_counters c on c.tenant_id = i.tenant_id and c.year = i.year::int
    where i.n <> i.last or c.last_number is distinct from i.last`
  expect(await count('invoices')).toBeGreaterThan(50)
  expect(await count(gaps)).toBe(0)
  expect(await ask(`select status from invoices where order_id is null order by created_at`)).toEqual([
    { status: 'ISSUED' },
    { status: 'PARTIALLY_PAID' },
    { status: 'DRAFT' },
  ])
})

test('listShopStatement: the months of the demo’s shop add up, and close as its entries say', async () => {
  const { client } = await signIn('shopadmin@chonoi.test')
  const { data: statement } = await client.GET('/wallet/shop-statement', { params: { query: {} } })
  const months = statement?.data ?? []
  expect(months.length).toBeGreaterThan(1)
  for (const month of months) {
    const { releasesInCents, refundsInCents, debtPaidInCents, withdrawalsInCents, adjustmentsInCents } = month
    const sums = [releasesInCents, refundsInCents, debtPaidInCents, withdrawalsInCents, adjustmentsInCents]
    expect(sums.reduce((total, sum) => total + sum, month.openingInCents)).toBe(month.closingInCents)
    const query = { month: month.month, limit: 1 }
    const { data: movements } = await client.GET('/wallet/shop-movements', { params: { query } })
    expect(movements?.pagination.total).toBe(month.movementCount)
    expect(movements?.data[0]?.balanceAfterInCents ?? month.openingInCents).toBe(month.closingInCents)
  }
  expect(months.at(-1)?.openingInCents).toBe(0)
  // What a shop takes out is a withdrawal; nobody adjusts its balance.
  expect(months.every(({ adjustmentsInCents }) => adjustmentsInCents === 0)).toBe(true)
  expect(months.some(({ withdrawalsInCents }) => withdrawalsInCents < 0)).toBe(true)
})

test('getSellerFunnel: the demo’s shop has visitors at every step to its orders', async () => {
  const { client } = await signIn('shopadmin@chonoi.test')
  const { data } = await client.GET('/auth/seller/funnel', { params: { query: {} } })
  const steps = [data?.productVisits, data?.carts, data?.checkouts, data?.orders, data?.paidOrders, 1].map(Number)
  expect(steps).toEqual(steps.toSorted((one, other) => other - one))
})
