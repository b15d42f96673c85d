import type { BodyOf } from '@chonoi/contract'
import { vietnamDate } from '@chonoi/domain'
import { beforeEach, expect, test } from 'vitest'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const arrangeAdmin = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)

beforeEach(async () => {
  await server.owner.query('truncate search_misses, visit_measures')
})

/** Without one the server takes the caller for a bot. */
const browser = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
}
const search = (text: string, headers = browser) => server.client().POST('/search-misses', { body: { text }, headers })
const counted = async () => (await server.owner.query('select word, browsers from search_misses order by word')).rows
const day = (before: number) => vietnamDate(new Date(Date.now() - before * 86_400_000))

test('countSearchMiss: keeps the folded words, the day and a count', async () => {
  await search('Thuyền  Thúng tre')
  await search('thuyen thung TRE')
  const { rows } = await server.owner.query('select * from search_misses')
  expect(rows.map((row) => ({ ...row, day: undefined }))).toEqual([{ word: 'thuyen thung tre', browsers: 2 }])
  expect(Object.keys(rows[0])).toEqual(['day', 'word', 'browsers'])
})

test('countSearchMiss: what finds products, names a person or comes from a bot is not kept', async () => {
  await arrangeProduct(server, { shop: (await arrangeShop(server)).id, name: 'Nón quai thao' })
  await search('nón quai thao')
  await search('an@chonoi.test')
  await search('0901234567')
  await search('Thuyền thúng', { 'user-agent': 'Googlebot/2.1' })
  expect(await counted()).toEqual([])
})

test('listMissedSearches: words of three browsers or more, the most looked for first, with the period before', async () => {
  await server.owner.query(
    `insert into search_misses (day, word, browsers) values
     ($1, 'thung tre', 2), ($2, 'thung tre', 1), ($1, 'mot nguoi', 2), ($1, 'ao ba ba', 5), ($3, 'ao ba ba', 4), ($3, 'thung tre', 2)`,
    [day(0), day(1), day(8)],
  )
  const { data } = await (await arrangeAdmin()).GET('/admin/analytics/searches', {
    params: { query: { period: '7d' } },
  })
  expect(data?.words).toEqual([
    { word: 'ao ba ba', browsers: 5, browsersBefore: 4 },
    { word: 'thung tre', browsers: 3, browsersBefore: 0 },
  ])
})

test('getVisitSpeeds: rates each measure by its limits, with the period before', async () => {
  const send = (measures: BodyOf<'countVisitMeasures'>['measures']) =>
    server.client().POST('/visit-measures', { body: { measures }, headers: browser })
  for (const value of [1000, 2500, 4000]) await send([{ measure: 'LCP', value }])
  await send([
    { measure: 'LCP', value: 4001 },
    { measure: 'API', value: 1001 },
    { measure: 'MEMORY', value: 61 },
  ])
  await server.owner.query(`insert into visit_measures (day, measure, step, visits) values ($1, 'LCP', 30, 3)`, [
    day(8),
  ])
  const { data } = await (await arrangeAdmin()).GET('/admin/analytics/speeds', { params: { query: { period: '7d' } } })
  expect(data?.speeds.map(({ measure }) => measure)).toEqual(['LCP', 'FID', 'CLS', 'INP', 'API', 'MEMORY'])
  const [lcp, fid, , , api, memory] = data?.speeds ?? []
  expect(lcp).toMatchObject({ visits: 4, good: 2, needsImprovement: 1, poor: 1, p75: 4000 })
  expect(lcp?.previous).toEqual({ visits: 3, good: 3, p75: 2500 })
  expect(fid).toMatchObject({ visits: 0, p75: null })
  expect([api?.poor, memory?.needsImprovement]).toEqual([1, 1])
})

test('countVisitMeasures: of a measure that is sent twice the last one counts, and bots are not counted', async () => {
  const measures = [
    { measure: 'CLS', value: 0.05 },
    { measure: 'CLS', value: 0.3 },
  ] as const
  await server.client().POST('/visit-measures', { body: { measures: [...measures] }, headers: browser })
  const headers = { 'user-agent': 'Googlebot/2.1' }
  await server.client().POST('/visit-measures', { body: { measures: [...measures] }, headers })
  const { rows } = await server.owner.query('select measure, step, visits from visit_measures')
  expect(rows).toEqual([{ measure: 'CLS', step: 90, visits: 1 }])
})

test('[PERF-13] of what is counted of visits nothing leads to an address or a person', async () => {
  const { rows } = await server.owner.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and table_name ~ '(visit|reading|search_miss)' group by 1`,
  )
  expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(['search_misses', 'visit_measures']))
  const personal = rows
    .flatMap(({ columns }) => columns)
    .filter((column) => /address|ip$|agent|user|session/.test(column))
  expect(personal).toEqual([])
})

test('listMissedSearches and getVisitSpeeds: administrators of a shop may not', async () => {
  const owner = await arrangePerson(server, { shop: (await arrangeShop(server)).id, shopRole: 'ADMIN' })
  const client = server.client(owner.token)
  const answers = [await client.GET('/admin/analytics/searches'), await client.GET('/admin/analytics/speeds')]
  expect(answers.map(({ response }) => response.status)).toEqual([403, 403])
})
