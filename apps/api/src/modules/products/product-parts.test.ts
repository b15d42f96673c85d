import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import {
  arrangeCategory,
  arrangeCheckout,
  arrangePerson,
  arrangeProduct,
  type ArrangedPerson,
  arrangeShop,
} from '../../../test/testing/arrange.ts'
import { answered } from '../../../test/testing/answered.ts'
import { csrfToken, newKey, type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop = ''
let person: ArrangedPerson
let seller: TestClient

beforeAll(async () => {
  shop = (await arrangeShop(server)).id
  person = await arrangePerson(server, { shop })
  seller = server.client(person.token)
})

const own = () => arrangeProduct(server, { shop, seller: person.id })
const of = (productId: string) => ({ params: { path: { productId } } })
const image = (productId: string, imageId: string) => ({ params: { path: { productId, imageId } } })
const variant = (productId: string, variantId: string) => ({ params: { path: { productId, variantId } } })
const product = async (id: string) => answered(await seller.GET('/managed-products/{id}', { params: { path: { id } } }))

const png = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#2563eb' } })
    .png()
    .toBuffer()

/** Submits the form that adds an image. */
async function addPicture(productId: string, fields: Record<string, string | Uint8Array>, token = person.token) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'string' ? value : new File([value.slice()], 'anh.png', { type: 'image/png' }))
  const response = await server.send(`/products/${productId}/images`, {
    ...{ method: 'POST', body: form },
    headers: { authorization: `Bearer ${token}`, 'x-csrf-token': csrfToken },
  })
  return {
    status: response.status,
    body: (await response.json()) as { id: string; url: string } & Record<string, unknown>,
  }
}
const pictures = async (productId: string) =>
  (await server.client().GET('/products/{productId}/images', of(productId))).data?.data ?? []

test('[CATALOG-02] addProductImage: re-encodes the image; the first is primary and shown on the card', async () => {
  const { id } = await own()
  const added = await addPicture(id, { file: await png(), altText: 'Mặt trước' })
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({ altText: 'Mặt trước', isPrimary: true, sortOrder: 0, width: 40, height: 30 })
  expect(added.body.url).toMatch(/^\/files\/public\/.+\.webp$/)
  const kept = await server.api.ports.files.read(added.body.url.replace('/files/', ''))
  expect(await sharp(await new Response(kept?.stream).arrayBuffer()).metadata()).toMatchObject({ format: 'webp' })
  expect(await pictures(id)).toEqual([added.body])
  const one = await server.client().GET('/products/{productId}/images/{imageId}', image(id, added.body.id))
  expect(one.data).toEqual(added.body)
  const listed = await server.client().GET('/products', { params: { query: { tenantId: shop, limit: 100 } } })
  expect(listed.data?.data.find((row) => row.id === id)?.imageUrl).toBe(added.body.url)
})

test('createProduct: takes uploads of the caller as its images, in their order', async () => {
  const upload = async () => {
    const form = new FormData()
    form.set('file', new File([(await png()).slice()], 'anh.png', { type: 'image/png' }))
    const response = await server.send('/uploads/images', {
      ...{ method: 'POST', body: form },
      headers: { authorization: `Bearer ${person.token}`, 'x-csrf-token': csrfToken },
    })
    return ((await response.json()) as { url: string }).url
  }
  const imageUrls = [await upload(), await upload()]
  const category = await arrangeCategory(server)
  const created = await seller.POST('/products', {
    body: {
      ...{ name: 'Bát có hình', description: 'Men lam.', priceInCents: 4_000_000, stock: 1, imageUrls },
      categoryId: category.id,
    },
  })
  expect(answered(created).images.map(({ url, isPrimary }) => ({ url, isPrimary }))).toEqual([
    { url: imageUrls[0], isPrimary: true },
    { url: imageUrls[1], isPrimary: false },
  ])
})

