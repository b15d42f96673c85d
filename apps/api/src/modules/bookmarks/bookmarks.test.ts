import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { answered } from '../../../test/testing/answered.ts'
import { arrangeArticle } from '../../../test/testing/arrange-news.ts'
import { arrangePerson, platformTenant } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const at = (id: string) => ({ params: { path: { id } } })
const nowhere = '00000000-0000-4000-8000-000000000000'

async function arrangeReader() {
  const person = await arrangePerson(server)
  const client = server.client(person.token)
  const mark = (articleId: string, body?: BodyOf<'createBookmark'>) =>
    client.POST('/news/{articleId}/bookmarks', { params: { path: { articleId } }, ...(body && { body }) })
  const list = async (query: object = {}) => answered(await client.GET('/news/bookmarks/me', { params: { query } }))
  const titles = async (query: object) => (await list(query)).data.map(({ article }) => article.title)
  return { ...person, client, mark, list, titles }
}

async function article(
  words = 'Chợ nổi',
  more: { status?: 'ARCHIVED'; publishedAt?: Date } = {},
): ReturnType<typeof arrangeArticle> {
  const { id: author } = await arrangePerson(server)
  return arrangeArticle(server, { author, shop: await platformTenant(server), words, ...more })
}

const arrangeAdmin = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)

test('[BOOK-12] createBookmark: keeps notes and tags with the article’s title and slug', async () => {
  const { mark } = await arrangeReader()
  const { id, slug } = await article('Mùa nước nổi')
  const { data, response } = await mark(id, { notes: '  Đọc lại  ', tags: [' miền Tây', 'Miền tây', 'gốm'] })
  expect(response.status).toBe(201)
  expect(data).toMatchObject({
    id: expect.any(String),
    article: { id, title: 'Mùa nước nổi', slug, tenantSlug: 'default', isListed: true },
    notes: 'Đọc lại',
    tags: ['miền Tây', 'gốm'],
    createdAt: expect.any(String),
  })
})

test('createBookmark: without a body, without notes and tags', async () => {
  const { mark } = await arrangeReader()
  expect((await mark((await article()).id)).data).toMatchObject({ notes: null, tags: [] })
})

test('createBookmark: a second one of an article is refused', async () => {
  const { mark } = await arrangeReader()
  const { id } = await article()
  await mark(id)
  expect((await mark(id)).error).toMatchObject({ status: 409, code: 'bookmark.exists' })
})

test('createBookmark: of twenty at once one is kept', async () => {
  const { mark, list } = await arrangeReader()
  const { id } = await article()
  const answers = await Promise.all(Array.from({ length: 20 }, () => mark(id)))
  expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(1)
  expect((await list()).pagination.total).toBe(1)
})

test.each<[string, () => Promise<string>]>([
  ['unknown', async () => nowhere],
  ['archived', async () => (await article('Cũ', { status: 'ARCHIVED' })).id],
  ['scheduled', async () => (await article('Mai', { publishedAt: new Date(Date.now() + 60_000) })).id],
])('[BOOK-02] createBookmark: an article that is %s is answered with “Article not found”', async (_, find) => {
  const { mark } = await arrangeReader()
  expect((await mark(await find())).error).toMatchObject({ status: 404, message: 'Article not found' })
})

const elevenTags = Array.from({ length: 11 }, (_, n) => `t${n}`)

test.each<[string, BodyOf<'updateBookmark'>, string, string, string]>([
  ['notes of 1001 characters', { notes: 'ả'.repeat(1001) }, 'notes', 'bookmark.notes_too_long', 'Notes too long'],
  ['eleven tags', { tags: elevenTags }, 'tags', 'bookmark.too_many_tags', 'Too many tags'],
  ['a tag with other characters', { tags: ['#chợ'] }, 'tags', 'bookmark.tag_invalid', 'Invalid tag format'],
  ['a tag of 51 characters', { tags: ['x'.repeat(51)] }, 'tags', 'bookmark.tag_invalid', 'Invalid tag format'],
])('[BOOK-05..07, BOOK-10] a bookmark with %s is refused, new or changed', async (_, body, path, code, message) => {
  const { mark, client } = await arrangeReader()
  const refusal = { status: 422, message, fields: [{ path, code }] }
  expect((await mark((await article()).id, body)).error).toMatchObject(refusal)
  const { id } = answered(await mark((await article()).id))
  expect((await client.PUT('/news/bookmarks/{id}', { ...at(id), body })).error).toMatchObject(refusal)
})

