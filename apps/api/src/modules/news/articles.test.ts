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

test('createArticle: a picture from elsewhere is refused, and one that nobody uploaded', async () => {
  for (const featuredImageUrl of ['/products/x.png', '/files/public/khong-co.webp']) {
    const { error } = await write('anh-la', { featuredImageUrl })
    expect(error?.fields).toMatchObject([{ path: 'featuredImageUrl', code: 'upload.unknown' }])
  }
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

/** Holds the key of a slug until both calls have passed every check of their own and wait for it. */
async function whileBothWait<Answer>(slug: string, calls: () => Promise<Answer>[]): Promise<Answer[]> {
  const other = await server.owner.connect()
  try {
    await other.query('begin')
    await other.query(
      `insert into articles (tenant_id, author_id, title, slug, content) values ($1, $2, 'X', $3, '<p>X</p>')`,
      [shop, person.id, slug],
    )
    const answers = Promise.all(calls())
    const waiting = "select 1 from pg_locks where locktype = 'transactionid' and not granted"
    await expect.poll(async () => (await server.owner.query(waiting)).rows).toHaveLength(2)
    await other.query('rollback')
    return await answers
  } finally {
    other.release()
  }
}

test('[ART-07] createArticle: of two who save one slug that both found free, one is told that it is taken', async () => {
  const slug = 'cung-mot-duong-dan'
  const answers = await whileBothWait(slug, () => [write(slug), write(slug)])
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([201, 409])
  expect(answers.find(({ error }) => error)?.error?.code).toBe('slug.taken')
})

test('[ART-07] updateArticle: of two who rename to one slug, one is told that it is taken and keeps all it had', async () => {
  const slug = 'cung-doi-ten'
  const articles = [await written('doi-ten-a'), await written('doi-ten-b')]
  const answers = await whileBothWait(slug, () =>
    articles.map(({ id }) => editor.PUT('/news/{id}', { ...at(id), body: { slug, title: 'Tên mới' } })),
  )
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
  const refused = answers.findIndex(({ error }) => error)
  expect(answers[refused]?.error?.code).toBe('slug.taken')
  const kept = await editor.GET('/news/{id}', at(articles[refused]?.id ?? ''))
  expect(kept.data).toMatchObject({ slug: articles[refused]?.slug, title: 'Chợ nổi' })
})

test('createArticle, updateArticle: HTML above the limit is refused at the text, 2 MB as a whole; nothing is stored', async () => {
  const { id } = await written('qua-dai')
  const long = '<p>'.padEnd(200_001, 'x')
  const whole = '<p>'.padEnd(2_000_000, 'x')
  for (const send of [
    (content: string) => write('qua-dai-2', { content }),
    (content: string) => editor.PUT('/news/{id}', { ...at(id), body: { content } }),
  ]) {
    expect((await send(long)).error).toMatchObject({ status: 422, fields: [{ path: 'content', code: 'too_long' }] })
    expect((await send(whole)).error).toMatchObject({ status: 413, code: 'request.too_large' })
  }
  expect((await editor.GET('/news/{id}', at(id))).data?.content).toBe('<p>Sáng sớm</p>')
  const free = await editor.GET('/news/check-slug/{slug}', { params: { path: { slug: 'qua-dai-2' } } })
  expect(free.data?.available).toBe(true)
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

const tagNamed = async (name: string) =>
  (await editor.POST('/news/tags', { body: { name } })).data ?? { id: '', slug: '', name: '', articleCount: 0 }
const tagsOf = async (id: string) => {
  const { data } = await editor.GET('/news/{id}', { params: { path: { id } } })
  return data?.tags
}

test('[NEWS-04] updateNewsTag: name and slug change, and the articles have the new ones; a taken slug is refused', async () => {
  const { id } = await written('the-doi-ten', { status: 'PUBLISHED', tags: ['Gốm sứ xưa'] })
  const own = await editor.GET('/news/tags', { params: { query: { includeUnused: true, search: 'gom su xua' } } })
  const tag = own.data?.data[0]?.id ?? ''
  const { data } = await editor.PUT('/news/tags/{id}', { ...at(tag), body: { name: 'Gốm cổ', slug: 'gom-co' } })
  expect(data).toEqual({ id: tag, name: 'Gốm cổ', slug: 'gom-co', articleCount: 1 })
  expect(await tagsOf(id)).toEqual(['Gốm cổ'])
  const other = await tagNamed('Thẻ khác hẳn')
  const taken = await editor.PUT('/news/tags/{id}', { ...at(other.id), body: { slug: 'gom-co' } })
  expect(taken.error?.code).toBe('slug.taken')
})

test('[NEWS-04] deleteNewsTag: the articles stay, without it', async () => {
  const { id } = await written('mat-the', { status: 'PUBLISHED', tags: ['Sẽ mất', 'Còn lại'] })
  const own = await editor.GET('/news/tags', { params: { query: { includeUnused: true, search: 'se mat' } } })
  const tag = own.data?.data[0]?.id ?? ''
  expect((await editor.DELETE('/news/tags/{id}', at(tag))).data).toEqual({ success: true })
  expect(await tagsOf(id)).toEqual(['Còn lại'])
})

test('[NEWS-04] deleteNewsTag: into another one, each article has it once and the site counts it', async () => {
  const { id: first } = await written('gop-mot', { status: 'PUBLISHED', tags: ['Chợ quê', 'Khác'] })
  const { id: both } = await written('gop-hai', { status: 'PUBLISHED', tags: ['Chợ làng', 'Chợ quê'] })
  const own = await editor.GET('/news/tags', { params: { query: { includeUnused: true, search: 'cho' } } })
  const idOf = (name: string) => own.data?.data.find((tag) => tag.name === name)?.id ?? ''
  const path = { id: idOf('Chợ quê') }
  expect((await editor.DELETE('/news/tags/{id}', { params: { path, query: { into: path.id } } })).error?.code).toBe(
    'tag.not_found',
  )
  const merged = await editor.DELETE('/news/tags/{id}', { params: { path, query: { into: idOf('Chợ làng') } } })
  expect(merged.data).toEqual({ success: true })
  expect(await tagsOf(first)).toEqual(['Chợ làng', 'Khác'])
  expect(await tagsOf(both)).toEqual(['Chợ làng'])
  const after = await editor.GET('/news/tags', { params: { query: { includeUnused: true, search: 'cho lang' } } })
  expect(after.data?.data).toMatchObject([{ name: 'Chợ làng', articleCount: 2 }])
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
  const one = await server.client().GET('/news/tags', { params: { query: { ...query, slug: 'hien-ra' } } })
  expect(one.data?.data.map(({ name }) => name)).toEqual(['Hiện ra'])
  expect(one.data?.pagination.total).toBe(1)
  const own = await editor.GET('/news/tags', { params: { query: { includeUnused: true, search: 'con an' } } })
  expect(own.data?.data.map(({ name }) => name)).toEqual(['Còn ẩn'])
  const guest = await server.client((await arrangePerson(server)).token).GET('/news/tags', {
    params: { query: { includeUnused: true } },
  })
  expect(guest.error?.code).toBe('auth.permission_missing')
})

test('[NEWS-04] listNewsTags: the most used first, by name where they are used as often, page by page', async () => {
  const own = (await arrangeShop(server)).id
  const writer = server.client((await arrangePerson(server, { shop: own, shopRole: 'ADMIN' })).token)
  const { rows } = await server.owner.query('select slug from tenants where id = $1', [own])
  for (const [slug, tags] of [
    ['hai-the', ['Chợ', 'Bến']],
    ['hai-the-khac', ['Bến', 'Ao']],
  ] as const) {
    const body = { title: slug, slug, content: '<p>Ghe</p>', status: 'PUBLISHED' as const, tags: [...tags] }
    await writer.POST('/news', { body })
  }
  const page = async (number: number, more: object = {}) => {
    const query = { tenantSlug: rows[0].slug, limit: 2, page: number, ...more }
    const { data } = await server.client().GET('/news/tags', { params: { query } })
    return [data?.data.map(({ name, articleCount }) => `${name} ${articleCount}`), data?.pagination.total]
  }
  expect(await page(1)).toEqual([['Bến 2', 'Ao 1'], 3])
  expect(await page(2)).toEqual([['Chợ 1'], 3])
  expect(await page(3)).toEqual([[], 3])
  expect(await page(1, { search: 'ao' })).toEqual([['Ao 1'], 1])
  expect(await page(1, { search: 'không có' })).toEqual([[], 0])
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
