import { beforeAll, expect, test } from 'vitest'
import type { BodyOf } from '@chonoi/contract'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { auditedChanges } from '../../../test/testing/audited-changes.ts'
import { answered } from '../../../test/testing/answered.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let platform: TestClient

beforeAll(async () => {
  platform = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
})

const at = (id: string) => ({ params: { path: { id } } })
async function made(body: Partial<BodyOf<'createCategory'>> & { slug: string }) {
  return answered(
    await platform.POST('/categories', {
      body: { name: 'Danh mục', sortOrder: 0, isActive: true, ...body },
    }),
  )
}

test('[CATALOG-03] categories: create, read, list, change and delete', async () => {
  const top = await made({ name: 'Đồ gốm', slug: 'do-gom', description: 'Gốm sứ các miền', sortOrder: 3 })
  expect(top).toMatchObject({ name: 'Đồ gốm', slug: 'do-gom', parentId: null, isActive: true, sortOrder: 3 })
  const below = await made({ name: 'Bình', slug: 'binh', parentId: top.id })
  const found = await server.client().GET('/categories', { params: { query: { search: 'do gom' } } })
  expect(found.data?.data.map(({ id }) => id)).toEqual([top.id])
  const children = await server.client().GET('/categories', { params: { query: { parentId: top.id } } })
  expect(children.data?.data.map(({ id }) => id)).toEqual([below.id])
  const changed = await platform.PUT('/categories/{id}', {
    ...at(below.id),
    body: { name: 'Bình hoa', parentId: null },
  })
  expect(changed.data).toMatchObject({ name: 'Bình hoa', slug: 'binh', parentId: null })
  expect((await platform.DELETE('/categories/{id}', at(below.id))).data).toEqual({ success: true })
  expect((await server.client().GET('/categories/{id}', at(below.id))).response.status).toBe(404)
})

test('categories: only the platform may change them', async () => {
  const { id } = await made({ slug: 'cua-san' })
  const shop = (await arrangeShop(server)).id
  const owner = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
  const body = { name: 'X', slug: 'x', sortOrder: 0, isActive: true }
  expect((await owner.POST('/categories', { body })).response.status).toBe(403)
  expect((await owner.DELETE('/categories/{id}', at(id))).response.status).toBe(403)
  expect((await server.client().POST('/categories', { body })).response.status).toBe(401)
})

test('createCategory: refuses taken and reserved slugs', async () => {
  const { id } = await made({ slug: 'mot' })
  await made({ slug: 'hai' })
  const body = { name: 'X', slug: 'mot', sortOrder: 0, isActive: true }
  expect((await platform.POST('/categories', { body })).error).toMatchObject({ status: 409, code: 'slug.taken' })
  const renamed = await platform.PUT('/categories/{id}', { ...at(id), body: { slug: 'hai' } })
  expect(renamed.error).toMatchObject({ status: 409, code: 'slug.taken' })
  const reserved = await platform.POST('/categories', { body: { ...body, slug: 'new' } })
  expect(reserved.error?.fields).toMatchObject([{ path: 'slug', code: 'slug.reserved' }])
})

test('updateCategory: refuses a missing parent, itself and its descendants as parent', async () => {
  const a = await made({ slug: 'vong-a' })
  const b = await made({ slug: 'vong-b', parentId: a.id })
  const c = await made({ slug: 'vong-c', parentId: b.id })
  const under = (id: string, parentId: string) => platform.PUT('/categories/{id}', { ...at(id), body: { parentId } })
  expect((await under(a.id, c.id)).error).toMatchObject({ status: 409, code: 'category.parent_cycle' })
  expect((await under(a.id, a.id)).error).toMatchObject({ code: 'category.parent_cycle' })
  expect((await under(a.id, crypto.randomUUID())).error).toMatchObject({ status: 422, code: 'category.not_found' })
})

test('updateCategory: concurrent moves create no cycle', async () => {
  for (let round = 0; round < 10; round++) {
    const [a, b] = [await made({ slug: `cap-a-${round}` }), await made({ slug: `cap-b-${round}` })]
    const answers = await Promise.all([
      platform.PUT('/categories/{id}', { ...at(a.id), body: { parentId: b.id } }),
      platform.PUT('/categories/{id}', { ...at(b.id), body: { parentId: a.id } }),
    ])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
  }
})

test('deleteCategory: refuses a category with products or subcategories', async () => {
  const top = await made({ slug: 'dang-dung' })
  const below = await made({ slug: 'dang-dung-2', parentId: top.id })
  await arrangeProduct(server, { shop: (await arrangeShop(server)).id, category: below.id, status: 'DRAFT' })
  for (const { id } of [top, below])
    expect((await platform.DELETE('/categories/{id}', at(id))).error).toMatchObject({
      status: 409,
      code: 'category.in_use',
    })
})

test('listCategories, getCategory: inactive categories are visible to the platform only', async () => {
  const { id } = await made({ slug: 'an-di', isActive: false })
  expect((await server.client().GET('/categories/{id}', at(id))).response.status).toBe(404)
  expect((await platform.GET('/categories/{id}', at(id))).data?.isActive).toBe(false)
  const query = { isActive: false, limit: 100 }
  expect((await server.client().GET('/categories', { params: { query } })).data?.data).toEqual([])
  const all = await platform.GET('/categories', { params: { query } })
  expect(all.data?.data.map((row) => row.id)).toContain(id)
})

