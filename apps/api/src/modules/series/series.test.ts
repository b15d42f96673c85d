import { beforeEach, expect, test } from 'vitest'
import { auditedChanges } from '../../../test/testing/audited-changes.ts'
import { answered } from '../../../test/testing/answered.ts'
import { arrangeArticle } from '../../../test/testing/arrange-news.ts'
import { type ArrangedPerson, arrangePerson, arrangeShop, platformTenant } from '../../../test/testing/arrange.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop: { id: string; slug: string }
let person: ArrangedPerson
let editor: TestClient

beforeEach(async () => {
  const { id } = await arrangeShop(server)
  const { rows } = await server.owner.query<{ slug: string }>('select slug from tenants where id = $1', [id])
  shop = { id, slug: rows[0]?.slug ?? '' }
  person = await arrangePerson(server, { shop: id, shopRole: 'ADMIN' })
  editor = server.client(person.token)
})

let count = 0
const at = (id: string) => ({ params: { path: { id } } })
const create = async (more: object = {}) =>
  answered(await editor.POST('/news/series', { body: { title: 'Loạt bài', slug: `loat-${(count += 1)}`, ...more } }))
const article = (words: string, more: { status?: 'DRAFT'; shop?: string } = {}) =>
  arrangeArticle(server, { author: person.id, shop: shop.id, words, ...more })
const add = (seriesId: string, articleId: string, position?: number) =>
  editor.POST('/news/series/{seriesId}/articles/{articleId}', {
    params: { path: { seriesId, articleId } },
    body: position === undefined ? {} : { position },
  })
const titlesOf = async (id: string, client: TestClient = editor) =>
  answered(await client.GET('/news/series/{id}', at(id))).articles.map(({ title }) => title)

/** A series with three published articles. */
async function arrangeSeries() {
  const series = await create()
  const parts = [await article('Một'), await article('Hai'), await article('Ba')]
  for (const { id } of parts) await add(series.id, id)
  return { ...series, parts: parts.map(({ id }) => id) }
}

test('[NEWS-03] series: created, read, changed and deleted; its articles stay', async () => {
  const { id, parts } = await arrangeSeries()
  const change = { title: 'Chợ nổi', description: 'Ba bài', isCompleted: true }
  expect((await editor.PUT('/news/series/{id}', { ...at(id), body: change })).data).toMatchObject(change)
  expect((await editor.GET('/news/series/{id}', at(id))).data).toMatchObject({ ...change, articleCount: 3 })
  expect((await editor.DELETE('/news/series/{id}', at(id))).data).toEqual({ success: true })
  expect((await editor.GET('/news/series/{id}', at(id))).response.status).toBe(404)
  expect((await editor.GET('/news/{id}', at(parts[0] ?? ''))).response.status).toBe(200)
})

test('listSeries: the number of parts follows what is published, and what is published later', async () => {
  const { slug, parts } = await arrangeSeries()
  const listed = async () => {
    const { data } = await server.client().GET('/news/public/tenant/{tenantSlug}/series/{slug}', {
      params: { path: { tenantSlug: shop.slug, slug } },
    })
    return data?.articleCount
  }
  expect(await listed()).toBe(3)
  await editor.PATCH('/news/bulk', { body: { articleIds: parts.slice(0, 1), action: 'archive' } })
  expect(await listed()).toBe(2)
  await server.owner.query(`update articles set published_at = now() + interval '1 day' where id = $1`, [parts[1]])
  expect(await listed()).toBe(1)
  await server.owner.query('update articles set published_at = now() where id = $1', [parts[1]])
  expect(await listed()).toBe(2)
  await editor.DELETE('/news/{id}', at(parts[1] ?? ''))
  expect(await listed()).toBe(1)
})

test('[NEWS-03] addSeriesArticle: at the end, or at a position; again moves it', async () => {
  const { id, parts } = await arrangeSeries()
  expect(await titlesOf(id)).toEqual(['Một', 'Hai', 'Ba'])
  await add(id, (await article('Mở đầu')).id, 1)
  await add(id, parts[0] ?? '', 4)
  expect(await titlesOf(id)).toEqual(['Mở đầu', 'Hai', 'Ba', 'Một'])
})

