import type { BodyOf } from '@chonoi/contract'
import { beforeAll, expect, test } from 'vitest'
import { pixel } from '../../../test/calls/pixel.ts'
import { arrangeArticle } from '../../../test/testing/arrange-news.ts'
import { type ArrangedPerson, arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { auditedChanges } from '../../../test/testing/audited-changes.ts'
import { answered } from '../../../test/testing/answered.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop: { id: string; slug: string }
let person: ArrangedPerson
let editor: TestClient

beforeAll(async () => {
  const { id } = await arrangeShop(server)
  const { rows } = await server.owner.query('select slug from tenants where id = $1', [id])
  shop = { id, slug: rows[0].slug }
  person = await arrangePerson(server, { shop: id, shopRole: 'ADMIN' })
  editor = server.client(person.token)
})

const at = (id: string) => ({ params: { path: { id } } })
const made = async (slug: string, body: Partial<BodyOf<'createNewsCategory'>> = {}) =>
  answered(await editor.POST('/news/categories', { body: { name: slug, isActive: true, ...body, slug } }))

test('[CAT-07, CAT-11, CAT-12] news categories: create, read, change and delete', async () => {
  const top = await made('lang-nghe', { name: 'Làng nghề', description: 'Người làm ra món hàng' })
  expect(top).toMatchObject({
    name: 'Làng nghề',
    parentId: null,
    isActive: true,
    children: [],
    _count: { articles: 0 },
  })
  const below = await made('gom', { parentId: top.id })
  const read = await editor.GET('/news/categories/{id}', at(top.id))
  expect(read.data?.children).toEqual([{ id: below.id, name: 'gom', slug: 'gom' }])
  const changed = await editor.PUT('/news/categories/{id}', { ...at(below.id), body: { name: 'Gốm', parentId: null } })
  expect(changed.data).toMatchObject({ name: 'Gốm', slug: 'gom', parentId: null })
  expect((await editor.DELETE('/news/categories/{id}', at(below.id))).data).toEqual({ success: true })
  expect((await editor.GET('/news/categories/{id}', at(below.id))).response.status).toBe(404)
})

/** A picture of the library of the shop, or of somebody else's. */
async function upload(by = editor) {
  const bodySerializer = () => {
    const form = new FormData()
    form.append('file', pixel)
    return form
  }
  return answered(await by.POST('/news/media', { body: { file: pixel }, bodySerializer }))
}

test('news categories: a picture of the library is shown to editors and readers, and taken away again', async () => {
  const { url } = await upload()
  const { id } = await made('co-anh', { imageUrl: url })
  const shown = async () => {
    const params = { query: { tenantSlug: shop.slug } }
    const { data } = await server.client().GET('/news/categories/public', { params })
    return data?.data.find((one) => one.id === id)?.imageUrl
  }
  expect(await shown()).toBe(url)
  expect((await editor.PUT('/news/categories/{id}', { ...at(id), body: { name: 'Có ảnh' } })).data?.imageUrl).toBe(url)
  expect((await editor.PUT('/news/categories/{id}', { ...at(id), body: { imageUrl: null } })).data?.imageUrl).toBe(null)
  expect(await shown()).toBe(null)
})

test("news categories: a picture of somebody else's library is refused", async () => {
  const other = (await arrangeShop(server)).id
  const { url } = await upload(server.client((await arrangePerson(server, { shop: other, shopRole: 'ADMIN' })).token))
  for (const imageUrl of [url, '/files/public/khong-co.webp']) {
    const { error } = await editor.POST('/news/categories', { body: { name: 'Ảnh lạ', slug: 'anh-la', imageUrl } })
    expect(error).toMatchObject({ status: 422, fields: [{ path: 'imageUrl', code: 'upload.unknown' }] })
  }
})

test('deleteNewsMedia: a picture that a category shows stays', async () => {
  const media = await upload()
  const { id } = await made('giu-anh', { imageUrl: media.url })
  const { error } = await editor.DELETE('/news/media/{id}', at(media.id))
  expect(error).toMatchObject({ status: 409, code: 'media.in_use' })
  await editor.DELETE('/news/categories/{id}', at(id))
  expect((await editor.DELETE('/news/media/{id}', at(media.id))).response.status).toBe(200)
})

test('[CAT-02, CAT-13, CAT-14] listNewsCategories: fifty to a page by their place; filters and searches', async () => {
  await made('muc-mot', { name: 'Ẩm thực miền Tây' })
  await made('muc-hai', { name: 'Ẩm thực miền Bắc', isActive: false })
  const found = await editor.GET('/news/categories', { params: { query: { search: 'am thuc' } } })
  expect(found.data?.data.map(({ slug }) => slug)).toEqual(['muc-mot', 'muc-hai'])
  expect(found.data?.pagination).toMatchObject({ page: 1, limit: 50 })
  const query = { search: 'am thuc', isActive: false }
  const off = await editor.GET('/news/categories', { params: { query } })
  expect(off.data?.data.map(({ slug }) => slug)).toEqual(['muc-hai'])
})

test('[CAT-03] listNewsCategories: sorts by name and by creation, both ways', async () => {
  await made('sap-b', { name: 'Xếp B' })
  await made('sap-a', { name: 'Xếp A' })
  const sorted = async (sortBy: 'name' | 'createdAt', sortOrder: 'asc' | 'desc') => {
    const query = { search: 'xep', sortBy, sortOrder }
    return (await editor.GET('/news/categories', { params: { query } })).data?.data.map(({ slug }) => slug)
  }
  for (const [sortBy, ascending] of [
    ['name', ['sap-a', 'sap-b']],
    ['createdAt', ['sap-b', 'sap-a']],
  ] as const) {
    expect(await sorted(sortBy, 'asc')).toEqual(ascending)
    expect(await sorted(sortBy, 'desc')).toEqual(ascending.toReversed())
  }
})

test('listNewsCategories: includeStats counts articles in any status, the public list those on the site', async () => {
  const { id } = await made('dem-bai')
  await arrangeArticle(server, { author: person.id, shop: shop.id, category: id })
  await arrangeArticle(server, { author: person.id, shop: shop.id, category: id, status: 'DRAFT' })
  const query = { search: 'dem-bai', includeStats: true }
  const own = await editor.GET('/news/categories', { params: { query } })
  expect(own.data?.data.map(({ _count }) => _count.articles)).toEqual([2])
  const seen = await server.client().GET('/news/categories/public', {
    params: { query: { ...query, tenantSlug: shop.slug } },
  })
  expect(seen.data?.data.map(({ _count }) => _count.articles)).toEqual([1])
})

test('listPublicNewsCategories: inactive categories and those of hidden shops are not listed', async () => {
  await made('an-muc', { isActive: false })
  const list = async () =>
    (
      await server.client().GET('/news/categories/public', { params: { query: { tenantSlug: shop.slug, limit: 100 } } })
    ).data?.data.map(({ slug }) => slug)
  expect(await list()).not.toContain('an-muc')
  expect((await list())?.length).toBeGreaterThan(0)
  await server.owner.query('update tenants set is_public = false where id = $1', [shop.id])
  expect(await list()).toEqual([])
  await server.owner.query('update tenants set is_public = true where id = $1', [shop.id])
})

test('createNewsCategory: a taken slug is refused, a reserved one too; another shop may have it', async () => {
  await made('da-co')
  const taken = await editor.POST('/news/categories', { body: { name: 'X', slug: 'da-co', isActive: true } })
  expect(taken.error?.code).toBe('slug.taken')
  const reserved = await editor.POST('/news/categories', { body: { name: 'X', slug: 'tags', isActive: true } })
  expect(reserved.error?.fields).toMatchObject([{ path: 'slug', code: 'slug.reserved' }])
  const other = (await arrangeShop(server)).id
  const theirs = server.client((await arrangePerson(server, { shop: other, shopRole: 'ADMIN' })).token)
  const body = { name: 'X', slug: 'da-co', isActive: true }
  expect((await theirs.POST('/news/categories', { body })).response.status).toBe(201)
})

test('checkNewsCategorySlug: tells whether a slug is free; its own category may keep it', async () => {
  const { id } = await made('kiem-tra')
  const free = async (slug: string, excludeId?: string) =>
    (await editor.GET('/news/categories/check-slug', { params: { query: { slug, ...(excludeId && { excludeId }) } } }))
      .data?.available
  expect([await free('kiem-tra'), await free('kiem-tra', id), await free('chua-ai'), await free('new')]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('updateNewsCategory: refuses itself, its descendants and strangers as parent', async () => {
  const a = await made('vong-a')
  const b = await made('vong-b', { parentId: a.id })
  const under = async (parentId: string) =>
    (await editor.PUT('/news/categories/{id}', { ...at(a.id), body: { parentId } })).error?.code
  expect([await under(a.id), await under(b.id), await under(crypto.randomUUID())]).toEqual([
    'category.parent_cycle',
    'category.parent_cycle',
    'category.not_found',
  ])
})

test('deleteNewsCategory: refuses a category with articles or subcategories', async () => {
  const top = await made('dang-dung')
  const below = await made('dang-dung-2', { parentId: top.id })
  await arrangeArticle(server, { author: person.id, shop: shop.id, category: below.id, status: 'ARCHIVED' })
  for (const { id } of [top, below])
    expect((await editor.DELETE('/news/categories/{id}', at(id))).error?.code).toBe('category.in_use')
})

test('[CAT-04] bulkNewsCategories: deactivates, activates and deletes; says how many changed', async () => {
  const [a, b] = [await made('loat-a'), await made('loat-b', { isActive: false })]
  const bulk = async (action: 'activate' | 'deactivate' | 'delete') =>
    (await editor.PATCH('/news/categories/bulk', { body: { categoryIds: [a.id, b.id], action } })).data?.affected
  expect([await bulk('activate'), await bulk('deactivate'), await bulk('delete')]).toEqual([1, 2, 2])
})

test('bulkNewsCategories: deletes a whole branch at once, but never a part of one that is in use', async () => {
  const top = await made('canh')
  const below = await made('la', { parentId: top.id })
  const remove = (categoryIds: string[]) =>
    editor.PATCH('/news/categories/bulk', { body: { categoryIds, action: 'delete' } })
  expect((await remove([top.id])).error?.code).toBe('category.in_use')
  expect((await remove([top.id, below.id])).data?.affected).toBe(2)
})

test('[CAT-06] reorderNewsCategories: sets parents and places together', async () => {
  const [a, b, c] = [await made('doi-cho-a'), await made('doi-cho-b'), await made('doi-cho-c')]
  const items = [
    { id: c.id, parentId: null, sortOrder: 100 },
    { id: a.id, parentId: null, sortOrder: 101 },
    { id: b.id, parentId: a.id, sortOrder: 0 },
  ]
  expect((await editor.POST('/news/categories/reorder', { body: { items } })).data).toEqual({ success: true })
  const found = await editor.GET('/news/categories', { params: { query: { search: 'doi-cho' } } })
  expect(found.data?.data.map(({ slug, parentId }) => [slug, parentId])).toEqual([
    ['doi-cho-b', a.id],
    ['doi-cho-c', null],
    ['doi-cho-a', null],
  ])
})

test('reorderNewsCategories: refuses a circle as a whole', async () => {
  const [a, b] = [await made('tron-a'), await made('tron-b')]
  const items = [
    { id: a.id, parentId: b.id, sortOrder: 0 },
    { id: b.id, parentId: a.id, sortOrder: 0 },
  ]
  const { error } = await editor.POST('/news/categories/reorder', { body: { items } })
  expect(error?.code).toBe('category.parent_cycle')
  expect((await editor.GET('/news/categories/{id}', at(a.id))).data?.parentId).toBeNull()
})

test('reorderNewsCategories: concurrent moves create no circle', async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b] = [await made(`cap-a-${round}`), await made(`cap-b-${round}`)]
    const move = (id: string, parentId: string) =>
      editor.POST('/news/categories/reorder', { body: { items: [{ id, parentId, sortOrder: 0 }] } })
    const answers = await Promise.all([move(a.id, b.id), move(b.id, a.id)])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
  }
})

test('[CAT-06] reorderNewsCategories: of two people who move a category at once, the second is told where it is', async () => {
  const { id } = await made('cung-luc')
  const { sortOrder } = answered(await editor.GET('/news/categories/{id}', at(id)))
  const colleague = server.client((await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })).token)
  const move = (by: TestClient, to: number) => {
    const items = [{ id, parentId: null, sortOrder: to, from: { parentId: null, sortOrder } }]
    return by.POST('/news/categories/reorder', { body: { items } })
  }
  // Both have read the order and wait for their turn before either is let in.
  const other = await server.owner.connect()
  try {
    await other.query('begin')
    await other.query("select pg_advisory_xact_lock(hashtextextended('news_categories' || $1, 0))", [shop.id])
    const calls = Promise.all([move(editor, 501), move(colleague, 502)])
    const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted"
    await expect.poll(async () => (await server.owner.query(waiting)).rows).toHaveLength(2)
    await other.query('rollback')
    const answers = await calls
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
    const stored = (await editor.GET('/news/categories/{id}', at(id))).data?.sortOrder
    expect(answers.find(({ error }) => error)?.error).toMatchObject({
      code: 'category.moved',
      details: { current: expect.arrayContaining([{ id, parentId: null, name: 'cung-luc', sortOrder: stored }]) },
    })
  } finally {
    other.release()
  }
})

