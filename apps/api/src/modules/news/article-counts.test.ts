import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { arrangeArticle, arrangeComment, arrangeNews } from '../../../test/testing/arrange-news.ts'
import { arrangePerson, arrangeShop, platformTenant } from '../../../test/testing/arrange.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'
import { cleanUp } from '../../jobs/clean-up.ts'

const server = useTestApi()
let author: string
let editor: TestClient
const tomorrow = new Date(Date.now() + 86_400_000)

beforeAll(async () => {
  const person = await arrangePerson(server, { role: 'ADMIN' })
  author = person.id
  editor = server.client(person.token)
})

const totalOf = async (query: object) =>
  (await server.client().GET('/news/public', { params: { query } })).data?.pagination.total
const statusOf = async (status?: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED') =>
  (await editor.GET('/news', { params: { query: status ? { status } : {} } })).data?.pagination.total ?? 0

/** Writes an article with a category, an author and a tag that no other has. */
async function write(more: object = {}) {
  const slug = `dem-${randomUUID()}`
  const category =
    (await editor.POST('/news/categories', { body: { name: slug, slug, isActive: true } })).data?.id ?? ''
  const { data: named } = await editor.POST('/news/authors', { body: { displayName: slug, slug } })
  const { data } = await editor.POST('/news', {
    body: {
      ...{ title: slug, slug, content: '<p>Ghe đậu kín bến</p>', status: 'PUBLISHED', tags: [slug] },
      ...{ categoryId: category, authorId: named?.id ?? null, ...more },
    },
  })
  const totals = async () => [
    await totalOf({ categoryId: category }),
    await totalOf({ author: slug }),
    await totalOf({ tag: slug }),
  ]
  return { id: data?.id ?? '', slug, totals }
}

test('listPublicArticles: the total under a category, author and tag follows what is published', async () => {
  const { id, totals } = await write()
  const all = (await totalOf({})) ?? 0
  expect(await totals()).toEqual([1, 1, 1])
  await editor.PATCH('/news/bulk', { body: { articleIds: [id], action: 'archive' } })
  expect(await totals()).toEqual([0, 0, 0])
  expect(await totalOf({})).toBe(all - 1)
  await editor.PATCH('/news/bulk', { body: { articleIds: [id], action: 'publish' } })
  expect(await totals()).toEqual([1, 1, 1])
  await editor.DELETE('/news/{id}', { params: { path: { id } } })
  expect(await totals()).toEqual([0, 0, 0])
  expect(await totalOf({})).toBe(all - 1)
})

test('listPublicArticles: an article with a date ahead is counted once that has come', async () => {
  const { id, totals } = await write({ publishedAt: tomorrow.toISOString() })
  expect(await totals()).toEqual([0, 0, 0])
  await server.owner.query('update articles set published_at = now() where id = $1', [id])
  expect(await totals()).toEqual([1, 1, 1])
})

test('listPublicArticles: a changed category, author and tag take the article along', async () => {
  const [first, second] = [await write(), await write()]
  const body = { categoryId: null, authorId: null, tags: [second.slug] }
  await editor.PUT('/news/{id}', { params: { path: { id: first.id } }, body })
  expect(await first.totals()).toEqual([0, 0, 0])
  expect(await second.totals()).toEqual([1, 1, 2])
})

test('listPublicArticles: filters together and what a search finds are counted', async () => {
  const { slug } = await write()
  expect(await totalOf({ tag: slug, author: slug })).toBe(1)
  expect(await totalOf({ search: slug })).toBe(1)
  expect(await totalOf({ tag: slug, search: 'khong co gi' })).toBe(0)
  expect(await totalOf({ tag: 'khong-co-the-nay' })).toBe(0)
})

test('listArticles: the total of a status follows every change', async () => {
  const before = [await statusOf(), await statusOf('DRAFT'), await statusOf('ARCHIVED')]
  const { id } = await write({ status: 'DRAFT' })
  expect([await statusOf(), await statusOf('DRAFT')]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1])
  await editor.PATCH('/news/bulk', { body: { articleIds: [id], action: 'archive' } })
  expect([await statusOf('DRAFT'), await statusOf('ARCHIVED')]).toEqual([before[1], (before[2] ?? 0) + 1])
  await editor.DELETE('/news/{id}', { params: { path: { id } } })
  expect([await statusOf(), await statusOf('ARCHIVED')]).toEqual([before[0], before[2]])
})

