import { maxBulkRows } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { arrangeArticle } from '../../test/testing/arrange-news.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../test/testing/arrange.ts'
import { arrangeWithdrawal } from '../../test/testing/arrange-withdrawals.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { contractDocument } from '../http/contract-document.ts'

const server = useTestApi()
/** Whoever waits longer takes the call for lost. A quiet machine needs 1 to 3 seconds. */
const patience = 30_000
/** What the server may keep in its memory for it, with the answer of every row. */
const maxGrowth = 200_000_000
/** Every tenth row isn't there. */
const tenth = 10
const present = maxBulkRows - maxBulkRows / tenth

test('the domain and the contract agree on how many rows one call changes', () => {
  expect(contractDocument.components?.schemas?.['BulkIds']).toMatchObject({ maxItems: maxBulkRows })
})

async function inserted(sql: string, ...values: unknown[]): Promise<string[]> {
  const { rows } = await server.owner.query<{ id: string }>(`${sql} returning id`, [present, ...values])
  return rows.map(({ id }) => id)
}

const gone = new Set<string>()

function withMissing(ids: readonly string[]): string[] {
  return Array.from({ length: maxBulkRows }, (_, index) => {
    if (index % tenth > 0) return ids[index - Math.ceil(index / tenth)] ?? ''
    const id = crypto.randomUUID()
    gone.add(id)
    return id
  })
}

async function arrangeUsers(): Promise<string[]> {
  const { rows } = await server.owner.query<{ id: string }>('select id from tenants where is_platform')
  const users = await inserted(
    `insert into users (email, first_name, last_name, is_verified, home_tenant_id)
     select gen_random_uuid() || '@chonoi.test', 'An', 'Nguyễn', true, $2 from generate_series(1, $1::int)`,
    rows[0]?.id,
  )
  await server.owner.query(
    `insert into memberships (user_id, tenant_id, role) select u, $2::uuid, 'CUSTOMER' from unnest($1::uuid[]) u`,
    [users, rows[0]?.id],
  )
  return users
}

async function arrangeProducts(): Promise<string[]> {
  const shop = await arrangeShop(server)
  const { id: pattern } = await arrangeProduct(server, { shop: shop.id, status: 'PENDING' })
  const products = await inserted(
    `insert into products (tenant_id, seller_id, category_id, name, slug, status)
     select tenant_id, seller_id, category_id, name, 'p-' || gen_random_uuid(), status
     from products, generate_series(1, $1::int) where id = $2`,
    pattern,
  )
  await server.owner.query(
    `insert into product_variants (product_id, tenant_id, price_in_cents, is_default)
     select p, $2, 100000, true from unnest($1::uuid[]) p`,
    [products, shop.id],
  )
  return products
}

const kinds = {
  users: async (client) => {
    const ids = withMissing(await arrangeUsers())
    return () => client.POST('/users/bulk', { body: { ids, action: 'DEACTIVATE' } })
  },
  tenants: async (client) => {
    const shops = await inserted(
      `insert into tenants (slug, name, approval_status)
       select 'shop-' || gen_random_uuid(), 'Gốm', 'APPROVED' from generate_series(1, $1::int)`,
    )
    const ids = withMissing(shops)
    return () => client.POST('/tenants/bulk', { body: { ids, action: 'SUSPEND', adminNotes: 'Kiểm tra' } })
  },
  products: async (client) => {
    const ids = withMissing(await arrangeProducts())
    return () => client.POST('/products/bulk-review', { body: { ids, action: 'APPROVE' } })
  },
  reviews: async (client) => {
    const shop = await arrangeShop(server)
    const product = await arrangeProduct(server, { shop: shop.id })
    const reviews = await inserted(
      `insert into reviews (product_id, tenant_id, user_id, author_first_name, author_last_name, rating, comment)
       select $2, $3, u, 'An', 'Nguyễn', 5, 'Rất ưng ý' from unnest($4::uuid[]) u limit $1`,
      ...[product.id, shop.id, await arrangeUsers()],
    )
    const ids = withMissing(reviews)
    return () => client.POST('/reviews/bulk-moderate', { body: { ids, status: 'HIDDEN', reason: 'Quảng cáo' } })
  },
  comments: async (client) => {
    const shop = await arrangeShop(server)
    const { id: author } = await arrangePerson(server, { shop: shop.id })
    const article = await arrangeArticle(server, { shop: shop.id, author })
    const comments = await inserted(
      `insert into article_comments (tenant_id, article_id, user_id, author_first_name, author_last_name, content)
       select $2, $3, $4, 'An', 'Nguyễn', gen_random_uuid()::text from generate_series(1, $1::int)`,
      ...[shop.id, article.id, author],
    )
    const commentIds = withMissing(comments)
    return () => client.POST('/news/admin/comments/bulk-action', { body: { commentIds, action: 'approve' } })
  },
  coupons: async (client) => {
    const coupons = await inserted(
      `insert into coupons (code, discount_type, discount_value, valid_until)
       select 'M' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 20)), 'PERCENTAGE', 10, now() + interval '1 day'
       from generate_series(1, $1::int)`,
    )
    const ids = withMissing(coupons)
    return () => client.POST('/coupons/bulk', { body: { ids, action: 'DEACTIVATE' } })
  },
  withdrawals: async (client) => {
    const person = await arrangePerson(server)
    const withdrawals: string[] = []
    while (withdrawals.length < present) withdrawals.push((await arrangeWithdrawal(server, person.id)).id)
    const ids = withMissing(withdrawals)
    const params = { header: { 'Idempotency-Key': crypto.randomUUID() } }
    return () => client.POST('/admin/withdrawals/bulk-process', { params, body: { ids, status: 'REJECTED' } })
  },
} satisfies Record<string, (client: ReturnType<typeof server.client>) => Promise<() => Promise<{ data?: unknown }>>>

