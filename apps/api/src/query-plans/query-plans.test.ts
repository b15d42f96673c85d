import { beforeAll, expect, test } from 'vitest'
import { type ArrangedPerson, arrangeCategory, arrangePerson, arrangeShop } from '../testing/arrange.ts'
import { useTestApi } from '../testing/test-api.ts'
import { hotCalls, type HotCaller } from './hot-calls.ts'
import { arrangeLargeMarket, listedProduct, type MarketPeople } from './large-market.ts'
import { indexesOf, isCount, type PlanWatch, readWhole, stepsOf, watchPlans } from './watch-plans.ts'

const server = useTestApi()
/** They have as many rows as there are shops and categories, whatever is sold. */
const small = new Set(['tenants', 'categories', 'memberships', 'listed_product_counts'])
const people = {} as MarketPeople
const callers = {} as Partial<Record<HotCaller, ArrangedPerson>>
let watch: PlanWatch

beforeAll(async () => {
  people.shopId = (await arrangeShop(server)).id
  people.categoryId = (await arrangeCategory(server)).id
  callers.seller = await arrangePerson(server, { shop: people.shopId })
  callers.platform = await arrangePerson(server, { role: 'ADMIN' })
  people.userId = callers.seller.id
  await arrangeLargeMarket(server.owner, { products: 100_000, shops: 100 }, people)
  people.productId = await listedProduct(server.owner)
  watch = watchPlans(server.api.database.pool)
}, 120_000)

test.each(hotCalls)(
  '$name reads none of the large tables whole',
  async ({ caller, path, index, isInOrder, countsAll }) => {
    const token = callers[caller]?.token
    const statements = await watch.during(async () => {
      const response = await server.send(path(people), { headers: token ? { authorization: `Bearer ${token}` } : {} })
      expect(response.status).toBe(200)
    })
    const judged = statements.filter((statement) => !(countsAll && isCount(statement)))
    expect(readWhole(judged).filter((table) => !small.has(table))).toEqual([])
    expect(indexesOf(statements)).toContain(index)
    expect(stepsOf(statements).filter((step) => isInOrder && step.includes('Sort'))).toEqual([])
  },
)

test('what is called like a mistyped word is found by an index', async () => {
  const { rows } = await server.owner.query<{ body: string }>(
    `select prosrc as body from pg_proc where proname = 'similar_listed_products'`,
  )
  const client = await server.owner.connect()
  await client.query(`set pg_trgm.word_similarity_threshold = '0.4'`)
  const plan = await client.query(`explain ${rows[0]?.body.replaceAll('folded_query', `'dien thaoi tim'`)}`)
  client.release(true)
  expect(JSON.stringify(plan.rows)).toContain('on products_search_name')
})

test('the catalogue without a filter is one statement, its count included', async () => {
  expect(await watch.during(() => server.send('/products'))).toHaveLength(1)
})