test("searches: a guest finds no draft, and an editor of a shop no other tenant's", async () => {
  const { slug } = await write({ status: 'DRAFT' })
  expect(await totalOf({ search: slug })).toBe(0)
  const shop = (await arrangeShop(server)).id
  const own = await arrangeArticle(server, { author, shop, status: 'DRAFT', words: `Nháp ${slug}` })
  const { data } = await editor.GET('/news', { params: { query: { search: slug } } })
  expect(data?.articles.map((article) => article.id)).not.toContain(own.id)
})

test('cleanUp: adding up what was counted changes no total, and leaves one row of each kind', async () => {
  const { totals, id } = await write()
  await editor.PATCH('/news/bulk', { body: { articleIds: [id], action: 'archive' } })
  const before = [await totalOf({}), await statusOf(), ...(await totals())]
  await cleanUp(server.api)
  expect([await totalOf({}), await statusOf(), ...(await totals())]).toEqual(before)
  const { rows } = await server.owner.query(
    'select from article_counts group by tenant_id, kind, of_id having count(*) > 1 or sum(change) = 0',
  )
  expect(rows).toEqual([])
})

test('what is kept of all articles is what counting them gives', async () => {
  const shop = await platformTenant(server)
  const [kept, deleted] = [await arrangeNews(server, { author, shop, words: 'Đếm' }), await write()]
  for (const article of [kept.article, deleted.id]) {
    const user = (await arrangePerson(server)).id
    const parent = await arrangeComment(server, { article, user, status: 'APPROVED' })
    for (const status of ['APPROVED', 'PENDING'] as const)
      await arrangeComment(server, { article, user, parent, status })
    await arrangeComment(server, { article, user, status: 'SPAM' })
  }
  await editor.DELETE('/news/{id}', { params: { path: { id: deleted.id } } })
  const { rows } = await server.owner.query(`
    with counted as (
      select a.tenant_id, k.kind, k.of_id, count(*) as n from articles a,
        counted_as(a.status, a.published_at, a.tenant_id, a.category_id, a.news_author_id) k group by 1, 2, 3
      union all
      select x.tenant_id, 'TAG', x.tag_id, count(*) from article_tags x join articles a on a.id = x.article_id
        where a.status = 'PUBLISHED' and a.published_at is not null group by 1, 3
      union all
      select x.tenant_id, 'SERIES', x.series_id, count(*) from news_series_articles x join articles a on a.id = x.article_id
        where a.status = 'PUBLISHED' and a.published_at is not null group by 1, 3
      union all
      select c.tenant_id, k.kind, c.article_id, count(*) from article_comments c
        left join article_comments p on p.id = c.parent_id,
        lateral (select exists (select from article_comments r where r.parent_id = c.id and r.status = 'APPROVED'
          and r.deleted_at is null) as is_answered) a,
        lateral (values ('THREAD', c.parent_id is null and (c.deleted_at is null or a.is_answered)),
          ('COMMENT', c.deleted_at is null and (c.parent_id is null or p.status = 'APPROVED'))) k (kind, is_so)
        where c.status = 'APPROVED' and k.is_so group by 1, 2, 3),
    kept as (
      select tenant_id, kind, of_id, sum(change) as n from article_counts group by 1, 2, 3 having sum(change) <> 0
      union all
      select tenant_id, kind, article_id, sum(change) from comment_counts group by 1, 2, 3 having sum(change) <> 0)
    (table counted except table kept) union all (table kept except table counted)`)
  expect(rows).toEqual([])
})
