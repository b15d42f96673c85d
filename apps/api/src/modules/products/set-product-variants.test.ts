import type { BodyOf, Product } from '@chonoi/contract'
import { beforeAll, expect, test } from 'vitest'
import { arrangePerson, arrangeProduct, type ArrangedPerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { answered } from '../../../test/testing/answered.ts'
import { newKey, type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

type Variants = BodyOf<'setProductVariants'>['variants']

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
const set = (productId: string, variants: Variants, key = newKey()) =>
  seller.PUT('/products/{productId}/variants', {
    params: { path: { productId }, header: { 'Idempotency-Key': key } },
    body: { variants },
  })
const facts = ({ variants }: Pick<Product, 'variants'>) =>
  variants.map(({ name, sku, priceInCents, stock, isDefault }) => ({ name, sku, priceInCents, stock, isDefault }))
const unique = () => newKey().slice(0, 8)

test('setProductVariants: changes, adds and removes at once, in the order that is sent', async () => {
  const { id, variantId } = await own()
  const [one, two] = [unique(), unique()]
  const offer = { priceInCents: 1_000_000 }
  await set(id, [
    { id: variantId, name: 'Đỏ', sku: one, ...offer },
    { name: 'Xanh', sku: two, ...offer, stockChange: 4 },
  ])
  const saved = answered(
    await set(id, [
      { name: 'Tím', priceInCents: 3_000_000, stockChange: 2 },
      { id: variantId, name: 'Đỏ', sku: two, priceInCents: 2_000_000, isDefault: true },
    ]),
  )
  expect(facts(saved)).toMatchObject([
    { name: 'Tím', sku: null, priceInCents: 3_000_000, stock: 2, isDefault: false },
    { name: 'Đỏ', sku: two, priceInCents: 2_000_000, isDefault: true },
  ])
  expect(saved.priceInCents).toBe(2_000_000)
})

test('setProductVariants: variants may exchange their skus', async () => {
  const { id, variantId } = await own()
  const [one, two] = [unique(), unique()]
  const offer = { priceInCents: 1_000_000 }
  const before = answered(
    await set(id, [
      { id: variantId, name: 'Đỏ', sku: one, ...offer },
      { name: 'Xanh', sku: two, ...offer },
    ]),
  )
  const after = await set(
    id,
    before.variants.map(({ id, name, sku }) => ({ id, name, sku: sku === one ? two : one, ...offer })),
  )
  expect(answered(after).variants.map(({ sku }) => sku)).toEqual([two, one])
})

test('setProductVariants: a repeated request books its stock once', async () => {
  const { id, variantId } = await own()
  const key = newKey()
  const wanted = [{ id: variantId, name: 'Đỏ', priceInCents: 1_000_000, stockChange: 3 }]
  const first = answered(await set(id, wanted, key))
  expect(facts(answered(await set(id, wanted, key)))).toEqual(facts(first))
})

test('setProductVariants: stock that is not there cannot be taken, and nothing else is changed', async () => {
  const { id, variantId } = await own()
  const refused = await set(id, [{ id: variantId, name: 'Mới', priceInCents: 1_000_000, stockChange: -9_000_000 }])
  expect(refused.error).toMatchObject({ status: 409, code: 'stock.insufficient' })
  const now = await seller.GET('/managed-products/{id}', { params: { path: { id } } })
  expect(answered(now).variants[0]?.name).not.toBe('Mới')
})

test('setProductVariants: a variant of another product is not found', async () => {
  const [{ id }, other] = [await own(), await own()]
  const refused = await set(id, [{ id: other.variantId, name: 'Đỏ', priceInCents: 1_000_000 }])
  expect(refused.error).toMatchObject({ status: 404 })
})

test('setProductVariants: names each wrong field', async () => {
  const { id, variantId } = await own()
  const refused = await set(id, [
    { id: variantId, name: ' ', priceInCents: 1_000_000, isDefault: true },
    { id: variantId, name: 'Đỏ', priceInCents: 1_000_000, isDefault: true },
    { name: 'Xanh', priceInCents: 1_000_000, stockChange: -1 },
  ])
  expect(refused.error?.fields?.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'variants.0.name required',
    'variants.0.id not_unique',
    'variants.1.id not_unique',
    'variants.1.isDefault not_unique',
    'variants.2.stockChange too_small',
  ])
})
