import { beforeAll, expect, test } from 'vitest'
import { callOf } from '../calls/all-calls.ts'
import { operations } from '../../src/http/contract-document.ts'
import { type ArrangedPerson, arrangeCategory, arrangePerson, arrangeShop } from '../testing/arrange.ts'
import { useTestApi } from '../testing/test-api.ts'
import { hotCalls, type HotCaller } from './hot-calls.ts'
import { arrangeLargeMarket, listedProduct, type MarketPeople, rowsOfMarket } from './large-market.ts'
import { indexesOf, isCount, type PlanWatch, readWhole, stepsOf, watchPlans } from './watch-plans.ts'

const server = useTestApi()
/** Tables whose size follows from the number of shops, categories and settings, not of sales. */
const small = new Set([
  'tenants',
  'audit_chains',
  'categories',
  'memberships',
  'listed_product_counts',
  'platform_settings',
  // Written by the people of the platform and of shops.
  ...['articles', 'campaigns'],
  // Counters, one per kind.
  'user_counts',
])
const people = {} as MarketPeople
const callers = {} as Partial<Record<HotCaller, ArrangedPerson>>
let watch: PlanWatch

beforeAll(async () => {
  people.shopId = (await arrangeShop(server)).id
  people.categoryId = (await arrangeCategory(server)).id
  callers.seller = await arrangePerson(server, { shop: people.shopId })
  // Some reads are for super administrators only.
  callers.platform = await arrangePerson(server, { role: 'SUPER_ADMIN' })
  people.userId = callers.seller.id
  await arrangeLargeMarket(server.owner, { products: 100_000, shops: 100 }, people)
  people.productId = await listedProduct(server.owner)
  watch = watchPlans(server.api.database.pool)
}, 300_000)

const reads = operations.filter(({ method }) => method === 'get')

test.each(reads)('$id: is watched or gives a reason why not', (operation) => {
  const { watched, unwatched } = callOf(operation)
  expect([watched, unwatched].filter(Boolean)).toHaveLength(1)
})

test.each(hotCalls)('$name: scans no large table', async ({ caller, path, index, isInOrder, countsAll }) => {
  const token = callers[caller]?.token
  const rows = rowsOfMarket(people)
  const statements = await watch.during(async () => {
    const response = await server.send(path(rows), { headers: token ? { authorization: `Bearer ${token}` } : {} })
    expect(response.status).toBe(200)
  })
  const judged = statements.filter((statement) => !(countsAll && isCount(statement)))
  expect(readWhole(judged).filter((table) => !small.has(table))).toEqual([])
  expect(indexesOf(statements)).toEqual(expect.arrayContaining(index ? [index] : []))
  expect(stepsOf(statements).filter((step) => isInOrder && step.includes('Sort'))).toEqual([])
})

test('search: matching words take one statement; mistyped ones take two more and no scan of all names', async () => {
  expect(await watch.during(() => server.send('/products?search=dien%20thoai'))).toHaveLength(1)
  const mistyped = await watch.during(() => server.send('/products?search=dien%20thaoi'))
  expect(mistyped).toHaveLength(3)
  const indexes = mistyped.map((statement) => indexesOf([statement]))
  expect(indexes[1]).toEqual(expect.arrayContaining(['search_words_word', 'search_words_spelling']))
  for (const first of [indexes[0], indexes[2]]) expect(first).toContain('products_search_vector')
})

test.each(['n', 'no', 'ze'])('search: finds the thousand best sellers that begin with %s, or all', async (search) => {
  await server.owner.query(
    `update products set name = name || ' zebu' where id in (select id from listed_products order by sold_count limit 5)`,
  )
  const query = { search, sortBy: 'sold', sortOrder: 'desc' } as const
  const { data } = await server.client().GET('/products', { params: { query } })
  const { rows } = await server.owner.query<{ sold: number[]; total: number }>(
    `with matching as (select sold_count from listed_products where search_vector @@ to_tsquery('simple', $1 || ':*A'))
     select least(count(*), 1000)::int as total,
       (select array_agg(sold_count) from (select * from matching order by 1 desc limit 20) best) as sold from matching`,
    [search],
  )
  expect(data?.pagination.total).toBe(rows[0]?.total)
  expect(data?.data.map(({ soldCount }) => soldCount)).toEqual(rows[0]?.sold)
})

test('listProducts: without a filter, one statement returns page and total', async () => {
  expect(await watch.during(() => server.send('/products'))).toHaveLength(1)
})
