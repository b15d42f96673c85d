import type { BodyOf } from '@chonoi/contract'
import { beforeAll, expect, test } from 'vitest'
import { arrangeArticle } from '../../../test/testing/arrange-news.ts'
import { type ArrangedPerson, arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { answered } from '../../../test/testing/answered.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop: string
let person: ArrangedPerson
let editor: TestClient

beforeAll(async () => {
  shop = (await arrangeShop(server)).id
  person = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  editor = server.client(person.token)
})

const at = (id: string) => ({ params: { path: { id } } })
const write = (slug: string, body: Partial<BodyOf<'createArticle'>> = {}) =>
  editor.POST('/news', { body: { title: 'Chợ nổi', content: '<p>Sáng sớm</p>', ...body, slug } })
const written = async (slug: string, body: Partial<BodyOf<'createArticle'>> = {}) => answered(await write(slug, body))

test('[EDITOR-34, ART-02, EDITOR-14] createArticle: stores a draft with all its fields', async () => {
  const fields = { title: 'Mùa nước nổi', excerpt: 'Ngắn', metaTitle: 'Meta', metaDescription: 'Mô tả' }
  const article = await written('mua-nuoc-noi', { ...fields, tags: ['miền Tây', 'chợ nổi'] })
  expect(article).toMatchObject({
    ...{ ...fields, slug: 'mua-nuoc-noi', status: 'DRAFT', publishedAt: null, categoryId: null },
    ...{ content: '<p>Sáng sớm</p>', featuredImageUrl: null, tags: ['miền Tây', 'chợ nổi'], tenantId: shop },
  })
})

test('createArticle: keeps only HTML of the allow-list', async () => {
  const content = '<h1>A</h1><p onclick="x()">B<script>c()</script></p><iframe src="//d"></iframe><img src="data:,e">'
  expect((await written('sach-se', { content })).content).toBe('<h2>A</h2><p>B</p>')
})

test('[EDITOR-17, EDITOR-18] createArticle: names every wrong field', async () => {
  const { error } = await write('new', { content: '<p><script>x</script></p>', status: 'PUBLISHED' })
  expect(error?.fields?.map(({ path, code }) => [path, code])).toEqual([
    ['slug', 'slug.reserved'],
    ['content', 'article.content_required'],
  ])
})

test('createArticle: a picture from elsewhere is refused', async () => {
  const { error } = await write('anh-la', { featuredImageUrl: '/products/x.png' })
  expect(error?.fields).toMatchObject([{ path: 'featuredImageUrl', code: 'upload.unknown' }])
})

test('[EDITOR-13] createArticle: published without a date is published now', async () => {
  const article = await written('dang-ngay', { status: 'PUBLISHED' })
  expect(Math.abs(Date.parse(article.publishedAt ?? '') - Date.now())).toBeLessThan(60_000)
})

test('createArticle: a taken slug is refused; another shop may have it', async () => {
  await written('trung-nhau')
  expect((await write('trung-nhau')).error?.code).toBe('slug.taken')
  const other = (await arrangeShop(server)).id
  const theirs = server.client((await arrangePerson(server, { shop: other, shopRole: 'ADMIN' })).token)
  const body = { title: 'X', slug: 'trung-nhau', content: '<p>X</p>' }
  expect((await theirs.POST('/news', { body })).response.status).toBe(201)
})

test('[ART-07] checkArticleSlug: tells whether a slug is free; reserved ones never are', async () => {
  const { id } = await written('da-lay')
  const free = async (slug: string, excludeId?: string) =>
    (await editor.GET('/news/check-slug/{slug}', { params: { path: { slug }, query: excludeId ? { excludeId } : {} } }))
      .data?.available
  expect([await free('da-lay'), await free('da-lay', id), await free('con-trong'), await free('tags')]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('[ADM-NEWS-12, ADM-NEWS-24, ADM-NEWS-25, ART-01] listArticles: filters, searches and pages by twenty', async () => {
  const { id: categoryId } = answered(
    await editor.POST('/news/categories', { body: { name: 'Lọc', slug: 'loc', isActive: true } }),
  )
  await written('loc-mot', {
    title: 'Rẫy cà phê',
    categoryId,
    status: 'PUBLISHED',
    publishedAt: '2026-01-02T00:00:00Z',
  })
  await written('loc-hai', { title: 'Rẫy tiêu', categoryId })
  const list = async (query: object) =>
    (await editor.GET('/news', { params: { query } })).data?.articles.map(({ slug }) => slug)
  expect(await list({ search: 'ray ca' })).toEqual(['loc-mot'])
  expect(await list({ categoryId, status: 'all' })).toEqual(['loc-hai', 'loc-mot'])
  expect(await list({ categoryId, status: 'DRAFT' })).toEqual(['loc-hai'])
  const january = { publishedAfter: '2026-01-01T00:00:00Z', publishedBefore: '2026-02-01T00:00:00Z' }
  expect(await list(january)).toEqual(['loc-mot'])
  const page = await editor.GET('/news')
  expect(page.data?.pagination).toMatchObject({ page: 1, limit: 20 })
  expect(page.data?.articles[0]).not.toHaveProperty('content')
})

test('[ADM-NEWS-07] listArticles: sorts by title and by date of publication', async () => {
  await written('xep-b', { title: 'Xếp B', status: 'PUBLISHED', publishedAt: '2026-03-01T00:00:00Z' })
  await written('xep-a', { title: 'Xếp A', status: 'PUBLISHED', publishedAt: '2026-04-01T00:00:00Z' })
  await written('xep-c', { title: 'Xếp C' })
  const sorted = async (sortBy: 'title' | 'publishedAt', sortOrder: 'asc' | 'desc') =>
    (await editor.GET('/news', { params: { query: { search: 'xep', sortBy, sortOrder } } })).data?.articles.map(
      ({ title }) => title.at(-1),
    )
  expect(await sorted('title', 'asc')).toEqual(['A', 'B', 'C'])
  expect(await sorted('publishedAt', 'desc')).toEqual(['A', 'B', 'C'])
  expect(await sorted('publishedAt', 'asc')).toEqual(['C', 'B', 'A'])
})

test('[ADM-NEWS-02] getArticleStats: counts by status, of the own shop only', async () => {
  const other = (await arrangeShop(server)).id
  const author = await arrangePerson(server, { shop: other, shopRole: 'ADMIN' })
  await arrangeArticle(server, { author: author.id, shop: other })
  await arrangeArticle(server, { author: author.id, shop: other, status: 'DRAFT' })
  await arrangeArticle(server, { author: author.id, shop: other, status: 'ARCHIVED' })
  const { data } = await server.client(author.token).GET('/news/stats')
  expect(data).toEqual({ totalArticles: 3, publishedArticles: 1, draftArticles: 1, archivedArticles: 1 })
})

test('updateArticle: changes what is sent and keeps the rest', async () => {
  const { id } = await written('sua-bai', { excerpt: 'Giữ lại', tags: ['gốm'] })
  const { data } = await editor.PUT('/news/{id}', { ...at(id), body: { title: 'Tên mới' } })
  expect(data).toMatchObject({ title: 'Tên mới', slug: 'sua-bai', excerpt: 'Giữ lại', tags: ['gốm'] })
})

test('updateArticle: a change of an older version is refused with the stored one', async () => {
  const { id, updatedAt } = await written('hai-nguoi')
  await editor.PUT('/news/{id}', { ...at(id), body: { title: 'Của người khác', updatedAt } })
  const late = await editor.PUT('/news/{id}', { ...at(id), body: { title: 'Của tôi', updatedAt } })
  expect(late.error).toMatchObject({
    ...{ status: 409, code: 'article.changed' },
    details: { current: { title: 'Của người khác', content: '<p>Sáng sớm</p>' } },
  })
})

test('updateArticle: of two editors at once one is told of the other', async () => {
  const { id, updatedAt } = await written('cung-luc')
  const answers = await Promise.all(
    ['Một', 'Hai'].map((title) => editor.PUT('/news/{id}', { ...at(id), body: { title, updatedAt } })),
  )
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
})

test('[ADM-NEWS-12] bulkArticles: publishes, archives, moves to draft and deletes; says how many changed', async () => {
  const ids = [(await written('loat-1')).id, (await written('loat-2', { status: 'PUBLISHED' })).id]
  const bulk = async (action: BodyOf<'bulkArticles'>['action']) =>
    (await editor.PATCH('/news/bulk', { body: { articleIds: ids, action } })).data?.affected
  expect(await bulk('publish')).toBe(1)
  expect(await bulk('archive')).toBe(2)
  expect(await bulk('draft')).toBe(2)
  expect(await bulk('delete')).toBe(2)
  expect(await bulk('delete')).toBe(0)
})

test('[EDITOR-24] a draft may be without a text, and is not published in bulk', async () => {
  const { id } = await written('chua-co-chu', { content: '' })
  const body = { articleIds: [id], action: 'publish' as const }
  expect((await editor.PATCH('/news/bulk', { body })).data?.affected).toBe(0)
})

test("bulkArticles: another shop's articles are skipped", async () => {
  const other = (await arrangeShop(server)).id
  const theirs = await arrangeArticle(server, { author: person.id, shop: other })
  const body = { articleIds: [theirs.id], action: 'delete' as const }
  expect((await editor.PATCH('/news/bulk', { body })).data?.affected).toBe(0)
})

test('[ADM-NEWS-15] deleteArticle: removes it with its tags and former slugs', async () => {
  const { id } = await written('bo-di', { tags: ['gốm'] })
  await editor.PUT('/news/{id}', { ...at(id), body: { slug: 'bo-di-2' } })
  expect((await editor.DELETE('/news/{id}', at(id))).data).toEqual({ success: true })
  expect((await editor.DELETE('/news/{id}', at(id))).response.status).toBe(404)
})

test('[NEWS-04] setArticleTags: replaces the tags in their order; a tag of another shop is refused', async () => {
  const { id } = await written('gan-the', { tags: ['cũ'] })
  const add = async (name: string) => answered(await editor.POST('/news/tags', { body: { name } })).id
  const tagIds = [await add('Thẻ hai'), await add('Thẻ một')]
  const { data } = await editor.POST('/news/tags/article/{id}', { ...at(id), body: { tagIds } })
  expect(data?.tags).toEqual(['Thẻ hai', 'Thẻ một'])
  const unknown = { tagIds: [crypto.randomUUID()] }
  expect((await editor.POST('/news/tags/article/{id}', { ...at(id), body: unknown })).error?.code).toBe('tag.not_found')
})

test('[NEWS-04] createNewsTag: the slug comes from the name; a taken one is refused', async () => {
  const { data } = await editor.POST('/news/tags', { body: { name: 'Đồ gốm' } })
  expect(data).toMatchObject({ name: 'Đồ gốm', slug: 'do-gom', articleCount: 0 })
  expect((await editor.POST('/news/tags', { body: { name: 'đồ GỐM' } })).error?.code).toBe('slug.taken')
})

test('[NEWS-04] listNewsTags: readers see used tags, editors all of their shop', async () => {
  const { rows } = await server.owner.query('select slug from tenants where id = $1', [shop])
  await written('co-the', { status: 'PUBLISHED', tags: ['Hiện ra'] })
  await written('nhap-the', { tags: ['Còn ẩn'] })
  const query = { tenantSlug: rows[0].slug, limit: 100 }
  const seen = await server.client().GET('/news/tags', { params: { query } })
  const names = seen.data?.data.map(({ name, articleCount }) => `${name} ${articleCount}`)
  expect(names).toContain('Hiện ra 1')
  expect(seen.data?.data.some(({ name }) => name === 'Còn ẩn')).toBe(false)
  const own = await editor.GET('/news/tags', { params: { query: { includeUnused: true, search: 'con an' } } })
  expect(own.data?.data.map(({ name }) => name)).toEqual(['Còn ẩn'])
  const guest = await server.client((await arrangePerson(server)).token).GET('/news/tags', {
    params: { query: { includeUnused: true } },
  })
  expect(guest.error?.code).toBe('auth.permission_missing')
})

test('two articles with the same new tag at once share it', async () => {
  const answers = await Promise.all([
    write('the-chung-1', { tags: ['Chung'] }),
    write('the-chung-2', { tags: ['chung'] }),
  ])
  expect(answers.map(({ response }) => response.status)).toEqual([201, 201])
  const { rows } = await server.owner.query(`select count(*) from news_tags where tenant_id = $1 and slug = 'chung'`, [
    shop,
  ])
  expect(rows[0].count).toBe(1)
})