/** Calls while somebody else holds the lock of the tree; says whether the rows of the categories are free meanwhile. */
async function areRowsFree(ids: readonly string[], call: () => Promise<unknown>): Promise<boolean> {
  const other = await server.owner.connect()
  try {
    await other.query('begin')
    await other.query("select pg_advisory_xact_lock(hashtextextended('news_categories' || $1, 0))", [shop.id])
    const called = call()
    const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted"
    await expect.poll(async () => (await server.owner.query(waiting)).rows).toHaveLength(1)
    const lock = 'select id from news_categories where id = any ($1) for update nowait'
    const isFree = await other.query(lock, [ids]).then(
      () => true,
      () => false,
    )
    await other.query('rollback')
    await called
    return isFree
  } finally {
    other.release()
  }
}

test('news categories: every change locks the tree before its rows, so that no two block each other', async () => {
  const [a, b, c, d] = [await made('khoa-a'), await made('khoa-b'), await made('khoa-c'), await made('khoa-d')]
  const changes = {
    move: () => editor.PUT('/news/categories/{id}', { ...at(a.id), body: { parentId: b.id } }),
    bulk: () =>
      editor.PATCH('/news/categories/bulk', { body: { categoryIds: [a.id, b.id, c.id], action: 'deactivate' } }),
    delete: () => editor.DELETE('/news/categories/{id}', at(d.id)),
  }
  const ids = [a.id, b.id, c.id, d.id]
  for (const [name, change] of Object.entries(changes))
    expect([name, await areRowsFree(ids, change)]).toEqual([name, true])
})