test('[BOOK-03, BOOK-04] bookmarks refuse in the documented words: without a session, a right, or a valid body', async () => {
  const { id } = await article()
  const { client } = await arrangeReader()
  const body = { notes: 7 } as never
  const refusals = [
    await server.client().GET('/news/bookmarks/me'),
    await client.GET('/news/admin/bookmarks'),
    await client.POST('/news/{articleId}/bookmarks', { params: { path: { articleId: id } }, body }),
  ]
  expect(refusals.map(({ error }) => [error?.status, error?.message])).toEqual([
    [401, 'Unauthorized'],
    [403, 'Unauthorized'],
    [422, 'Validation failed'],
  ])
})

test('updateBookmark: changes what is sent and leaves the rest', async () => {
  const { mark, client } = await arrangeReader()
  const { id } = answered(await mark((await article()).id, { notes: 'Một', tags: ['a'] }))
  const change = async (body: BodyOf<'updateBookmark'>) =>
    answered(await client.PUT('/news/bookmarks/{id}', { ...at(id), body }))
  expect(await change({ tags: ['b', 'c'] })).toMatchObject({ notes: 'Một', tags: ['b', 'c'] })
  expect(await change({ notes: null })).toMatchObject({ notes: null, tags: ['b', 'c'] })
})

test('[BOOK-01] updateBookmark and deleteBookmark: another reader’s is answered with “Bookmark not found”', async () => {
  const theirs = await arrangeReader()
  const { client } = await arrangeReader()
  const { id } = answered(await theirs.mark((await article()).id))
  const refusal = { status: 404, message: 'Bookmark not found' }
  expect((await client.PUT('/news/bookmarks/{id}', { ...at(id), body: { notes: 'x' } })).error).toMatchObject(refusal)
  expect((await client.DELETE('/news/bookmarks/{id}', at(id))).error).toMatchObject(refusal)
  expect((await theirs.list()).data).toMatchObject([{ id, notes: null }])
})

test('an administrator’s own calls don’t reach the bookmark of a reader', async () => {
  const { mark } = await arrangeReader()
  const { id } = answered(await mark((await article()).id))
  const admin = await arrangeAdmin()
  expect((await admin.DELETE('/news/bookmarks/{id}', at(id))).response.status).toBe(404)
  expect((await admin.GET('/news/bookmarks/me')).data?.data).toEqual([])
})

test('getBookmarkStatus: tells of the article whether and as what it is bookmarked', async () => {
  const { mark, client } = await arrangeReader()
  const { id } = await article()
  expect((await client.GET('/news/{id}/bookmark-status', at(id))).data).toEqual({ isBookmarked: false })
  const bookmark = answered(await mark(id))
  const status = { isBookmarked: true, bookmarkId: bookmark.id, bookmark }
  expect((await client.GET('/news/{id}/bookmark-status', at(id))).data).toEqual(status)
  await client.DELETE('/news/bookmarks/{id}', at(bookmark.id))
  expect((await client.GET('/news/{id}/bookmark-status', at(id))).data).toEqual({ isBookmarked: false })
})

test('[BOOK-16] listMyBookmarks: pages of 20, the newest first', async () => {
  const { id: userId, list } = await arrangeReader()
  const insert = (articleId: string, ago: string) =>
    server.owner.query(
      'insert into article_bookmarks (user_id, article_id, created_at) values ($1, $2, now() - $3::interval)',
      [userId, articleId, ago],
    )
  await insert((await article('Bài đầu')).id, '1 hour')
  for (let n = 0; n < 20; n++) await insert((await article(`Bài ${n}`)).id, '1 minute')
  const { data, pagination } = await list()
  expect(data).toHaveLength(20)
  expect(pagination).toMatchObject({ limit: 20, total: 21, totalPages: 2, hasNext: true })
  expect((await list({ page: 2 })).data.map((one) => one.article.title)).toEqual(['Bài đầu'])
})

test('listMyBookmarks: finds by title, notes and tags, whatever the diacritics, and by all tags', async () => {
  const { mark, titles } = await arrangeReader()
  await mark((await article('Lò gốm Bát Tràng')).id, { notes: 'Quà cho mẹ', tags: ['làng nghề', 'gốm'] })
  await mark((await article('Cái Răng')).id, { tags: ['gốm'] })
  expect(await titles({ search: 'bat trang' })).toEqual(['Lò gốm Bát Tràng'])
  expect(await titles({ search: 'qua cho me' })).toEqual(['Lò gốm Bát Tràng'])
  expect(await titles({ search: 'lang nghe' })).toEqual(['Lò gốm Bát Tràng'])
  expect(await titles({ tags: ['gốm'], sortBy: 'title', sortOrder: 'asc' })).toEqual(['Cái Răng', 'Lò gốm Bát Tràng'])
  expect(await titles({ tags: ['gốm', 'làng nghề'] })).toEqual(['Lò gốm Bát Tràng'])
})