test('[NEWS-03] getSeriesStatistics: counts the series of the own tenant and their articles', async () => {
  await arrangeSeries()
  await create({ isActive: false, isCompleted: true })
  expect((await editor.GET('/news/series/statistics')).data).toEqual({
    ...{ totalSeries: 2, activeSeries: 1, completedSeries: 1, totalArticles: 3 },
  })
})

test('[ART-04] listSeries: filtered by isActive and isCompleted', async () => {
  const active = await create()
  const completed = await create({ isActive: false, isCompleted: true })
  const ids = async (query: object) =>
    answered(await editor.GET('/news/series', { params: { query: { includeAll: true, ...query } } })).data.map(
      ({ id }) => id,
    )
  expect(await ids({})).toEqual([completed.id, active.id])
  expect(await ids({ isActive: true })).toEqual([active.id])
  expect(await ids({ isCompleted: true })).toEqual([completed.id])
})

test('listSeries: readers see active series with an article on the site; only editors may ask for all', async () => {
  const shown = await arrangeSeries()
  await create()
  const hidden = await arrangeSeries()
  await editor.PUT('/news/series/{id}', { ...at(hidden.id), body: { isActive: false } })
  const guest = server.client()
  const { data } = await guest.GET('/news/series', { params: { query: { tenantSlug: shop.slug } } })
  expect(data?.data.map(({ id }) => id)).toEqual([shown.id])
  const all = { params: { query: { includeAll: true } } }
  expect((await guest.GET('/news/series', all)).error?.code).toBe('auth.permission_missing')
  expect((await guest.GET('/news/series/{id}', at(hidden.id))).response.status).toBe(404)
})

test('getSeries: readers see the articles on the site only, editors all', async () => {
  const { id } = await arrangeSeries()
  await add(id, (await article('Nháp', { status: 'DRAFT' })).id)
  expect(await titlesOf(id)).toHaveLength(4)
  expect(await titlesOf(id, server.client())).toEqual(['Một', 'Hai', 'Ba'])
})

const readPublic = (slug: string) =>
  server.client().GET('/news/public/tenant/{tenantSlug}/series/{slug}', {
    params: { path: { tenantSlug: shop.slug, slug } },
  })

test('getPublicSeries: the cards of the articles on the site in their order, with the picture of the first', async () => {
  const { id, slug, parts } = await arrangeSeries()
  await add(id, (await article('Nháp', { status: 'DRAFT' })).id, 1)
  await server.owner.query('update articles set featured_image_url = $2 where id = $1', [parts[1], '/uploads/hai.webp'])
  const series = answered(await readPublic(slug))
  expect(series.articles.map(({ title }) => title)).toEqual(['Một', 'Hai', 'Ba'])
  expect(series).toMatchObject({ articleCount: 3, featuredImageUrl: '/uploads/hai.webp' })
})

test.each([{ isActive: false }, {}])(
  'getPublicSeries: none that is hidden or has no article on the site',
  async (more) => {
    const { id, slug } = await create(more)
    await add(id, (await article('Bài', more.isActive === false ? {} : { status: 'DRAFT' })).id)
    expect((await readPublic(slug)).response.status).toBe(404)
  },
)

const placeOf = async (slug: string) => {
  const path = { slug, tenantSlug: shop.slug }
  const read = await server.client().GET('/news/public/article/{slug}/tenant/{tenantSlug}', { params: { path } })
  return answered(read).series
}

test('an article names its series, its place there, and the parts before and after it on the site', async () => {
  const { id, title, slug } = await create({ isCompleted: true })
  const parts = [await article('Một'), await article('Nháp', { status: 'DRAFT' }), await article('Hai')]
  for (const part of parts) await add(id, part.id)
  const [first, , last] = parts
  const series = { title, slug, isCompleted: true, parts: 2 }
  expect(await placeOf(first?.slug ?? '')).toEqual({
    ...{ ...series, part: 1, previous: null },
    next: { title: 'Hai', slug: last?.slug },
  })
  expect(await placeOf(last?.slug ?? '')).toEqual({
    ...{ ...series, part: 2, next: null },
    previous: { title: 'Một', slug: first?.slug },
  })
})