test('[CATALOG-02] updateProductImage: only one image is primary; when it is deleted, the next one is', async () => {
  const { id } = await own()
  const [one, two, three] = [
    await addPicture(id, { file: await png() }),
    await addPicture(id, { file: await png() }),
    await addPicture(id, { file: await png(), isPrimary: 'true' }),
  ]
  const primary = async () => (await pictures(id)).filter(({ isPrimary }) => isPrimary).map((row) => row.id)
  expect(await primary()).toEqual([three.body.id])
  await seller.PATCH('/products/{productId}/images/{imageId}', { ...image(id, two.body.id), body: { isPrimary: true } })
  expect(await primary()).toEqual([two.body.id])
  const unmade = await seller.PATCH('/products/{productId}/images/{imageId}', {
    ...{ ...image(id, two.body.id), body: { isPrimary: false } },
  })
  expect(unmade.error?.fields).toMatchObject([{ path: 'isPrimary' }])
  await seller.DELETE('/products/{productId}/images/{imageId}', image(id, two.body.id))
  expect(await primary()).toEqual([one.body.id])
  expect(await server.api.ports.files.read(two.body.url.replace('/files/', ''))).toBeUndefined()
})

test('[CATALOG-02, STOCK-04] reorderProductImages, reorderImages: reorder images with or without the product', async () => {
  const { id } = await own()
  const ids = [
    (await addPicture(id, { file: await png() })).body.id,
    (await addPicture(id, { file: await png() })).body.id,
  ]
  const imageIds = ids.toReversed()
  const ordered = await seller.PATCH('/products/{productId}/images/reorder', { ...of(id), body: { imageIds } })
  expect(ordered.data?.data.map((row) => row.id)).toEqual(imageIds)
  const alias = await seller.PATCH('/products/images/reorder', { body: { imageIds: ids } })
  expect(alias.data?.data.map((row) => row.id)).toEqual(ids)
  const partial = await seller.PATCH('/products/{productId}/images/reorder', {
    ...of(id),
    body: { imageIds: [ids[0] ?? ''] },
  })
  expect(partial.error?.fields).toMatchObject([{ path: 'imageIds' }])
})

test('addProductImage: refuses files that are no images and unknown uploads', async () => {
  const { id } = await own()
  const code = async (fields: Record<string, string | Uint8Array>) => {
    const { status, body } = await addPicture(id, fields)
    return [status, body.code, (body.fields as { path: string }[] | undefined)?.[0]?.path]
  }
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await code({ file: svg })).toEqual([422, 'upload.type_not_allowed', undefined])
  expect(await code({ file: new Uint8Array(10_000_001) })).toEqual([413, 'upload.too_large', undefined])
  expect(await code({ altText: 'x' })).toEqual([422, 'request.invalid', 'file'])
  expect(await code({ url: '/files/public/aa/nothing.webp' })).toEqual([422, 'request.invalid', 'url'])
  expect(await code({ file: await png(), isPrimary: 'maybe' })).toEqual([422, 'request.invalid', 'isPrimary'])
  expect(await code({ file: await png(), other: 'x' })).toEqual([422, 'request.invalid', 'other'])
  expect(await code({ file: await png(), altText: 'x'.repeat(201) })).toEqual([422, 'request.invalid', 'altText'])
  expect(await pictures(id)).toEqual([])
})

test("addProductImage: accepts the caller's own uploads only", async () => {
  const { id } = await own()
  const upload = async (token: string) => {
    const form = new FormData()
    form.set('file', new File([(await png()).slice()], 'x.png'))
    const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrfToken }
    const sent = await server.send('/uploads/images', { method: 'POST', body: form, headers })
    return ((await sent.json()) as { url: string }).url
  }
  const mine = await addPicture(id, { url: await upload(person.token) })
  expect(mine.status).toBe(201)
  const stranger = await arrangePerson(server)
  expect((await addPicture(id, { url: await upload(stranger.token) })).status).toBe(422)
})

