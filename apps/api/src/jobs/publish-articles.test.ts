import { beforeAll, expect, test } from 'vitest'
import { arrangeArticle } from '../../test/testing/arrange-news.ts'
import { arrangePerson, platformTenant } from '../../test/testing/arrange.ts'
import { type TestClient, useTestApi } from '../../test/testing/test-api.ts'
import { publishArticles } from './publish-articles.ts'

const server = useTestApi()
let platform: string
let author: string
let editor: TestClient

beforeAll(async () => {
  platform = await platformTenant(server)
  const person = await arrangePerson(server, { role: 'ADMIN' })
  author = person.id
  editor = server.client(person.token)
})

const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const schedule = (publishedAt: Date) => arrangeArticle(server, { author, shop: platform, publishedAt })
/** Runs the job as if it were then. */
const runAt = (then: Date) =>
  publishArticles({ database: server.api.database, ports: { ...server.api.ports, now: () => then } })
const told = async (id: string) => {
  const { rows } = await server.owner.query(
    `select user_id, action from audit_logs where entity_id = $1 and action = 'article.publish'`,
    [id],
  )
  return rows
}

test('publishArticles: publishes an article at its minute, once, by nobody', async () => {
  const { id } = await schedule(minutes(10))
  await runAt(minutes(9))
  expect(await told(id)).toEqual([])
  await Promise.all([runAt(minutes(10)), runAt(minutes(10))])
  await runAt(minutes(11))
  expect(await told(id)).toEqual([{ user_id: null, action: 'article.publish' }])
})

test('publishArticles: an article that came due while no job ran is published by the next run', async () => {
  const { id } = await schedule(minutes(30))
  await runAt(minutes(3 * 24 * 60))
  expect(await told(id)).toHaveLength(1)
})

test('publishArticles: the screens of its editors are told', async () => {
  const { id } = await schedule(minutes(40))
  await server.owner.query(`update article_schedules set due_at = now() - interval '1 second' where article_id = $1`, [
    id,
  ])
  await runAt(new Date())
  const { rows } = await server.owner.query(
    `select topic, tenant_id, for_platform, is_public from live_events where row_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ topic: 'articles', tenant_id: platform, for_platform: true, is_public: false }])
})

test('publishArticles: a schedule that was moved fires at its new minute only', async () => {
  const { id } = await schedule(minutes(50))
  const body = { publishedAt: minutes(120).toISOString() }
  expect((await editor.PUT('/news/{id}', { params: { path: { id } }, body })).response.status).toBe(200)
  await runAt(minutes(60))
  expect(await told(id)).toEqual([])
  await runAt(minutes(121))
  expect(await told(id)).toHaveLength(1)
})

test.each(['DRAFT', 'ARCHIVED'] as const)(
  'publishArticles: a schedule taken back to %s never fires',
  async (status) => {
    const { id } = await schedule(minutes(70))
    expect((await editor.PUT('/news/{id}', { params: { path: { id } }, body: { status } })).response.status).toBe(200)
    await runAt(minutes(80))
    expect(await told(id)).toEqual([])
  },
)

test('publishArticles: a change of its texts leaves the schedule, and the job leaves the article to its editor', async () => {
  const { id } = await schedule(minutes(90))
  await editor.PUT('/news/{id}', { params: { path: { id } }, body: { title: 'Tên khác' } })
  const { data: opened } = await editor.GET('/news/{id}', { params: { path: { id } } })
  await runAt(minutes(91))
  expect(await told(id)).toHaveLength(1)
  const body = { title: 'Tên khác nữa', updatedAt: opened?.updatedAt ?? '' }
  expect((await editor.PUT('/news/{id}', { params: { path: { id } }, body })).response.status).toBe(200)
})

test('publishArticles: a date at midnight in Ho Chi Minh City is due then, not at midnight UTC', async () => {
  const midnight = new Date('2099-01-01T00:00:00+07:00')
  const { id } = await schedule(midnight)
  await runAt(new Date('2098-12-31T16:59:59Z'))
  expect(await told(id)).toEqual([])
  await runAt(new Date('2098-12-31T17:00:00Z'))
  expect(await told(id)).toHaveLength(1)
})

test('publishArticles: an article that is published at once, or with a date behind, has no schedule', async () => {
  const { id } = await schedule(minutes(-1))
  const { rows } = await server.owner.query('select from article_schedules where article_id = $1', [id])
  expect(rows).toEqual([])
})