test('news categories: sellers, customers and guests may not', async () => {
  const seller = server.client((await arrangePerson(server, { shop: shop.id })).token)
  expect((await seller.GET('/news/categories')).response.status).toBe(403)
  expect((await server.client().GET('/news/categories')).response.status).toBe(401)
})

test('news categories: the audit log has what was changed, moved and deleted, before and after', async () => {
  const top = await made('nhat-ky')
  const { id } = await made('ghi-lai')
  await editor.PUT('/news/categories/{id}', { ...at(id), body: { name: 'Ghi mới', description: 'Có mô tả' } })
  expect(await auditedChanges(server, 'news_category.update', id)).toEqual([
    { name: { from: 'ghi-lai', to: 'Ghi mới' }, description: { from: null, to: 'Có mô tả' } },
  ])
  await editor.PATCH('/news/categories/bulk', { body: { categoryIds: [id], action: 'deactivate' } })
  expect((await auditedChanges(server, 'news_category.update', id))[0]).toEqual({
    isActive: { from: true, to: false },
  })
  await editor.POST('/news/categories/reorder', { body: { items: [{ id, parentId: top.id, sortOrder: 7 }] } })
  expect((await auditedChanges(server, 'news_category.reorder', null))[0]).toMatchObject({
    places: { from: [{ name: 'Ghi mới', parent: null }], to: [{ name: 'Ghi mới', parent: 'nhat-ky', sortOrder: 7 }] },
  })
  await editor.DELETE('/news/categories/{id}', at(id))
  expect((await auditedChanges(server, 'news_category.delete', id))[0]).toMatchObject({
    name: { from: 'Ghi mới', to: null },
  })
})