type Client = ReturnType<typeof server.client>
type Refusal = Promise<{ error?: unknown; response: Response }>

const tooMany: Record<keyof typeof kinds, (client: Client, ids: string[]) => Refusal> = {
  users: (client, ids) => client.POST('/users/bulk', { body: { ids, action: 'DEACTIVATE' } }),
  tenants: (client, ids) => client.POST('/tenants/bulk', { body: { ids, action: 'SUSPEND' } }),
  products: (client, ids) => client.POST('/products/bulk-review', { body: { ids, action: 'APPROVE' } }),
  reviews: (client, ids) => client.POST('/reviews/bulk-moderate', { body: { ids, status: 'HIDDEN' } }),
  comments: (client, commentIds) =>
    client.POST('/news/admin/comments/bulk-action', { body: { commentIds, action: 'approve' } }),
  coupons: (client, ids) => client.POST('/coupons/bulk', { body: { ids, action: 'DEACTIVATE' } }),
  withdrawals: (client, ids) =>
    client.POST('/admin/withdrawals/bulk-process', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { ids, status: 'REJECTED' },
    }),
}

/** What shows that the rows that are there were changed. */
const changed: Record<keyof typeof kinds, string> = {
  users: `users where not is_active`,
  tenants: `tenants where approval_status = 'SUSPENDED'`,
  products: `products where status = 'APPROVED'`,
  reviews: `reviews where status = 'HIDDEN'`,
  comments: `article_comments where status = 'APPROVED'`,
  coupons: `coupons where not is_active`,
  withdrawals: `withdrawals where status = 'REJECTED'`,
}

test.each(Object.entries(kinds) as [keyof typeof kinds, (typeof kinds)[keyof typeof kinds]][])(
  '%s: 500 of them, every tenth of which fails, are changed in one call, and each has its result',
  async (name, arrange) => {
    gone.clear()
    const admin = await arrangePerson(server, { role: 'SUPER_ADMIN' })
    const call = await arrange(server.client(admin.token))
    const { heapUsed } = process.memoryUsage()
    const start = performance.now()
    const { data } = await call()
    expect(performance.now() - start, name).toBeLessThan(patience)
    expect(process.memoryUsage().heapUsed - heapUsed).toBeLessThan(maxGrowth)
    const { results } = data as { results: { id: string; code: string | null }[] }
    const failed = results.filter(({ code }) => code !== null)
    expect(results).toHaveLength(maxBulkRows)
    expect(failed.map(({ id }) => id).toSorted()).toEqual([...gone].toSorted())
    expect(new Set(failed.map(({ code }) => code))).toEqual(new Set(['resource.not_found']))
    const { rows } = await server.owner.query<{ count: number }>(`select count(*) as count from ${changed[name]}`)
    expect(rows[0]?.count).toBe(present)
  },
  // Hundreds of people, shops or orders are arranged first.
  120_000,
)

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  '%s: 501 of them are refused, and nothing is changed',
  async (name) => {
    const admin = server.client((await arrangePerson(server, { role: 'SUPER_ADMIN' })).token)
    const ids = Array.from({ length: maxBulkRows + 1 }, () => crypto.randomUUID())
    const { error, response } = await tooMany[name](admin, ids)
    const field = name === 'comments' ? 'commentIds' : 'ids'
    expect(response.status).toBe(422)
    expect(error).toMatchObject({ fields: [{ path: field, code: 'too_many', params: { max: maxBulkRows } }] })
  },
)
