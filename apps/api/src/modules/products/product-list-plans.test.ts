import type { QueryOf } from '@chonoi/contract'
import { beforeAll, expect, test } from 'vitest'
import { arrangeCategory, arrangeProduct, arrangeShop } from '../../testing/arrange.ts'
import { useTestApi } from '../../testing/test-api.ts'

const server = useTestApi()
const many = 20_000
const category = { id: '' }
const shop = { id: '' }
const seller = { id: '' }

beforeAll(async () => {
  category.id = (await arrangeCategory(server)).id
  shop.id = (await arrangeShop(server)).id
  const one = await arrangeProduct(server, { shop: shop.id, category: category.id })
  await server.owner.query(`update products set slug = 'mot-slug' where id = $1`, [one.id])
  const others = await Promise.all([arrangeShop(server), arrangeShop(server), arrangeShop(server)])
  const categories = await Promise.all(Array.from({ length: 40 }, () => arrangeCategory(server)))
  const { rows } = await server.owner.query('select seller_id from products where id = $1', [one.id])
  seller.id = rows[0].seller_id
  await server.owner.query(
    `insert into products (tenant_id, seller_id, category_id, name, slug, description, status, tags, price_in_cents, is_featured,
       variant_count, available_stock, sold_count, default_variant_id, created_at)
     select ($1::uuid[])[1 + n % 3], $2, ($3::uuid[])[1 + n % 40],
       (array['Áo thun', 'Quần jean', 'Điện thoại', 'Cà phê', 'Bình gốm', 'Nón lá'])[1 + n * 7 % 6] || ' ' || n,
       'sp-' || n, repeat('Hàng làm tay, bền đẹp. ', 20), case when n % 10 = 0 then 'PENDING' else 'APPROVED' end, array['tag' || n % 50], (1000 + n * 37 % 5000) * 10000, n % 200 = 0,
       1, n % 9, n % 300, gen_random_uuid(), now() - n * interval '1 minute'
     from generate_series(1, ${many}) n`,
    [others.map(({ id }) => id), await anotherSeller(one.id), categories.map(({ id }) => id)],
  )
  // Tests don't wait for the disk: until the log is written, vacuum doesn't take the rows for visible to all.
  await server.owner.query('checkpoint')
  await server.owner.query('vacuum analyze products')
}, 180_000)

const anotherSeller = async (productId: string) =>
  (
    await server.owner.query(
      'select id from users where id <> (select seller_id from products where id = $1) limit 1',
      [productId],
    )
  ).rows[0]?.id ?? seller.id

/** Sends the request and answers the plans of the statements that it made. */
async function plansOf(
  path: '/products' | '/products/featured' | `/products/${string}`,
  query: QueryOf<'listProducts'> = {},
) {
  const { pool } = server.api.database
  const made: { text: string; values: unknown[] }[] = []
  const send = pool.query.bind(pool) as (...given: unknown[]) => unknown
  const watched = (statement: { text: string }, values: unknown[] = []) => {
    made.push({ text: statement.text, values })
    return send(statement, values)
  }
  Object.assign(pool, { query: watched })
  try {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(query)) search.set(name, String(value))
    expect((await server.send(`${path}?${search}`)).status).toBe(200)
  } finally {
    Object.assign(pool, { query: send })
  }
  const plans: string[] = []
  for (const { text, values } of made) {
    const { rows } = await pool.query(`explain ${text}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}

test('with 20,000 products every list, filter and search of the catalogue walks an index', async () => {
  const asked: QueryOf<'listProducts'>[] = [
    {},
    { page: 900 },
    { sortBy: 'price', sortOrder: 'desc' },
    { sortBy: 'createdAt', sortOrder: 'desc' },
    { sortBy: 'rating', sortOrder: 'desc' },
    { sortBy: 'sold', sortOrder: 'desc' },
    { search: 'ao thun' },
    { search: 'áo thun', sortBy: 'relevance' },
    { search: 'dien thaoi' },
    { categoryId: category.id },
    { tenantId: shop.id },
    { sellerId: seller.id },
    { priceMin: 10_000_000, priceMax: 11_000_000, sortBy: 'price' },
    { tags: ['tag3'] },
    { featured: true },
  ]
  for (const query of asked) {
    const plans = await plansOf('/products', query)
    expect({ query, plans: plans.filter((plan) => plan.includes('Seq Scan on products')) }).toEqual({
      query,
      plans: [],
    })
    expect(plans.join('\n')).toMatch(/(?:using|on) products_/)
  }
})

test('the plain list is one statement that reads its page in the order of an index and sorts nothing', async () => {
  const [plan, ...more] = await plansOf('/products')
  expect(more).toEqual([])
  expect(plan).toContain('products_listed_name')
  expect(plan).not.toContain('Sort')
})

test('featured products and a product by its slug are found by an index', async () => {
  for (const path of ['/products/featured', '/products/mot-slug'] as const) {
    const plans = await plansOf(path)
    expect(plans.filter((plan) => plan.includes('Seq Scan on products'))).toEqual([])
  }
})
