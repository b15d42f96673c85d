import { beforeAll, expect, test } from 'vitest'
import { callOf } from '../calls/all-calls.ts'
import { operations } from '../../src/http/contract-document.ts'
import { type ArrangedPerson, arrangeCategory, arrangePerson, arrangeShop } from '../testing/arrange.ts'
import { sendCampaigns } from '../../src/jobs/send-campaigns.ts'
import { arrangeCampaign } from '../testing/arrange-campaigns.ts'
import { useTestApi } from '../testing/test-api.ts'
import { type HotCall, hotCalls, type HotCaller } from './hot-calls.ts'
import { inNoTenant } from './in-no-tenant.ts'
import { arrangeLargeMarket, listedProduct, type MarketPeople, rowsOfMarket } from './large-market.ts'
import {
  indexesOf,
  isCount,
  namesTenant,
  type PlanWatch,
  readWhole,
  stepsOf,
  tablesOf,
  watchPlans,
} from './watch-plans.ts'

const server = useTestApi()
/** Tables whose size follows from the number of shops, categories and settings, not of sales. */
const small = new Set([
  'tenants',
  'audit_chains',
  'categories',
  'provinces',
  'memberships',
  'listed_product_counts',
  'platform_settings',
  'shop_bank_accounts',
  'carriers',
  // Written by the people of the platform and of shops.
  ...['campaigns', 'news_categories', 'news_authors', 'news_tags', 'news_series', 'news_series_articles'],
  ...['invitations', 'payment_gateway_configs', 'news_media'],
  // One row a day.
  'ledger_checks',
  // Only those whose date is ahead.
  'article_schedules',
  // Counters, one per kind.
  ...['user_counts', 'audit_counts', 'article_counts', 'invoice_counts', 'product_counts'],
])
const people = {} as MarketPeople
const callers = {} as Partial<Record<HotCaller, ArrangedPerson>>
let watch: PlanWatch

beforeAll(async () => {
  people.shopId = (await arrangeShop(server)).id
  people.categoryId = (await arrangeCategory(server)).id
  callers.seller = await arrangePerson(server, { shop: people.shopId })
  callers.administrator = await arrangePerson(server, { shop: people.shopId, shopRole: 'ADMIN' })
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

const callsInShops = hotCalls.filter(({ caller }) => caller === 'seller')

/** The statements of a call of a shop's member that read rows of tenants without saying of which. */
async function namelessOf({ path }: HotCall): Promise<string[]> {
  const { rows: columns } = await server.owner.query<{ table: string }>(
    `select table_name as table from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'`,
  )
  const ofTenants = new Set(columns.map(({ table }) => table))
  const headers = { authorization: `Bearer ${callers.seller?.token}` }
  const statements = await watch.during(() => server.send(path(rowsOfMarket(people)), { headers }))
  return statements
    .filter((statement) => tablesOf([statement]).some((table) => ofTenants.has(table)) && !namesTenant(statement))
    .map(({ text }) => text)
}

test.each(callsInShops.filter(({ name }) => !inNoTenant.has(name)))(
  "$name: each statement on a shop's rows names the tenant",
  async (call) => expect(await namelessOf(call)).toEqual([]),
)

test.each([...inNoTenant])('%s: is asked for by person or id, across tenants', async (name) => {
  const call = callsInShops.find((one) => one.name === name)
  expect(call && (await namelessOf(call))).not.toEqual([])
  expect(call).toBeDefined()
})

test('search: matching words take one statement; mistyped ones take three more and no scan of all names', async () => {
  expect(await watch.during(() => server.send('/products?search=dien%20thoai'))).toHaveLength(1)
  const mistyped = await watch.during(() => server.send('/products?search=dien%20thaoi'))
  expect(mistyped).toHaveLength(4)
  const indexes = mistyped.map((statement) => indexesOf([statement]))
  // By names, by descriptions too, for what was meant, and by that.
  expect(indexes[2]).toEqual(expect.arrayContaining(['search_words_word', 'search_words_spelling']))
  for (const look of [indexes[0], indexes[1], indexes[3]]) expect(look).toContain('products_search_vector')
})

test.each(['n', 'no', 'ze'])('search: finds the thousand best sellers that begin with %s, or all', async (search) => {
  await server.owner.query(
    `update products set name = name || ' zebu' where id in (select id from listed_products order by sold_count limit 5)`,
  )
  const query = { search, sortBy: 'sold', sortOrder: 'desc' } as const
  const { data } = await server.client().GET('/products', { params: { query } })
  const { rows } = await server.owner.query<{ sold: number[]; total: number }>(
    `with matching as (select available_stock > 0 as is_there, sold_count from listed_products where search_vector @@ to_tsquery('simple', $1 || ':*A'))
     select least(count(*), 1000)::int as total,
       (select array_agg(sold_count) from (select * from matching order by 1 desc, 2 desc limit 20) best) as sold from matching`,
    [search],
  )
  expect(data?.pagination.total).toBe(rows[0]?.total)
  expect(data?.data.map(({ soldCount }) => soldCount)).toEqual(rows[0]?.sold)
})

test('listProducts: without a filter, one statement returns page and total', async () => {
  expect(await watch.during(() => server.send('/products'))).toHaveLength(1)
})

test('words in users: what holds them is looked for once, for the page and its total', async () => {
  const headers = { authorization: `Bearer ${callers.platform?.token}` }
  const statements = await watch.during(async () => {
    expect((await server.send('/users?search=tran%20muoi%2077', { headers })).status).toBe(200)
  })
  expect(statements.filter(({ text }) => text.includes('find_users'))).toHaveLength(1)
})

test('campaigns: the next people are taken in the order of their index, without a sort of all who wait', async () => {
  const id = await arrangeCampaign(server, { status: 'SENDING', channel: 'EMAIL', rate: 20 })
  await server.owner.query(
    `insert into campaign_recipients (campaign_id, user_id, due_at)
     select c.id, u.id, now() from campaigns c, users u where c.id = $1`,
    [id],
  )
  await server.owner.query('update campaigns set listed_at = now() where id = $1', [id])
  await server.owner.query('analyze campaign_recipients')
  const { database, ports } = server.api
  const statements = await watch.during(() => sendCampaigns({ database, ports }))
  const taking = statements.filter(({ text }) => text.includes('skip locked'))
  expect(indexesOf(taking)).toContain('campaign_recipients_due')
  expect(stepsOf(taking).filter((step) => step.includes('Sort'))).toEqual([])
})
