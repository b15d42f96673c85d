import type { BodyOf } from '@chonoi/contract'
import { beforeAll, expect, test } from 'vitest'
import { pixel } from '../../../test/calls/pixel.ts'
import { answered } from '../../../test/testing/answered.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop: string
let editor: TestClient

beforeAll(async () => {
  shop = (await arrangeShop(server)).id
  editor = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
})

const at = (id: string) => ({ params: { path: { id } } })
function formOf() {
  const form = new FormData()
  form.append('file', pixel)
  return form
}
const upload = async (client = editor) =>
  answered(await client.POST('/news/media', { body: { file: pixel }, bodySerializer: formOf }))
const describe = async (id: string, altText: string) =>
  answered(await editor.PUT('/news/media/{id}', { ...at(id), body: { altText } }))
const list = async (search?: string, client = editor) =>
  answered(await client.GET('/news/media', { params: { query: search ? { search } : {} } })).data.map(({ id }) => id)
const usesOf = async (id: string) => answered(await editor.GET('/news/media/{id}', at(id))).articles
let count = 0
const write = async (body: Partial<BodyOf<'createArticle'>>) =>
  answered(
    await editor.POST('/news', {
      body: { title: 'Có ảnh', content: '<p>Chữ</p>', ...body, slug: `co-anh-${(count += 1)}` },
    }),
  )

test('uploadNewsMedia: adds the picture to the library, where colleagues see it and others do not', async () => {
  const { id, url } = await upload()
  expect(url).toMatch(/^\/files\/public\//)
  const colleague = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
  expect(await list(undefined, colleague)).toContain(id)
  const other = (await arrangeShop(server)).id
  const stranger = server.client((await arrangePerson(server, { shop: other, shopRole: 'ADMIN' })).token)
  expect(await list(undefined, stranger)).not.toContain(id)
  expect((await stranger.GET('/news/media/{id}', at(id))).response.status).toBe(404)
})

test('listNewsMedia: finds pictures by their alternative text, without marks', async () => {
  const { id } = await upload()
  expect((await describe(id, 'Ghe bán hoa cúc')).altText).toBe('Ghe bán hoa cúc')
  expect(await list('hoa cuc')).toEqual([id])
})

test('getNewsMedia: names the articles that show it, as featured image or in the text', async () => {
  const { id, url } = await upload()
  const featured = await write({ featuredImageUrl: url, title: 'Đại diện' })
  await write({ content: `<p>Chữ</p><img src="${url}" alt="">`, title: 'Trong bài' })
  expect((await usesOf(id)).map(({ title }) => title)).toEqual(['Trong bài', 'Đại diện'])
  await editor.PUT('/news/{id}', { ...at(featured.id), body: { featuredImageUrl: null } })
  expect((await usesOf(id)).map(({ title }) => title)).toEqual(['Trong bài'])
})

test('deleteNewsMedia: is refused while an article shows it, then removes the file too', async () => {
  const { id, url } = await upload()
  const article = await write({ featuredImageUrl: url })
  const refused = await editor.DELETE('/news/media/{id}', at(id))
  expect(refused.error).toMatchObject({ status: 409, code: 'media.in_use' })
  await editor.DELETE('/news/{id}', at(article.id))
  expect((await editor.DELETE('/news/media/{id}', at(id))).data).toEqual({ success: true })
  const { rows } = await server.owner.query('select from files where storage_key = $1', [url.slice('/files/'.length)])
  expect(rows).toEqual([])
})

test('createArticle: a picture of another tenant’s library is refused, though everybody sees it', async () => {
  const other = (await arrangeShop(server)).id
  const stranger = server.client((await arrangePerson(server, { shop: other, shopRole: 'ADMIN' })).token)
  const { url } = await upload()
  const body = { title: 'Có ảnh', content: '<p>Chữ</p>', slug: 'anh-cua-nguoi-khac', featuredImageUrl: url }
  expect((await stranger.POST('/news', { body })).error?.fields).toMatchObject([
    { path: 'featuredImageUrl', code: 'upload.unknown' },
  ])
  const author = { displayName: 'Út Khanh', slug: 'ut-khanh-anh-la', avatarUrl: url }
  expect((await stranger.POST('/news/authors', { body: author })).error?.fields).toMatchObject([
    { path: 'avatarUrl', code: 'upload.unknown' },
  ])
})

test('deleteNewsMedia: an article saved at the same time either keeps its picture or has none of the library', async () => {
  const { id, url } = await upload()
  const body = { title: 'Có ảnh', content: '<p>Chữ</p>', slug: 'cung-luc', featuredImageUrl: url }
  const [, deleted] = await Promise.all([editor.POST('/news', { body }), editor.DELETE('/news/media/{id}', at(id))])
  const { rows } = await server.owner.query(
    'select (select count(*) from news_media where id = $1) as kept, (select count(*) from article_media where media_id = $1) as uses',
    [id],
  )
  const [{ kept, uses }] = rows
  expect([Number(kept), Number(uses)]).toEqual(deleted.data ? [0, 0] : [1, 1])
})
