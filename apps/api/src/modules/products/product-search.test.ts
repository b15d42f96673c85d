import { beforeAll, expect, test } from 'vitest'
import type { QueryOf } from '@chonoi/contract'
import { arrangeCategory, arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop = ''

/** Returns the names that a visitor's search finds, in order. */
async function found(query: QueryOf<'listProducts'>): Promise<string[]> {
  const { data, response } = await server.client().GET('/products', { params: { query } })
  expect(response.status).toBe(200)
  return (data?.data ?? []).map(({ name }) => name)
}

beforeAll(async () => {
  shop = (await arrangeShop(server)).id
  const more = [
    { name: 'Áo thun cotton nam', price: 15_000_000, stock: 5 },
    { name: 'Ao thun tre em', price: 9_000_000, stock: 0 },
    { name: 'Điện thoại Sóng Xanh 12', price: 500_000_000 },
    { name: 'Cà phê rang mộc', price: 12_000_000 },
    { name: 'Ca phe hoa tan', price: 4_000_000 },
  ]
  for (const one of more) await arrangeProduct(server, { shop, ...one })
  await arrangeProduct(server, { shop, name: 'Áo thun chờ duyệt', status: 'PENDING' })
})

test('listProducts: finds words without diacritics, as prefixes and in any order', async () => {
  expect(await found({ search: 'ao thun' })).toEqual(['Ao thun tre em', 'Áo thun cotton nam'].toSorted(vietnamese))
  expect(await found({ search: 'dien thoai' })).toEqual(['Điện thoại Sóng Xanh 12'])
  expect(await found({ search: '  THOẠI đ ' })).toEqual(['Điện thoại Sóng Xanh 12'])
  expect(await found({ search: 'cott' })).toEqual(['Áo thun cotton nam'])
})
const vietnamese = new Intl.Collator('vi').compare

test('listProducts: relevance puts exact diacritics first', async () => {
  expect(await found({ search: 'cà phê', sortBy: 'relevance' })).toEqual(['Cà phê rang mộc', 'Ca phe hoa tan'])
  expect(await found({ search: 'áo', sortBy: 'relevance', limit: 1 })).toEqual(['Áo thun cotton nam'])
})

test('listProducts: price ranges include their bounds and may be open', async () => {
  const search = 'thun'
  expect(await found({ search, priceMin: 9_000_000, priceMax: 15_000_000 })).toHaveLength(2)
  expect(await found({ search, priceMin: 9_000_100 })).toEqual(['Áo thun cotton nam'])
  expect(await found({ search, priceMax: 14_999_900 })).toEqual(['Ao thun tre em'])
  expect(await found({ search, priceMin: 15_000_000, priceMax: 9_000_000 })).toEqual([])
})

test('product_facets: covers each price of a range, whole, half or below a round one, and no step beyond its bounds', async () => {
  const { rows } = await server.owner.query<{ missed: number; steps: number[] }>(`
    with prices as (select round + beside as price from generate_series(-1, 1) beside,
        unnest(array[100000, 150000, 7000000, 9000000, 10000000, 15000000, 70000000000, 100000000000]::bigint[]) round),
      ranges as (select low.price as low, high.price as high from prices low join prices high on low.price <= high.price)
    select (select count(*)::integer from ranges join prices on price between low and high
            where not product_facets(gen_random_uuid(), 'NEW', 1, price) && price_facets(low, high)) as missed,
      (select array_agg(cardinality(price_facets(low, high))) from (values (10000000, 15000000), (15000000, 30000000)) r (low, high)) as steps`)
  expect(rows).toEqual([{ missed: 0, steps: [3, 5] }])
})

test('listProducts: query operators are searched as plain text', async () => {
  for (const search of ["' & | ! :* ( ", 'ao:* | ca', "d'or", '%_\\', '<->', '\u0149', '--', '🧋']) {
    await found({ search })
  }
  expect(await found({ search: '%' })).toEqual([])
  expect(await found({ search: '   ' })).toHaveLength(5)
})

test('[SEARCH-06] listProducts: filters narrow, the default order is by name ascending, every sort has both directions', async () => {
  expect(await found({})).toHaveLength(5)
  expect(await found({})).toEqual((await found({ sortOrder: 'desc' })).toReversed())
  expect(await found({ priceMin: 9_000_000, priceMax: 12_000_000, sortBy: 'price' })).toEqual([
    'Ao thun tre em',
    'Cà phê rang mộc',
  ])
  expect(await found({ inStock: false })).toEqual(['Ao thun tre em'])
  expect(await found({ inStock: true, search: 'ao' })).toEqual(['Áo thun cotton nam'])
  for (const sortBy of ['name', 'price', 'createdAt', 'rating', 'sold'] as const)
    expect(await found({ sortBy, sortOrder: 'desc' })).toEqual((await found({ sortBy, sortOrder: 'asc' })).toReversed())
})

test('listProducts: what sells best comes first, and what is sold out after all that can be bought', async () => {
  const another = (await arrangeShop(server)).id
  for (const [name, sold, stock] of [
    ['Hết hàng', 90, 0],
    ['Bán ít', 1, 5],
    ['Bán chạy', 40, 5],
  ] as const) {
    const { id } = await arrangeProduct(server, { shop: another, name, stock })
    await server.owner.query('update products set sold_count = $1 where id = $2', [sold, id])
  }
  const query = { tenantId: another, sortBy: 'sold', sortOrder: 'desc' } as const
  expect(await found(query)).toEqual(['Bán chạy', 'Bán ít', 'Hết hàng'])
})

test('[SEARCH-06] listProducts: filters by condition, featured and all given tags', async () => {
  const { id } = await arrangeProduct(server, { shop, name: 'Bình hoa đã qua sử dụng' })
  await server.owner.query(
    `update products set condition = 'USED', is_featured = true, tags = '{gốm,quà tặng}' where id = $1`,
    [id],
  )
  const asked: QueryOf<'listProducts'>[] = [{ condition: 'USED' }, { featured: true }, { tags: ['gốm', 'quà tặng'] }]
  asked.push({ tags: ['quà  tặng'.normalize('NFD')] })
  for (const query of asked) expect(await found(query)).toEqual(['Bình hoa đã qua sử dụng'])
  expect(await found({ tags: ['gốm', 'nhựa'] })).toEqual([])
  await server.owner.query('delete from products where id = $1', [id])
})

test('listProducts: a category includes its subcategories', async () => {
  const [top, below, other] = [
    await arrangeCategory(server),
    await arrangeCategory(server),
    await arrangeCategory(server),
  ]
  await server.owner.query('update categories set parent_id = $1 where id = $2', [top.id, below.id])
  const another = (await arrangeShop(server)).id
  await arrangeProduct(server, { shop: another, name: 'Trên', category: top.id })
  await arrangeProduct(server, { shop: another, name: 'Dưới', category: below.id })
  await arrangeProduct(server, { shop: another, name: 'Khác', category: other.id })
  expect(await found({ categoryId: top.id })).toEqual(['Dưới', 'Trên'])
  expect(await found({ categoryId: below.id })).toEqual(['Dưới'])
  expect(await found({ tenantId: another })).toHaveLength(3)
})

test('listProducts: returns facets on request, each counted over the other filters', async () => {
  const plain = await server.client().GET('/products', { params: { query: { tenantId: shop } } })
  expect(plain.data).not.toHaveProperty('facets')
  const query = { tenantId: shop, search: 'ao', priceMin: 10_000_000, includeFacets: true }
  const { data } = await server.client().GET('/products', { params: { query } })
  expect(data?.pagination.total).toBe(1)
  expect(data?.facets).toMatchObject({
    priceMin: 9_000_000,
    priceMax: 15_000_000,
    conditions: [{ condition: 'NEW', count: 1 }],
    shops: [{ id: shop, count: 1 }],
  })
  expect(data?.facets?.categories.map(({ count }) => count)).toEqual([1])
})

test('listProducts: the facets hold the tags of what was found, the most frequent first', async () => {
  const everyProduct = `update products set tags = '{tre}' where tenant_id = $1`
  await server.owner.query(everyProduct, [shop])
  const firstProduct = `update products set tags = '{thổ cẩm,tre}'
    where id = (select id from listed_products where tenant_id = $1 order by id limit 1)`
  await server.owner.query(firstProduct, [shop])
  const tagsOf = async (more: QueryOf<'listProducts'>) =>
    (await server.client().GET('/products', { params: { query: { tenantId: shop, includeFacets: true, ...more } } }))
      .data?.facets?.tags
  expect(await tagsOf({})).toEqual(['tre', 'thổ cẩm'])
  expect(await tagsOf({ search: 'zzzz' })).toEqual([])
})

test('[API-15] listProducts: a page reports its position, also past the end', async () => {
  const page = (number: number) =>
    server.client().GET('/products', { params: { query: { tenantId: shop, page: number, limit: 2 } } })
  expect((await page(2)).data?.pagination).toEqual({
    ...{ page: 2, limit: 2, total: 5, totalPages: 3, hasNext: true, hasPrev: true },
  })
  const past = (await page(9)).data
  expect(past?.data).toEqual([])
  expect(past?.pagination).toMatchObject({ total: 5, hasNext: false, hasPrev: true })
})

test('[API-12] both calls of the home page succeed', async () => {
  const featured = await server.client().GET('/products/featured')
  const first = await server.client().GET('/products', { params: { query: { limit: 12 } } })
  expect([featured.response.status, first.response.status]).toEqual([200, 200])
  expect(first.data?.pagination.limit).toBe(12)
})

test('listFeaturedProducts: returns marked and listed products, newest first', async () => {
  const own = (await arrangeShop(server)).id
  const ids: string[] = []
  for (const name of ['Cũ', 'Mới', 'Chưa duyệt']) {
    const { id } = await arrangeProduct(server, {
      shop: own,
      name,
      status: name === 'Chưa duyệt' ? 'PENDING' : 'APPROVED',
    })
    ids.push(id)
  }
  await server.owner.query('update products set is_featured = true where id = any($1)', [ids])
  const { data } = await server.client().GET('/products/featured', { params: { query: { limit: 50 } } })
  expect(data?.data.filter(({ tenant }) => tenant.id === own).map(({ name }) => name)).toEqual(['Mới', 'Cũ'])
})

test('[API-09] listProducts: amounts are whole cents in fields that end in InCents', async () => {
  const { data } = await server.client().GET('/products', { params: { query: { search: 'cotton' } } })
  expect(data?.data[0]).toMatchObject({ priceInCents: 15_000_000, compareAtPriceInCents: null })
})

test('listProducts: unlisted products are visible to their own shop only', async () => {
  const query = { status: 'PENDING' } as const
  const seller = await arrangePerson(server, { shop })
  const buyer = await arrangePerson(server)
  expect((await server.client().GET('/products', { params: { query } })).response.status).toBe(401)
  expect((await server.client(buyer.token).GET('/products', { params: { query } })).response.status).toBe(403)
  const own = await server.client(seller.token).GET('/products', { params: { query } })
  expect(own.data?.data.map(({ name }) => name)).toEqual(['Áo thun chờ duyệt'])
  const foreign = await arrangePerson(server, { shop: (await arrangeShop(server)).id })
  const theirs = await server.client(foreign.token).GET('/products', { params: { query } })
  expect(theirs.data?.data).toEqual([])
  const foreignShop = { params: { query: { ...query, tenantId: shop } } }
  const asked = await server.client(foreign.token).GET('/products', foreignShop)
  expect(asked.error).toMatchObject({ status: 403, code: 'auth.tenant_forbidden' })
})

test('listProducts: a 422 names the invalid filter', async () => {
  const { error, response } = await server
    .client()
    .GET('/products', { params: { query: { limit: 1000, priceMin: 150 } } })
  expect(response.status).toBe(422)
  expect(error?.fields?.map(({ path }) => path).toSorted()).toEqual(['limit', 'priceMin'])
})

test('listProducts: suspending a shop unlists its products immediately', async () => {
  const gone = (await arrangeShop(server)).id
  const { id } = await arrangeProduct(server, { shop: gone, name: 'Của cửa hàng bị khoá' })
  expect(await found({ tenantId: gone })).toHaveLength(1)
  await server.owner.query(`update tenants set approval_status = 'SUSPENDED' where id = $1`, [gone])
  expect(await found({ tenantId: gone })).toEqual([])
  const { response } = await server.client().GET('/products/{id}', { params: { path: { id } } })
  expect(response.status).toBe(404)
})

test('listProducts: of equally relevant goods the sold-out ones come last', async () => {
  const soldOut = await arrangeProduct(server, { shop, name: 'Thuyền thúng tre nan', stock: 0 })
  await arrangeProduct(server, { shop, name: 'Thuyền thúng tre già' })
  await server.owner.query('update products set sold_count = 900 where id = $1', [soldOut.id])
  expect(await found({ search: 'thuyền thúng', sortBy: 'relevance' })).toEqual([
    'Thuyền thúng tre già',
    'Thuyền thúng tre nan',
  ])
})

test('listProducts: filters and shows by the lowest price of a variant that can be bought', async () => {
  const { id } = await arrangeProduct(server, { shop, price: 20_000_000, stock: 3, name: 'Ấm ba cỡ giá' })
  const move = (variant: string, type: string, quantity: number) =>
    server.owner.query(
      'insert into stock_movements (tenant_id, product_id, variant_id, type, quantity) values ($1, $2, $3, $4, $5)',
      [shop, id, variant, type, quantity],
    )
  const add = async (price: number): Promise<string> => {
    const { rows } = await server.owner.query<{ id: string }>(
      `insert into product_variants (product_id, tenant_id, name, price_in_cents, sort_order)
       values ($1, $2, $3::text, $3::bigint, 1) returning id`,
      [id, shop, price],
    )
    return rows[0]?.id ?? ''
  }
  await add(5_000_000)
  const small = await add(10_000_000)
  await move(small, 'RESTOCK', 2)
  const shown = async (priceMax: number) => {
    const query = { search: 'Ấm ba cỡ giá', priceMax }
    const { data } = await server.client().GET('/products', { params: { query } })
    return data?.data.filter((one) => one.id === id).map(({ priceInCents }) => priceInCents)
  }
  expect(await shown(9_000_000)).toEqual([])
  expect(await shown(12_000_000)).toEqual([10_000_000])
  expect((await server.client().GET('/products/{id}', { params: { path: { id } } })).data?.priceInCents).toBe(
    20_000_000,
  )
  await move(small, 'DECREASE', -2)
  expect(await shown(12_000_000)).toEqual([])
  expect(await shown(20_000_000)).toEqual([20_000_000])
})
