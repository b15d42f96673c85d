import type { BodyOf } from '@chonoi/contract'
import { maxArticleVersions } from '@chonoi/domain'
import { beforeAll, expect, test } from 'vitest'
import { answered } from '../../../test/testing/answered.ts'
import { arrangeArticle } from '../../../test/testing/arrange-news.ts'
import { type ArrangedPerson, arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
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
const version = (id: string, number: number) => ({ params: { path: { id, number } } })
const written = async (slug: string, body: Partial<BodyOf<'createArticle'>> = {}) =>
  answered(await editor.POST('/news', { body: { title: 'Một', content: '<p>Bản một</p>', ...body, slug } }))
const save = async (id: string, body: BodyOf<'updateArticle'>) =>
  answered(await editor.PUT('/news/{id}', { ...at(id), body }))
const versions = async (id: string) => answered(await editor.GET('/news/{id}/versions', at(id))).versions
const titles = async (id: string) => (await versions(id)).map(({ number, title }) => `${number} ${title}`)

test('listArticleVersions: each save of the texts keeps one, with who wrote it', async () => {
  const { id } = await written('giu-ban')
  await save(id, { title: 'Hai' })
  expect(await titles(id)).toEqual(['2 Hai', '1 Một'])
  const { rows } = await server.owner.query('select first_name, last_name from users where id = $1', [person.id])
  const [newest] = await versions(id)
  expect(newest?.writtenBy).toEqual({ firstName: rows[0].first_name, lastName: rows[0].last_name })
})

test('updateArticle: a save that leaves the texts keeps no version', async () => {
  const { id } = await written('chi-doi-the')
  await save(id, { tags: ['gốm'], status: 'PUBLISHED', title: 'Một' })
  expect(await titles(id)).toEqual(['1 Một'])
})

test('updateArticle: an article from before versions were kept begins with the texts that it had', async () => {
  const { id } = await arrangeArticle(server, { author: person.id, shop, words: 'Từ trước' })
  expect(await versions(id)).toEqual([])
  await save(id, { title: 'Về sau' })
  expect(await titles(id)).toEqual(['2 Về sau', '1 Từ trước'])
})

test('updateArticle: the newest 50 versions are kept', async () => {
  const { id } = await written('rat-nhieu-ban')
  for (let count = 2; count <= maxArticleVersions + 2; count += 1) await save(id, { title: `Bản ${count}` })
  const kept = await versions(id)
  expect([kept.length, kept[0]?.number, kept.at(-1)?.number]).toEqual([50, 52, 3])
})

test('getArticleVersion: has the texts of then; an unknown one is not found', async () => {
  const { id } = await written('xem-ban', { excerpt: 'Ngắn' })
  await save(id, { content: '<p>Bản hai</p>', excerpt: null })
  const { data } = await editor.GET('/news/{id}/versions/{number}', version(id, 1))
  expect(data).toMatchObject({ content: '<p>Bản một</p>', excerpt: 'Ngắn' })
  expect((await editor.GET('/news/{id}/versions/{number}', version(id, 9))).response.status).toBe(404)
})

test('restoreArticleVersion: sets the texts of then as a new version, and nothing else', async () => {
  const { id } = await written('tro-lai', { tags: ['gốm'], metaTitle: 'Cũ' })
  await save(id, { title: 'Hai', content: '<p>Bản hai</p>', metaTitle: null, slug: 'tro-lai-2', tags: ['lụa'] })
  const { data } = await editor.POST('/news/{id}/versions/{number}/restore', version(id, 1))
  expect(data).toMatchObject({
    title: 'Một',
    content: '<p>Bản một</p>',
    metaTitle: 'Cũ',
    slug: 'tro-lai-2',
    tags: ['lụa'],
  })
  expect((await versions(id))[0]).toMatchObject({ number: 3, title: 'Một', restoredFrom: 1 })
})

test('restoreArticleVersion: a published article keeps its text when the version has none', async () => {
  const { id } = await written('khong-rong', { content: '' })
  await save(id, { content: '<p>Có chữ</p>', status: 'PUBLISHED' })
  const { error } = await editor.POST('/news/{id}/versions/{number}/restore', version(id, 1))
  expect(error?.fields).toMatchObject([{ path: 'content', code: 'article.content_required' }])
})

test('updateArticle: two saves at once keep two versions with numbers of their own', async () => {
  const { id } = await written('cung-giu')
  await Promise.all(['Hai', 'Ba'].map((title) => save(id, { title })))
  expect((await versions(id)).map(({ number }) => number)).toEqual([3, 2, 1])
})

const fields = {
  ...{ title: 'Đang gõ', slug: '', content: '<p>Dở<script>x()</script></p>', excerpt: '', metaTitle: '' },
  ...{ metaDescription: '', tags: [], featuredImageUrl: null, categoryId: null, authorId: null },
  ...{ publishedAt: null, status: 'DRAFT' as const },
}
const draftOf = (articleId?: string) => ({ params: { query: articleId ? { articleId } : {} } })
const readDraft = async (articleId?: string, client = editor) =>
  answered(await client.GET('/news/drafts', draftOf(articleId))).draft

test('saveArticleDraft: keeps an incomplete text, sanitized, and leaves the article and its versions', async () => {
  const { id, updatedAt } = await written('dang-go', { status: 'PUBLISHED' })
  const body = { fields, basedOn: updatedAt }
  const kept = answered(await editor.PUT('/news/drafts', { ...draftOf(id), body }))
  expect(await readDraft(id)).toEqual(kept)
  expect(kept).toMatchObject({ fields: { title: 'Đang gõ', content: '<p>Dở</p>' }, basedOn: updatedAt })
  expect(answered(await editor.GET('/news/{id}', at(id)))).toMatchObject({ title: 'Một', updatedAt })
  expect(await titles(id)).toEqual(['1 Một'])
})

test('saveArticleDraft: replaces the earlier one, also that of a new article', async () => {
  for (const title of ['Chưa có bài', 'Vẫn chưa'])
    await editor.PUT('/news/drafts', { ...draftOf(), body: { fields: { ...fields, title } } })
  expect((await readDraft())?.fields.title).toBe('Vẫn chưa')
})

test("getArticleDraft: a colleague doesn't see it", async () => {
  const { id } = await written('rieng-toi')
  await editor.PUT('/news/drafts', { ...draftOf(id), body: { fields } })
  const colleague = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
  expect(await readDraft(id, colleague)).toBeNull()
})

test('discardArticleDraft: removes it; a second time changes nothing', async () => {
  const { id } = await written('bo-ban-nhap')
  await editor.PUT('/news/drafts', { ...draftOf(id), body: { fields } })
  expect((await editor.DELETE('/news/drafts', draftOf(id))).data).toEqual({ success: true })
  expect((await editor.DELETE('/news/drafts', draftOf(id))).data).toEqual({ success: true })
  expect(await readDraft(id)).toBeNull()
})

test("saveArticleDraft: another shop's article is not found", async () => {
  const other = (await arrangeShop(server)).id
  const { id } = await arrangeArticle(server, { author: person.id, shop: other })
  expect((await editor.PUT('/news/drafts', { ...draftOf(id), body: { fields } })).response.status).toBe(404)
})

test('a deleted account leaves no draft', async () => {
  const leaver = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  await server.client(leaver.token).PUT('/news/drafts', { ...draftOf(), body: { fields } })
  await server.owner.query('update users set deleted_at = now() where id = $1', [leaver.id])
  const { rows } = await server.owner.query('select from article_drafts where user_id = $1', [leaver.id])
  expect(rows).toEqual([])
})