test('listMyBookmarks: an article that left the site stays, marked', async () => {
  const { mark, list } = await arrangeReader()
  const { id } = await article('Bài gỡ')
  await mark(id)
  await server.owner.query(`update articles set status = 'ARCHIVED' where id = $1`, [id])
  expect((await list()).data).toMatchObject([{ article: { title: 'Bài gỡ', isListed: false } }])
})

test('listMyBookmarkTags: the caller’s tags, the most used first', async () => {
  const { mark, client } = await arrangeReader()
  await mark((await article()).id, { tags: ['a', 'b'] })
  await mark((await article()).id, { tags: ['b'] })
  await (await arrangeReader()).mark((await article()).id, { tags: ['c'] })
  expect((await client.GET('/news/bookmarks/me/tags')).data?.data).toEqual([
    { tag: 'b', count: 2 },
    { tag: 'a', count: 1 },
  ])
})

test('[BOOK-17] listAdminBookmarks: those of all readers, by reader, article, tag and words', async () => {
  const [one, other] = [await arrangeReader(), await arrangeReader()]
  const tag = `thẻ-${randomUUID()}`
  const { id: articleId } = await article()
  const first = answered(await one.mark(articleId, { notes: 'Ghi chú', tags: [tag] }))
  const second = answered(await other.mark(articleId, { tags: [tag] }))
  const admin = await arrangeAdmin()
  const ids = async (query: object) =>
    answered(await admin.GET('/news/admin/bookmarks', { params: { query } })).data.map(({ id }) => id)
  expect(await ids({ tags: [tag] })).toEqual([second.id, first.id])
  expect(await ids({ articleId, userId: one.id })).toEqual([first.id])
  expect(await ids({ articleId, search: 'ghi chu' })).toEqual([first.id])
  const { rows } = await server.owner.query<{ email: string }>('select email from users where id = $1', [other.id])
  expect(await ids({ articleId, search: rows[0]?.email })).toEqual([second.id])
})

test('[BOOK-17] getAdminBookmark and deleteAdminBookmark: with its reader; the deletion is audited without the notes', async () => {
  const reader = await arrangeReader()
  const { id } = answered(await reader.mark((await article('Bài xóa')).id, { notes: 'Riêng tư' }))
  const admin = await arrangeAdmin()
  expect((await admin.GET('/news/admin/bookmarks/{id}', at(id))).data).toMatchObject({
    id,
    notes: 'Riêng tư',
    user: { id: reader.id },
  })
  expect((await admin.DELETE('/news/admin/bookmarks/{id}', at(id))).data).toEqual({ success: true })
  const gone = { status: 404, message: 'Bookmark not found' }
  expect((await admin.GET('/news/admin/bookmarks/{id}', at(id))).error).toMatchObject(gone)
  const { rows } = await server.owner.query('select * from audit_logs where entity_id = $1', [id])
  expect(rows).toMatchObject([{ action: 'bookmark.delete', entity_type: 'bookmark' }])
  expect(JSON.stringify(rows)).not.toContain('Riêng tư')
})

test('[BOOK-17] bulkDeleteAdminBookmarks: deletes those of bookmarkIds that there are, and says how many', async () => {
  const reader = await arrangeReader()
  const first = answered(await reader.mark((await article()).id))
  const second = answered(await reader.mark((await article()).id))
  const body = { bookmarkIds: [first.id, second.id, nowhere] }
  expect((await (await arrangeAdmin()).POST('/news/admin/bookmarks/bulk-delete', { body })).data).toEqual({
    affected: 2,
  })
  expect((await reader.list()).data).toEqual([])
})

test('[BOOK-14] getAdminBookmarkStatistics: the last 7 and 30 days, the growth against the 30 before, and ten tags', async () => {
  await server.owner.query('delete from article_bookmarks')
  const reader = await arrangeReader()
  const marked = async (daysAgo: number, tags: string[] = []) => {
    await server.owner.query(
      `insert into article_bookmarks (user_id, article_id, tags, created_at)
       values ($1, $2, $3, now() - $4 * interval '1 day')`,
      [reader.id, (await article()).id, tags, daysAgo],
    )
  }
  await marked(1, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'k'])
  await marked(6.9, ['m', 'a'])
  await marked(29.9)
  await marked(30.1)
  await marked(59.9)
  await marked(61)
  const { data } = await (await arrangeAdmin()).GET('/news/admin/bookmarks/statistics')
  expect(data).toMatchObject({
    ...{ totalBookmarks: 6, uniqueUsers: 1, uniqueArticles: 6 },
    ...{ last7Days: 2, last30Days: 3, growthPercent: 50 },
  })
  expect(data?.topTags).toHaveLength(10)
  expect(data?.topTags[0]).toEqual({ tag: 'a', count: 2 })
})