test("addProductImage: refuses other sellers' products and more than 20 images", async () => {
  const foreign = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
  expect((await addPicture(foreign.id, { file: await png() })).status).toBe(404)
  const colleague = await arrangeProduct(server, { shop })
  expect((await addPicture(colleague.id, { file: await png() })).body.code).toBe('auth.not_yours')
  const { id } = await own()
  const file = await png(8, 8)
  const answers = await Promise.all(Array.from({ length: 24 }, () => addPicture(id, { file })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(answers.filter(({ body }) => body.code === 'product.too_many_images')).toHaveLength(4)
  expect((await pictures(id)).filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
})

test("createProductVariant: adds a variant with its stock; the default one sets the product's price", async () => {
  const { id } = await own()
  const body = { name: 'Lớn', priceInCents: 50_000_000, stock: 4, options: { Cỡ: 'L' }, isDefault: true, sku: 'L-1' }
  const { data, response } = await seller.POST('/products/{productId}/variants', { ...of(id), body })
  expect(response.status).toBe(201)
  expect(data).toMatchObject({ ...body, availableStock: 4 })
  expect(await product(id)).toMatchObject({ priceInCents: 50_000_000, sku: 'L-1', stock: 14 })
  expect((await product(id)).variants.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  const again = await seller.POST('/products/{productId}/variants', { ...of(id), body: { ...body, name: 'Nữa' } })
  expect(again.error).toMatchObject({ status: 409, code: 'product.sku_taken' })
})

test('updateProductVariant: changes a variant; the default stays until another one is marked', async () => {
  const { id, variantId } = await own()
  const change = (body: object) =>
    seller.PATCH('/products/{productId}/variants/{variantId}', { ...variant(id, variantId), body })
  expect((await change({ name: 'Nhỏ', priceInCents: 9_000_000 })).data).toMatchObject({ name: 'Nhỏ' })
  expect((await product(id)).priceInCents).toBe(9_000_000)
  expect((await change({ isDefault: false })).error?.fields).toMatchObject([{ path: 'isDefault' }])
  expect((await change({ stock: 99 })).response.status).toBe(422)
  const other = await own()
  const crossed = await seller.PATCH('/products/{productId}/variants/{variantId}', {
    ...{ ...variant(other.id, variantId), body: { name: 'x' } },
  })
  expect(crossed.response.status).toBe(404)
})

test('deleteProductVariant: keeps the last variant; when the default is deleted, another becomes it', async () => {
  const { id, variantId } = await own()
  const remove = (which: string) => seller.DELETE('/products/{productId}/variants/{variantId}', variant(id, which))
  expect((await remove(variantId)).error).toMatchObject({ status: 409, code: 'product.last_variant' })
  const body = { name: 'Hai', priceInCents: 12_000_000, stock: 0, isDefault: false }
  await seller.POST('/products/{productId}/variants', { ...of(id), body })
  expect((await remove(variantId)).data).toEqual({ success: true })
  expect(await product(id)).toMatchObject({ priceInCents: 12_000_000, variants: [{ name: 'Hai', isDefault: true }] })
})

test('deleteProductVariant: hides an ordered variant; a cancelled order still returns its stock', async () => {
  const { buyer, body, product: bought, shop: other } = await arrangeCheckout(server)
  const admin = server.client((await arrangePerson(server, { shop: other.id, shopRole: 'ADMIN' })).token)
  const client = server.client(buyer.token)
  const keyed = () => ({ 'Idempotency-Key': newKey() })
  const order = (await client.POST('/orders', { params: { header: keyed() }, body })).data?.orders[0]
  const second = { name: 'Hai', priceInCents: 100_000, stock: 0, isDefault: false }
  await admin.POST('/products/{productId}/variants', { ...of(bought.id), body: second })
  const gone = await admin.DELETE('/products/{productId}/variants/{variantId}', variant(bought.id, bought.variantId))
  expect(gone.response.status).toBe(200)
  const seen = await server.client().GET('/products/{id}', { params: { path: { id: bought.id } } })
  expect(seen.data?.variants.map(({ name }) => name)).toEqual(['Hai'])
  const cancelled = await client.POST('/orders/{id}/cancel', {
    params: { path: { id: order?.id ?? '' }, header: keyed() },
    body: { reason: 'Đổi ý rồi' },
  })
  expect(cancelled.data?.status).toBe('CANCELLED')
})
