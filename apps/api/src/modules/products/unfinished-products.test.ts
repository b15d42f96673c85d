import { beforeAll, expect, test } from 'vitest'
import {
  arrangeCategory,
  arrangePerson,
  arrangeProduct,
  type ArrangedPerson,
  arrangeShop,
} from '../../../test/testing/arrange.ts'
import { answered } from '../../../test/testing/answered.ts'
import { newKey, type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop = ''
let category = ''
let person: ArrangedPerson
let seller: TestClient

beforeAll(async () => {
  shop = (await arrangeShop(server)).id
  category = (await arrangeCategory(server)).id
  person = await arrangePerson(server, { shop })
  seller = server.client(person.token)
})

const at = (id: string) => ({ params: { path: { id } } })
const draft = async (name = 'Ấm tử sa', more = {}) =>
  answered(await seller.POST('/products', { body: { name, isDraft: true, ...more } }))
const update = (id: string, body: object) => seller.PUT('/products/{id}', { ...at(id), body })
const setVariants = (productId: string, variants: { name: string; priceInCents?: number }[]) =>
  seller.PUT('/products/{productId}/variants', {
    params: { path: { productId }, header: { 'Idempotency-Key': newKey() } },
    body: { variants },
  })
const fieldsOf = ({ error }: { error?: { fields?: { path: string; code: string }[] } }) =>
  error?.fields?.map(({ path, code }) => `${path} ${code}`)

test('a draft needs its name alone, and is listed as a draft', async () => {
  const product = await draft('Ấm chưa có gì')
  expect(product).toMatchObject({
    ...{ status: 'DRAFT', description: '', categoryId: null, category: null, priceInCents: 0, stock: 0, images: [] },
    variants: [{ name: '', priceInCents: 0, stock: 0, isDefault: true }],
  })
  const listed = await seller.GET('/products/management/all', {
    params: { query: { status: 'DRAFT', search: 'chưa có gì' } },
  })
  expect(listed.data?.data).toMatchObject([{ id: product.id, categoryId: null, priceInCents: 0 }])
  const { rows } = await server.owner.query('select price_in_cents from product_variants where product_id = $1', [
    product.id,
  ])
  expect(rows).toEqual([{ price_in_cents: null }])
})

test('createProduct: without isDraft everything that the documents list is required, each field by itself', async () => {
  const body = { name: 'Ấm tử sa', variants: [{ name: 'S', stock: 1 }] }
  const refused = await seller.POST('/products', { body })
  expect(refused.error).toMatchObject({ status: 422, code: 'request.invalid' })
  expect(fieldsOf(refused)).toEqual([
    'description required',
    'priceInCents required',
    'stock required',
    'categoryId required',
    'variants.0.priceInCents required',
  ])
  expect(fieldsOf(await seller.POST('/products', { body: { name: 'Ấm', isDraft: true } }))).toEqual(['name too_short'])
})

test('updateProduct: an unfinished draft is not submitted; the answer names each field that it lacks', async () => {
  const { id } = await draft()
  const refused = await update(id, { status: 'PENDING' })
  expect(refused.error).toMatchObject({ status: 422, code: 'product.unfinished' })
  expect(fieldsOf(refused)).toEqual(['description required', 'categoryId required', 'priceInCents required'])
  expect(fieldsOf(await update(id, { status: 'PENDING', description: 'Đất tím', categoryId: category }))).toEqual([
    'priceInCents required',
  ])
  // Nothing of a refused change is kept.
  expect((await seller.GET('/managed-products/{id}', at(id))).data).toMatchObject({ description: '', categoryId: null })
})

test('updateProduct: a draft is finished piece by piece and submitted', async () => {
  const { id } = await draft()
  expect((await update(id, { compareAtPriceInCents: 9_000_000 })).data).toMatchObject({ priceInCents: 0 })
  expect((await update(id, { description: 'Đất tím' })).data?.status).toBe('DRAFT')
  const submitted = await update(id, { status: 'PENDING', categoryId: category, priceInCents: 5_000_000 })
  expect(submitted.data).toMatchObject({
    ...{ status: 'PENDING', description: 'Đất tím', categoryId: category, priceInCents: 5_000_000 },
    compareAtPriceInCents: 9_000_000,
  })
})

test('updateProduct: a draft that was put away unfinished is not submitted either', async () => {
  const { id } = await draft()
  expect((await update(id, { status: 'ARCHIVED' })).data?.status).toBe('ARCHIVED')
  expect((await update(id, { status: 'PENDING' })).error?.code).toBe('product.unfinished')
  expect((await update(id, { status: 'DRAFT' })).data?.status).toBe('DRAFT')
})

test('setProductVariants: variants of a draft may lack their price until it is submitted', async () => {
  const { id } = await draft('Ấm hai cỡ', { description: 'Đất tím', categoryId: category })
  const set = await setVariants(id, [{ name: 'Nhỏ', priceInCents: 5_000_000 }, { name: 'Lớn' }])
  expect(set.data?.variants.map(({ priceInCents }) => priceInCents)).toEqual([5_000_000, 0])
  expect(fieldsOf(await update(id, { status: 'PENDING' }))).toEqual(['variants.1.priceInCents required'])
  const [, big] = set.data?.variants ?? []
  await seller.PATCH('/products/{productId}/variants/{variantId}', {
    params: { path: { productId: id, variantId: big?.id ?? '' } },
    body: { priceInCents: 8_000_000 },
  })
  expect((await update(id, { status: 'PENDING' })).data?.status).toBe('PENDING')
  expect(fieldsOf(await setVariants(id, [{ name: 'Nhỏ' }]))).toEqual(['variants.0.priceInCents required'])
})

test('bulkUpdateProducts: names the unfinished ones and submits none; a price and a category finish them', async () => {
  const whole = await draft('Ấm đủ', { description: 'Đất tím', categoryId: category, priceInCents: 100 })
  const part = await draft('Ấm thiếu', { description: 'Đất tím' })
  const bulk = (updates: object) =>
    seller.PUT('/products/bulk-update', { body: { productIds: [whole.id, part.id], updates } })
  expect((await bulk({ status: 'PENDING' })).error).toMatchObject({
    ...{ status: 422, code: 'product.unfinished', details: { productIds: [part.id] } },
  })
  expect((await bulk({ status: 'PENDING', categoryId: category, priceInCents: 7_000_000 })).data).toEqual({
    affected: 2,
  })
})

test('an unfinished draft is nowhere on the site', async () => {
  const name = 'Ấm vô hình nguyên bản'
  const { id, slug } = await draft(name)
  const visitor = server.client()
  const query = { search: name, includeFacets: true }
  expect((await visitor.GET('/products', { params: { query } })).data?.data).toEqual([])
  expect((await visitor.GET('/products/{id}', at(id))).response.status).toBe(404)
  expect((await visitor.GET('/products/{id}', at(slug))).response.status).toBe(404)
  const found = await visitor.GET('/search/suggestions', { params: { query: { search: name } } })
  expect(JSON.stringify(found.data)).not.toContain(id)
  const buyer = server.client((await arrangePerson(server)).token)
  expect((await buyer.POST('/cart', { body: { productId: id } })).error?.status).toBeGreaterThanOrEqual(400)
  expect((await buyer.POST('/wishlist', { body: { productId: id } })).error?.status).toBeGreaterThanOrEqual(400)
  // Its own shop sees it as it is.
  expect((await seller.GET('/products/{id}', at(id))).data).toMatchObject({ name, category: null })
})

test('the database lets nothing unfinished leave its shop, whoever writes it', async () => {
  const { id } = await draft()
  const setStatus = () => server.owner.query(`update products set status = 'APPROVED' where id = $1`, [id])
  await expect(setStatus()).rejects.toMatchObject({ code: '23514' })
  await update(id, { categoryId: category })
  await expect(setStatus()).rejects.toMatchObject({ code: '23514', message: 'a variant has no price' })
  const whole = await arrangeProduct(server, { shop })
  const unpriced = [
    'update product_variants set price_in_cents = null where product_id = $1',
    `insert into product_variants (product_id, tenant_id, name) select id, tenant_id, 'M' from products where id = $1`,
  ]
  for (const statement of unpriced)
    await expect(server.owner.query(statement, [whole.id])).rejects.toMatchObject({ code: '23514' })
})