test('an article of no series, or of a hidden one, names none', async () => {
  const { id } = await create({ isActive: false })
  const [alone, hidden] = [await article('Lẻ'), await article('Ẩn')]
  await add(id, hidden.id)
  expect([await placeOf(alone.slug), await placeOf(hidden.slug)]).toEqual([null, null])
})

test('reorderSeries: sets the order; a list of other articles is refused', async () => {
  const { id, parts } = await arrangeSeries()
  const put = (articleIds: string[]) => editor.PUT('/news/series/{id}/order', { ...at(id), body: { articleIds } })
  await put(parts.toReversed())
  expect(await titlesOf(id)).toEqual(['Ba', 'Hai', 'Một'])
  expect((await put(parts.slice(1))).error).toMatchObject({ status: 409, code: 'series.changed' })
})

test('removeSeriesArticle: takes it out of the series', async () => {
  const { id, parts } = await arrangeSeries()
  const params = { path: { seriesId: id, articleId: parts[1] ?? '' } }
  await editor.DELETE('/news/series/{seriesId}/articles/{articleId}', { params })
  expect(await titlesOf(id)).toEqual(['Một', 'Ba'])
  const again = await editor.DELETE('/news/series/{seriesId}/articles/{articleId}', { params })
  expect(again.error?.code).toBe('article.not_found')
})

test('an article is in one series: adding it to another moves it', async () => {
  const { id, parts } = await arrangeSeries()
  const other = await create()
  await add(other.id, parts[0] ?? '')
  expect(await titlesOf(id)).toEqual(['Hai', 'Ba'])
  expect(await titlesOf(other.id)).toEqual(['Một'])
})

test('addSeriesArticle: an article of another tenant is not found', async () => {
  const { id } = await create()
  const theirs = await article('Của sàn', { shop: await platformTenant(server) })
  expect((await add(id, theirs.id)).error?.code).toBe('article.not_found')
})

test('addSeriesArticle: of ten at once each has its place', async () => {
  const { id } = await create()
  const parts = await Promise.all(Array.from({ length: 10 }, (_, n) => article(`Phần ${n}`)))
  await Promise.all(parts.map((part) => add(id, part.id)))
  expect((await titlesOf(id)).toSorted()).toEqual(Array.from({ length: 10 }, (_, n) => `Phần ${n}`))
})

test('createSeries: a taken slug is refused, a reserved one too', async () => {
  const { slug } = await create()
  const again = await editor.POST('/news/series', { body: { title: 'x', slug } })
  expect(again.error?.code).toBe('slug.taken')
  const reserved = await editor.POST('/news/series', { body: { title: 'x', slug: 'admin' } })
  expect(reserved.error?.fields).toMatchObject([{ path: 'slug', code: 'slug.reserved' }])
})

test('series: the audit log has what was changed, rearranged and deleted, before and after', async () => {
  const { id, parts } = await arrangeSeries()
  await editor.PUT('/news/series/{id}', { ...at(id), body: { title: 'Chợ nổi', isCompleted: true } })
  expect(await auditedChanges(server, 'series.update', id)).toEqual([
    { title: { from: 'Loạt bài', to: 'Chợ nổi' }, isCompleted: { from: false, to: true } },
  ])
  await add(id, parts[2] ?? '', 1)
  expect((await auditedChanges(server, 'series.add', id))[0]).toEqual({
    articles: { from: ['Một', 'Hai', 'Ba'], to: ['Ba', 'Một', 'Hai'] },
  })
  await editor.DELETE('/news/series/{id}', at(id))
  expect((await auditedChanges(server, 'series.delete', id))[0]).toMatchObject({
    title: { from: 'Chợ nổi', to: null },
  })
})
