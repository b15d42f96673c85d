import { beforeAll, expect, test } from 'vitest'
import { arrangeArticle } from '../../../test/testing/arrange-news.ts'
import { arrangePerson, arrangeShop, platformTenant } from '../../../test/testing/arrange.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let platform: string
let author: string
let editor: TestClient
const tomorrow = new Date(Date.now() + 86_400_000)

beforeAll(async () => {
  platform = await platformTenant(server)
  const person = await arrangePerson(server, { role: 'ADMIN' })
  author = person.id
  editor = server.client(person.token)
})

const read = (slug: string) => server.client().GET('/news/public/article/{slug}', { params: { path: { slug } } })
const list = async (query: object = {}) =>
  (await server.client().GET('/news/public', { params: { query } })).data?.articles.map(({ slug }) => slug)

test('[ART-06] public articles: drafts, archived and scheduled ones are neither listed nor read', async () => {
  const of = (more: object) => arrangeArticle(server, { author, shop: platform, ...more })
  const shown = await of({})
  const hidden = [await of({ status: 'DRAFT' }), await of({ status: 'ARCHIVED' }), await of({ publishedAt: tomorrow })]
  const listed = await list({ limit: 100 })
  expect(listed).toContain(shown.slug)
  expect((await read(shown.slug)).data?.title).toBe('Chợ nổi')
  for (const { slug } of hidden) {
    expect(listed).not.toContain(slug)
    expect((await read(slug)).response.status).toBe(404)
  }
})

test('getPublicArticle: a scheduled article is on the site once its time has come', async () => {
  const { id, slug } = await arrangeArticle(server, { author, shop: platform, publishedAt: tomorrow })
  expect((await read(slug)).response.status).toBe(404)
  await server.owner.query(`update articles set published_at = now() where id = $1`, [id])
  expect((await read(slug)).response.status).toBe(200)
})

test('getPublicArticle: a former slug leads to the article with its present one', async () => {
  const { id, slug } = await arrangeArticle(server, { author, shop: platform })
  await editor.PUT('/news/{id}', { params: { path: { id } }, body: { slug: 'ten-moi-cua-bai' } })
  expect((await read(slug)).data?.slug).toBe('ten-moi-cua-bai')
})

test('getPublicArticle: a former slug that another article took leads there', async () => {
  const moved = await arrangeArticle(server, { author, shop: platform, words: 'Bài cũ' })
  await editor.PUT('/news/{id}', { params: { path: { id: moved.id } }, body: { slug: 'doi-cho' } })
  await editor.POST('/news', { body: { title: 'Bài mới', slug: moved.slug, content: '<p>x</p>', status: 'PUBLISHED' } })
  expect((await read(moved.slug)).data?.title).toBe('Bài mới')
})

test('listPublicArticles: filters by tag and by a category with those below it, and searches', async () => {
  const category = async (slug: string, parentId: string | null = null) =>
    (await editor.POST('/news/categories', { body: { name: slug, slug, parentId, isActive: true } })).data?.id ?? ''
  const top = await category('muc-tren')
  const below = await category('muc-duoi', top)
  const body = { title: 'Lụa Vạn Phúc', content: '<p>Tơ tằm</p>', status: 'PUBLISHED' as const }
  await editor.POST('/news', { body: { ...body, slug: 'lua-van-phuc', categoryId: below, tags: ['Làng lụa'] } })
  expect(await list({ categoryId: top })).toEqual(['lua-van-phuc'])
  expect(await list({ tag: 'lang-lua' })).toEqual(['lua-van-phuc'])
  expect(await list({ search: 'lua van' })).toEqual(['lua-van-phuc'])
  const { data } = await read('lua-van-phuc')
  expect(data).toMatchObject({
    ...{ excerpt: 'Tơ tằm', tags: [{ name: 'Làng lụa', slug: 'lang-lua' }], readingMinutes: 1 },
    category: { slug: 'muc-duoi' },
  })
})

test('listPublicArticles: says when an article was last changed', async () => {
  const { slug, id } = await arrangeArticle(server, { author, shop: platform, words: 'Lần sửa cuối' })
  const changed = await editor.PUT('/news/{id}', { params: { path: { id } }, body: { content: '<p>Đã sửa</p>' } })
  const { data } = await server.client().GET('/news/public', { params: { query: { search: 'lan sua cuoi' } } })
  expect(data?.articles).toMatchObject([{ slug, updatedAt: changed.data?.updatedAt }])
})

test('listPublicArticles: the newest first by default', async () => {
  const day = (date: string) =>
    arrangeArticle(server, { author, shop: platform, words: 'Thứ tự', publishedAt: new Date(date) })
  const [old, recent] = [await day('2020-01-01T00:00:00Z'), await day('2021-01-01T00:00:00Z')]
  expect(await list({ search: 'thu tu' })).toEqual([recent.slug, old.slug])
})

test("listTenantPublicArticles: a shop's articles are its own; a hidden shop has none", async () => {
  const { id } = await arrangeShop(server)
  const { rows } = await server.owner.query('select slug from tenants where id = $1', [id])
  const { slug } = await arrangeArticle(server, { author, shop: id })
  const path = { tenantSlug: rows[0].slug }
  const seen = await server.client().GET('/news/public/tenant/{tenantSlug}', { params: { path } })
  expect(seen.data?.articles.map((article) => article.slug)).toEqual([slug])
  expect(await list({ limit: 100 })).not.toContain(slug)
  const at = { params: { path: { ...path, slug } } }
  expect((await server.client().GET('/news/public/article/{slug}/tenant/{tenantSlug}', at)).data?.slug).toBe(slug)
  await server.owner.query('update tenants set is_public = false where id = $1', [id])
  const hidden = await server.client().GET('/news/public/tenant/{tenantSlug}', { params: { path } })
  expect(hidden.response.status).toBe(404)
  expect((await server.client().GET('/news/public/article/{slug}/tenant/{tenantSlug}', at)).response.status).toBe(404)
})
