import { beforeEach, expect, test } from 'vitest'
import { arrangeArticle, arrangeAuthor } from '../../../test/testing/arrange-news.ts'
import { type ArrangedPerson, arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop = ''
let slug = ''
let editor: ArrangedPerson
let client: TestClient

beforeEach(async () => {
  shop = (await arrangeShop(server)).id
  slug =
    (await server.owner.query<{ slug: string }>('select slug from tenants where id = $1', [shop])).rows[0]?.slug ?? ''
  editor = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  client = server.client(editor.token)
})

const at = (id: string) => ({ params: { path: { id } } })
const names = (page: { data: { displayName: string }[] } | undefined) =>
  page?.data.map(({ displayName }) => displayName)

test('[ART-05] listAuthors: filters by isActive, isVerified and expertise', async () => {
  await arrangeAuthor(server, { shop, name: 'An', isVerified: true, expertise: ['Cà phê', 'Trà'] })
  await arrangeAuthor(server, { shop, name: 'Bình', expertise: ['Gốm'] })
  await arrangeAuthor(server, { shop, name: 'Chi', isActive: false, isVerified: true })
  const list = async (query: object, by = server.client()) =>
    names((await by.GET('/news/authors', { params: { query: { tenantSlug: slug, ...query } } })).data)
  expect(await list({})).toEqual(['An', 'Bình'])
  expect(await list({ isActive: false })).toEqual([])
  expect(await list({ isVerified: true })).toEqual(['An'])
  expect(await list({ expertise: 'ca phe' })).toEqual(['An'])
  expect(await list({ includeInactive: true, isActive: false }, client)).toEqual(['Chi'])
})

test('listAuthors: inactive ones are for editors', async () => {
  const params = { query: { includeInactive: true } }
  const reader = server.client((await arrangePerson(server)).token)
  expect((await reader.GET('/news/authors', { params })).error).toMatchObject({ code: 'auth.permission_missing' })
  expect((await server.client().GET('/news/authors', { params })).response.status).toBe(401)
})

test('[ART-05] createAuthor: an editor adds an author whom readers find', async () => {
  const body = { displayName: ' Út Khanh ', slug: 'ut-khanh', bio: ' ', expertise: ['Gốm ', 'Gốm'] }
  const { data, response } = await client.POST('/news/authors', { body })
  expect(response.status).toBe(201)
  expect(data).toMatchObject({
    displayName: 'Út Khanh',
    bio: null,
    expertise: ['Gốm'],
    isActive: true,
    articleCount: 0,
  })
  // Readers, who don't edit the author, see no version.
  const { version: _version, ...shown } = data ?? {}
  expect((await server.client().GET('/news/authors/{id}', at(data?.id ?? ''))).data).toEqual(shown)
  expect((await client.POST('/news/authors', { body })).error).toMatchObject({ status: 409, code: 'slug.taken' })
})

test('isVerified of an author is set by the platform only', async () => {
  const body = { displayName: 'Út Khanh', slug: 'ut-khanh' }
  const verified = await client.POST('/news/authors', { body: { ...body, isVerified: true } })
  expect([verified.response.status, verified.error?.code]).toEqual([403, 'auth.permission_missing'])
  const id = (await client.POST('/news/authors', { body })).data?.id ?? ''
  const refused = await client.PUT('/news/authors/{id}', { ...at(id), body: { isVerified: true } })
  expect([refused.response.status, refused.error?.code]).toEqual([403, 'auth.permission_missing'])
  const platform = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const byPlatform = await platform.PUT('/news/authors/{id}', { ...at(id), body: { isVerified: true } })
  expect(byPlatform.data?.isVerified).toBe(true)
})

test('updateAuthor: a shop keeps the mark of a verified author until it changes the name', async () => {
  const id = await arrangeAuthor(server, { shop, name: 'An', isVerified: true })
  const change = async (body: { bio?: string; displayName?: string; isVerified?: boolean }) =>
    (await client.PUT('/news/authors/{id}', { ...at(id), body })).data?.isVerified
  expect(await change({ bio: 'Viết về gốm', displayName: 'An', isVerified: true })).toBe(true)
  expect(await change({ displayName: 'Người nổi tiếng' })).toBe(false)
})

test('createAuthor: the account must be a member; only editors may', async () => {
  const stranger = await arrangePerson(server)
  const body = { displayName: 'Lạ', slug: 'la' }
  const { error } = await client.POST('/news/authors', { body: { ...body, userId: stranger.id } })
  expect(error).toMatchObject({ status: 422, fields: [{ path: 'userId', code: 'user.unknown' }] })
  expect((await client.POST('/news/authors', { body: { ...body, userId: editor.id } })).response.status).toBe(201)
  expect((await server.client(stranger.token).POST('/news/authors', { body })).response.status).toBe(403)
})

test('updateAuthor: changes what is named; an inactive author is under no article', async () => {
  const id = await arrangeAuthor(server, { shop, name: 'An', expertise: ['Trà'] })
  const article = await arrangeArticle(server, { author: editor.id, shop })
  const put = await client.PUT('/news/{id}', { ...at(article.id), body: { authorId: id } })
  expect(put.data?.authorId).toBe(id)
  const read = async () => {
    const params = { path: { slug: article.slug, tenantSlug: slug } }
    return (await server.client().GET('/news/public/article/{slug}/tenant/{tenantSlug}', { params })).data?.author
  }
  expect(await read()).toMatchObject({ displayName: 'An' })
  const { data } = await client.PUT('/news/authors/{id}', { ...at(id), body: { isActive: false } })
  expect(data).toMatchObject({ displayName: 'An', expertise: ['Trà'], isActive: false })
  expect(await read()).toBeNull()
  expect((await server.client().GET('/news/authors/{id}', at(id))).response.status).toBe(404)
})

test('updateArticle: an author of another tenant is not found', async () => {
  const article = await arrangeArticle(server, { author: editor.id, shop })
  const foreign = await arrangeAuthor(server, { shop: (await arrangeShop(server)).id, name: 'Xa' })
  const { error } = await client.PUT('/news/{id}', { ...at(article.id), body: { authorId: foreign } })
  expect(error).toMatchObject({ status: 422, code: 'author.not_found' })
})

test('listTenantPublicArticles: an author’s articles', async () => {
  const id = await arrangeAuthor(server, { shop, name: 'An', slug: 'an' })
  const mine = await arrangeArticle(server, { author: editor.id, shop })
  await arrangeArticle(server, { author: editor.id, shop })
  await client.PUT('/news/{id}', { ...at(mine.id), body: { authorId: id } })
  const params = { path: { tenantSlug: slug }, query: { author: 'an' } }
  const { data } = await server.client().GET('/news/public/tenant/{tenantSlug}', { params })
  expect(data?.articles).toMatchObject([{ id: mine.id, author: { slug: 'an' } }])
})

test('[ART-05] getAuthorStatistics: counts authors, and names those with most articles', async () => {
  const id = await arrangeAuthor(server, { shop, name: 'An', isVerified: true })
  await arrangeAuthor(server, { shop, name: 'Bình', isActive: false })
  const article = await arrangeArticle(server, { author: editor.id, shop })
  await client.PUT('/news/{id}', { ...at(article.id), body: { authorId: id } })
  const { data } = await client.GET('/news/authors/statistics')
  expect(data).toMatchObject({
    ...{ totalAuthors: 2, activeAuthors: 1, verifiedAuthors: 1 },
    topAuthors: [{ id, displayName: 'An', articleCount: 1 }],
  })
})

test('deleteAuthor: the articles stay without an author', async () => {
  const id = await arrangeAuthor(server, { shop, name: 'An' })
  const article = await arrangeArticle(server, { author: editor.id, shop })
  await client.PUT('/news/{id}', { ...at(article.id), body: { authorId: id } })
  expect((await client.DELETE('/news/authors/{id}', at(id))).response.status).toBe(200)
  expect((await client.GET('/news/{id}', at(article.id))).data?.authorId).toBeNull()
})