test('[CATALOG-03] categories: counts include listed products of subcategories', async () => {
  const top = await made({ slug: 'dem-tren' })
  const below = await made({ slug: 'dem-duoi', parentId: top.id })
  const shop = (await arrangeShop(server)).id
  await arrangeProduct(server, { shop, category: top.id })
  await arrangeProduct(server, { shop, category: below.id })
  await arrangeProduct(server, { shop, category: below.id, status: 'PENDING' })
  const { data } = await server.client().GET('/categories', { params: { query: { includeStats: true, limit: 100 } } })
  const counts = new Map(data?.data.map(({ id, _count: counted }) => [id, counted?.products]))
  expect([counts.get(top.id), counts.get(below.id)]).toEqual([2, 1])
  const { data: single } = await server.client().GET('/categories/{id}', at(top.id))
  expect(single).toMatchObject({ _count: { products: 2 } })
  const plain = await server.client().GET('/categories', { params: { query: {} } })
  expect(plain.data?.data[0]).not.toHaveProperty('_count')
})

const reorder = (...items: BodyOf<'reorderCategories'>['items']) =>
  platform.POST('/categories/reorder', { body: { items } })
const placeOf = async (id: string) => {
  const { data } = await platform.GET('/categories/{id}', at(id))
  return { parentId: data?.parentId, sortOrder: data?.sortOrder }
}

test('reorderCategories: sets parents and places together, and is audited', async () => {
  const [a, b] = [await made({ slug: 'xep-a', sortOrder: 0 }), await made({ slug: 'xep-b', sortOrder: 1 })]
  const answer = await reorder(
    { id: b.id, parentId: null, sortOrder: 0, from: { parentId: null, sortOrder: 1 } },
    { id: a.id, parentId: b.id, sortOrder: 0, from: { parentId: null, sortOrder: 0 } },
  )
  expect(answer.data).toEqual({ success: true })
  expect(await placeOf(b.id)).toEqual({ parentId: null, sortOrder: 0 })
  expect(await placeOf(a.id)).toEqual({ parentId: b.id, sortOrder: 0 })
  const { rows } = await server.owner.query(
    `select description from audit_logs where action = 'category.reorder' order by created_at desc limit 1`,
  )
  expect(rows).toEqual([{ description: 'Reordered 2 categories' }])
})

test('reorderCategories: of two people who move a category at once, the second one is shown where it is', async () => {
  const a = await made({ slug: 'cung-luc', sortOrder: 3 })
  const from = { parentId: null, sortOrder: 3 }
  const answers = await Promise.all([1, 2].map((sortOrder) => reorder({ id: a.id, parentId: null, sortOrder, from })))
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ error }) => error)?.error
  expect(refused?.code).toBe('category.moved')
  const { sortOrder } = await placeOf(a.id)
  expect(refused?.details).toMatchObject({
    current: expect.arrayContaining([expect.objectContaining({ id: a.id, sortOrder })]),
  })
})

test('reorderCategories: refuses a circle and an unknown category as a whole', async () => {
  const a = await made({ slug: 'vong-tron-a', sortOrder: 1 })
  const b = await made({ slug: 'vong-tron-b', parentId: a.id })
  const kept = { id: b.id, parentId: null, sortOrder: 9, from: { parentId: a.id, sortOrder: 0 } }
  const circle = { id: a.id, parentId: a.id, sortOrder: 1, from: { parentId: null, sortOrder: 1 } }
  const inside = { ...circle, parentId: b.id }
  expect((await reorder(inside)).error).toMatchObject({ status: 409, code: 'category.parent_cycle' })
  expect((await reorder({ ...kept, parentId: a.id }, inside)).error).toMatchObject({ code: 'category.parent_cycle' })
  const unknown = { ...circle, id: crypto.randomUUID() }
  expect((await reorder(kept, unknown)).error).toMatchObject({ status: 422, code: 'category.not_found' })
  expect(await placeOf(b.id)).toEqual({ parentId: a.id, sortOrder: 0 })
})

test('reorderCategories: only the platform may', async () => {
  const { id } = await made({ slug: 'cua-san-thoi' })
  const shop = (await arrangeShop(server)).id
  const owner = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
  const items = [{ id, parentId: null, sortOrder: 1, from: { parentId: null, sortOrder: 0 } }]
  expect((await owner.POST('/categories/reorder', { body: { items } })).response.status).toBe(403)
})

test('categories: the audit log has what was changed, deleted and moved, before and after', async () => {
  const top = await made({ slug: 'nhat-ky', name: 'Nhật ký' })
  const { id } = await made({ slug: 'ghi-lai', name: 'Ghi lại', sortOrder: 2 })
  await platform.PUT('/categories/{id}', { ...at(id), body: { name: 'Ghi mới', isActive: false } })
  expect(await auditedChanges(server, 'category.update', id)).toEqual([
    { name: { from: 'Ghi lại', to: 'Ghi mới' }, isActive: { from: true, to: false } },
  ])
  await reorder({ id, parentId: top.id, sortOrder: 5 }, { id: top.id, parentId: null, sortOrder: 0 })
  expect((await auditedChanges(server, 'category.reorder', null))[0]).toEqual({
    places: {
      from: [{ name: 'Ghi mới', parent: null, sortOrder: 2 }],
      to: [{ name: 'Ghi mới', parent: 'Nhật ký', sortOrder: 5 }],
    },
  })
  await platform.DELETE('/categories/{id}', at(id))
  expect((await auditedChanges(server, 'category.delete', id))[0]).toMatchObject({
    name: { from: 'Ghi mới', to: null },
    slug: { from: 'ghi-lai', to: null },
  })
})
