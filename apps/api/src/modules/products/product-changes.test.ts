import { beforeAll, expect, test } from 'vitest'
import { arrangePerson, arrangeProduct, type ArrangedPerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { auditedChanges } from '../../../test/testing/audited-changes.ts'
import { csrfToken, newKey, type TestClient, useTestApi } from '../../../test/testing/test-api.ts'
import { pixel } from '../../../test/calls/pixel.ts'

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
const at = (id: string) => ({ params: { path: { id } } })
const changes = async (action: string, id: string) => (await auditedChanges(server, action, id))[0]
const nameOf = async (id: string) =>
  (await server.owner.query<{ name: string }>('select name from products where id = $1', [id])).rows[0]?.name

test('updateProduct: the audit log has the price and the name before and after', async () => {
  const { id } = await own()
  const name = await nameOf(id)
  await seller.PUT('/products/{id}', { ...at(id), body: { priceInCents: 20_000_000, name: 'Bình mới', sku: 'BM-1' } })
  await seller.PUT('/products/{id}', { ...at(id), body: { priceInCents: 25_000_000, sku: 'BM-2' } })
  const [second, first] = await auditedChanges(server, 'product.update', id)
  expect(first).toMatchObject({
    name: { from: name, to: 'Bình mới' },
    priceInCents: { to: 20_000_000 },
    status: { from: 'APPROVED', to: 'PENDING' },
  })
  expect(second).toEqual({
    priceInCents: { from: 20_000_000, to: 25_000_000 },
    sku: { from: 'BM-1', to: 'BM-2' },
  })
})

test('updateProduct: a new price that takes the former one away says both', async () => {
  const { id } = await own()
  const priced = { priceInCents: 20_000_000, compareAtPriceInCents: 30_000_000 }
  await seller.PUT('/products/{id}', { ...at(id), body: priced })
  await seller.PUT('/products/{id}', { ...at(id), body: { priceInCents: 30_000_000 } })
  expect(await changes('product.update', id)).toEqual({
    priceInCents: { from: 20_000_000, to: 30_000_000 },
    compareAtPriceInCents: { from: 30_000_000, to: null },
  })
})

test('bulkUpdateProducts: each product has its own entry, before and after, and those that stay as they are none', async () => {
  const [one, two] = [await own(), await own()]
  await seller.PUT('/products/{id}', { ...at(one.id), body: { priceInCents: 11_000_000 } })
  await seller.PUT('/products/{id}', { ...at(two.id), body: { priceInCents: 26_000_000 } })
  const productIds = [one.id, two.id]
  await seller.PUT('/products/bulk-update', { body: { productIds, updates: { priceInCents: 26_000_000 } } })
  expect(await changes('product.update', one.id)).toEqual({ priceInCents: { from: 11_000_000, to: 26_000_000 } })
  expect(await auditedChanges(server, 'product.update', two.id)).toHaveLength(1)
})

const image = (productId: string, imageId: string) => ({ params: { path: { productId, imageId } } })

async function addPicture(productId: string) {
  const form = new FormData()
  form.set('file', pixel)
  form.set('altText', 'Mặt trước')
  const headers = { authorization: `Bearer ${person.token}`, 'x-csrf-token': csrfToken }
  const sent = await server.send(`/products/${productId}/images`, { method: 'POST', body: form, headers })
  return (await sent.json()) as { id: string; url: string }
}

test('images of a product: what was added, changed, reordered and deleted is in the audit log', async () => {
  const { id } = await own()
  const [first, second] = [await addPicture(id), await addPicture(id)]
  expect(await changes('product.image_add', id)).toEqual({
    imageUrl: { from: null, to: second.url },
    altText: { from: null, to: 'Mặt trước' },
  })
  const path = '/products/{productId}/images/{imageId}'
  await seller.PATCH(path, { ...image(id, second.id), body: { altText: 'Mặt sau', isPrimary: true } })
  expect(await changes('product.image_update', id)).toEqual({
    altText: { from: 'Mặt trước', to: 'Mặt sau' },
    isPrimary: { from: false, to: true },
  })
  const imageIds = [second.id, first.id]
  await seller.PATCH('/products/{productId}/images/reorder', {
    params: { path: { productId: id } },
    body: { imageIds },
  })
  expect(await changes('product.image_reorder', id)).toEqual({
    images: { from: [first.url, second.url], to: [second.url, first.url] },
  })
  await seller.DELETE(path, image(id, first.id))
  expect(await changes('product.image_delete', id)).toMatchObject({ imageUrl: { from: first.url, to: null } })
})

test('variants of a product: one that is added, changed and deleted is in the audit log', async () => {
  const { id } = await own()
  const added = await seller.POST('/products/{productId}/variants', {
    params: { path: { productId: id } },
    body: { name: 'Lớn', priceInCents: 50_000_000, stock: 4, options: { Cỡ: 'L' }, isDefault: false },
  })
  expect(await changes('product.variant_create', id)).toMatchObject({
    name: { from: null, to: 'Lớn' },
    priceInCents: { from: null, to: 50_000_000 },
    stock: { from: null, to: 4 },
  })
  const variantId = added.data?.id ?? ''
  const path = { params: { path: { productId: id, variantId } } }
  await seller.PATCH('/products/{productId}/variants/{variantId}', { ...path, body: { priceInCents: 45_000_000 } })
  expect(await changes('product.variant_update', id)).toEqual({
    variantId,
    priceInCents: { from: 50_000_000, to: 45_000_000 },
  })
  await seller.DELETE('/products/{productId}/variants/{variantId}', path)
  expect(await changes('product.variant_delete', id)).toMatchObject({
    name: { from: 'Lớn', to: null },
    priceInCents: { from: 45_000_000, to: null },
  })
})

test('setProductVariants: the audit log names each that differs, with nothing but what differs', async () => {
  const { id, variantId } = await own()
  const set = (variants: { id?: string; name: string; priceInCents: number }[]) =>
    seller.PUT('/products/{productId}/variants', {
      params: { path: { productId: id }, header: { 'Idempotency-Key': newKey() } },
      body: { variants },
    })
  const red = { id: variantId, name: 'Đỏ', priceInCents: 1_000_000 }
  const saved = await set([red, { name: 'Xanh', priceInCents: 1_000_000 }, { name: 'Tím', priceInCents: 1_000_000 }])
  const blue = saved.data?.variants.find(({ name }) => name === 'Xanh')?.id ?? ''
  await set([red, { id: blue, name: 'Xanh', priceInCents: 2_000_000 }, { name: 'Vàng', priceInCents: 3_000_000 }])
  expect(await changes('product.variant_update', id)).toMatchObject({
    variants: {
      from: [{ name: 'Xanh', priceInCents: 1_000_000 }, { name: 'Tím' }],
      to: [
        { name: 'Xanh', priceInCents: 2_000_000 },
        { name: 'Vàng', priceInCents: 3_000_000 },
      ],
    },
  })
})
