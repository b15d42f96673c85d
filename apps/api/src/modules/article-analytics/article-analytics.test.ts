import type { BodyOf } from '@chonoi/contract'
import { vietnamDate } from '@chonoi/domain'
import { beforeEach, expect, test } from 'vitest'
import { arrangeArticle, arrangeComment } from '../../../test/testing/arrange-news.ts'
import { type ArrangedPerson, arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { useOneDay } from '../../../test/testing/one-day.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
useOneDay()
const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0' }
let shop = ''
let editor: ArrangedPerson
let article = ''

beforeEach(async () => {
  shop = (await arrangeShop(server)).id
  editor = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  article = (await arrangeArticle(server, { author: editor.id, shop })).id
})

const count = (body: Partial<BodyOf<'countArticleReading'>> = {}, headers: Record<string, string> = browser) =>
  server.client(undefined, headers).POST('/article-readings', {
    body: { articleId: article, event: 'OPENED', source: 'DIRECT', ...body },
  })
const read = (query: { startDate?: string; endDate?: string } = {}, by = server.client(editor.token)) =>
  by.GET('/news/{id}/analytics', { params: { path: { id: article }, query } })

test('[ROUTE-77] getArticleAnalytics: views, unique readers, time, depth, sources and comments by day', async () => {
  await count({ source: 'SEARCH', isNewReader: true })
  await count({ source: 'SEARCH' })
  await count({ isNewReader: true })
  await count({ event: 'LEFT', seconds: 30, depthPercent: 50 })
  await count({ event: 'LEFT', seconds: 90, depthPercent: 100, source: 'SEARCH' })
  await arrangeComment(server, { article, user: editor.id, status: 'APPROVED' })
  await arrangeComment(server, { article, user: editor.id, status: 'PENDING' })
  const { data } = await read()
  const today = vietnamDate(new Date())
  expect(data).toMatchObject({
    ...{ articleId: article, views: 3, uniqueVisitors: 2, comments: 1, endDate: today },
    ...{ averageSeconds: 60, averageDepthPercent: 75 },
    referrers: [
      { source: 'SEARCH', views: 2 },
      { source: 'DIRECT', views: 1 },
    ],
  })
  expect(data?.viewsByDay).toHaveLength(30)
  expect(data?.viewsByDay.at(-1)).toEqual({ date: today, views: 3, uniqueVisitors: 2, comments: 1, bookmarks: 0 })
})

test('[ROUTE-77] getArticleAnalytics: bookmarks by the day of Vietnam on which they were set', async () => {
  const bookmark = async (at: string) => {
    const { id } = await arrangePerson(server, {})
    const values = [id, article, at]
    await server.owner.query(
      'insert into article_bookmarks (user_id, article_id, created_at) values ($1, $2, $3)',
      values,
    )
  }
  for (const at of ['2026-11-01T16:59:59Z', '2026-11-01T17:00:00Z', '2026-11-02T05:00:00Z', '2026-11-03T17:00:00Z'])
    await bookmark(at)
  const { data } = await read({ startDate: '2026-11-01', endDate: '2026-11-03' })
  expect(data?.viewsByDay.map(({ bookmarks }) => bookmarks)).toEqual([1, 2, 0])
  expect(data?.bookmarks).toBe(3)
})

test('getArticleAnalytics: before anybody read it, nothing is measured', async () => {
  expect((await read()).data).toMatchObject({
    views: 0,
    averageSeconds: null,
    averageDepthPercent: null,
    referrers: [],
  })
})

test('getArticleAnalytics: a chosen range; half of one is refused', async () => {
  const { data } = await read({ startDate: '2026-11-01', endDate: '2026-11-03' })
  expect(data?.viewsByDay.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03'])
  expect((await read({ startDate: '2026-11-01' })).response.status).toBe(422)
})

test('getArticleAnalytics: x-tenant-id chooses the tenant; of a stranger’s article there are no figures', async () => {
  const here = server.client(editor.token, { 'x-tenant-id': shop })
  expect((await read({}, here)).response.status).toBe(200)
  const there = server.client(editor.token, { 'x-tenant-id': 'default' })
  expect((await read({}, there)).response.status).toBe(403)
  const other = await arrangePerson(server, { shop: (await arrangeShop(server)).id, shopRole: 'ADMIN' })
  expect((await read({}, server.client(other.token))).response.status).toBe(404)
})

test('countArticleReading: bots, and articles that are not on the site, are not counted', async () => {
  await count({}, { 'user-agent': 'Googlebot/2.1' })
  expect((await read()).data?.views).toBe(0)
  const draft = await arrangeArticle(server, { author: editor.id, shop, status: 'DRAFT' })
  expect((await count({ articleId: draft.id })).response.status).toBe(200)
  const { rows } = await server.owner.query('select from article_readings where article_id = $1', [draft.id])
  expect(rows).toHaveLength(0)
})

test.each([
  ['more than an hour', { seconds: 3601 }],
  ['a time below nothing', { seconds: -1 }],
  ['half a second', { seconds: 0.5 }],
  ['more than all of the text', { depthPercent: 101 }],
  ['less than none of the text', { depthPercent: -1 }],
  ['no number', { seconds: Number.NaN }],
])('countArticleReading: what no reader can do isn’t counted: %s', async (_, body) => {
  await count({ event: 'LEFT', seconds: 3600, depthPercent: 100 })
  expect((await count({ event: 'LEFT', ...body })).response.status).toBe(422)
  expect((await read()).data).toMatchObject({ averageSeconds: 3600, averageDepthPercent: 100 })
})

test('countArticleReading: ends of readings that nobody opened don’t move the averages', async () => {
  await count()
  await count({ event: 'LEFT', seconds: 40, depthPercent: 60 })
  for (let sent = 0; sent < 3; sent++) await count({ event: 'LEFT', seconds: 3600, depthPercent: 100 })
  expect((await read()).data).toMatchObject({ views: 1, averageSeconds: 40, averageDepthPercent: 60 })
})

test('countArticleReading: 30 at once are all counted', async () => {
  await Promise.all(Array.from({ length: 30 }, () => count({ isNewReader: true })))
  expect((await read()).data).toMatchObject({ views: 30, uniqueVisitors: 30 })
})

test('countArticleReading: nothing about a reader is kept', async () => {
  await count()
  const { rows } = await server.owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'article_readings' order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'article_id',
    'day',
    'depth_percents',
    'measured',
    'new_readers',
    'seconds',
    'source',
    'tenant_id',
    'views',
  ])
})
