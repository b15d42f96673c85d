import { expect, test } from 'vitest'
import type { Product } from '@chonoi/contract'
import { changedFields } from '../forms/edited-row.ts'
import { mergeEdits } from '../forms/merge-edits.ts'
import {
  bodyOfProduct,
  fieldsOfProduct,
  newProductFields,
  type ProductFields,
  productMergeRules,
  toNewProduct,
} from './product-fields.ts'
import { missingInFields } from './product-needs.ts'
import { movesOf } from './shop-moves.ts'

const product = {
  name: 'Bát men lam',
  slug: 'bat-men-lam',
  description: 'Bát ăn cơm',
  categoryId: 'c1',
  priceInCents: 4_100_000,
  compareAtPriceInCents: 5_000_000,
  sku: null,
  tags: ['bữa cơm'],
  condition: 'NEW',
  isDigital: false,
  isFeatured: false,
  variants: [
    {
      ...{ id: 'v1', name: '', options: {}, sku: null, isDefault: true, sortOrder: 0 },
      ...{ priceInCents: 4_100_000, compareAtPriceInCents: 5_000_000, stock: 9, availableStock: 9 },
    },
  ],
} as unknown as Product
const before = fieldsOfProduct(product, 'Loại')
const changes = (was: ProductFields, is: ProductFields, of = product) =>
  changedFields(bodyOfProduct(was, of), bodyOfProduct(is, of))

test('an unchanged editor sends nothing', () => {
  expect(changes(before, { ...before })).toEqual({})
})

test('only changed fields are sent, trimmed', () => {
  expect(changes(before, { ...before, name: ' Bát men lam vẽ sen ' })).toEqual({ name: 'Bát men lam vẽ sen' })
  expect(changes(before, { ...before, sku: ' GBT-1 ' })).toMatchObject({ variants: [{ id: 'v1', sku: 'GBT-1' }] })
})

test('a description that is saved doesn’t put back a price that was set meanwhile', () => {
  const [variant] = product.variants
  const dearer = { ...product, priceInCents: 8_000_000, variants: [{ ...variant, priceInCents: 8_000_000 }] } as Product
  const own = { ...before, description: 'Bát ăn cơm, men lam' }
  expect(changes(before, own)).toEqual({ description: 'Bát ăn cơm, men lam' })
  const { merged, disputed } = mergeEdits(before, own, fieldsOfProduct(dearer, 'Loại'), productMergeRules)
  expect(disputed).toEqual([])
  expect(merged).toMatchObject({ description: 'Bát ăn cơm, men lam', priceInCents: 8_000_000 })
})

test('prices that two people set are disputed, what was sold meanwhile isn’t', () => {
  const [variant] = product.variants
  const sold = { ...product, variants: [{ ...variant, stock: 8 }] } as Product
  const own = { ...before, stock: 12, priceInCents: 4_200_000 }
  expect(mergeEdits(before, own, fieldsOfProduct(sold, 'Loại'), productMergeRules).disputed).toEqual([])
  const theirs = { ...before, priceInCents: 8_000_000 }
  expect(mergeEdits(before, own, theirs, productMergeRules).disputed.flat()).toContain('priceInCents')
})

test('stock is sent as its change, so that what was sold meanwhile stays sold', () => {
  const own = { ...before, stock: 12 }
  expect(changes(before, own)).toMatchObject({ variants: [{ id: 'v1', stockChange: 3 }] })
  const [variant] = product.variants
  const sold = { ...product, variants: [{ ...variant, stock: 7 }] } as Product
  const { merged } = mergeEdits(before, own, fieldsOfProduct(sold, 'Loại'), productMergeRules)
  expect(changes(fieldsOfProduct(sold, 'Loại'), merged, sold)).toMatchObject({
    variants: [{ id: 'v1', stockChange: 3 }],
  })
})

test('a new product without options has one offer; with options its variants have theirs', () => {
  const fields = { ...newProductFields, priceInCents: 100, stock: 2 }
  expect(toNewProduct(fields, true)).toMatchObject({ priceInCents: 100, stock: 2, isDraft: true })
  expect(toNewProduct(fields, true)).not.toHaveProperty('variants')
  const row = { name: 'Đỏ', options: { Màu: 'Đỏ' }, sku: '', isDefault: true, isOffered: true, stockBefore: 0 }
  const variants = [{ ...row, priceInCents: 300, compareAtPriceInCents: null, stock: 4 }]
  expect(
    toNewProduct({ ...fields, options: [{ name: 'Màu', values: ['Đỏ'] }], variants }, false).variants,
  ).toMatchObject([{ name: 'Đỏ', options: { Màu: 'Đỏ' }, priceInCents: 300, stock: 4 }])
})

test('the variant that buyers see first is sent first; a combination that is not offered is not sent', () => {
  const row = { sku: '', isDefault: false, isOffered: true, stockBefore: 0, stock: 1, compareAtPriceInCents: null }
  const named = (name: string) => ({ ...row, name, options: { Màu: name }, priceInCents: 100 })
  const variants = [named('Đỏ'), { ...named('Xanh'), isOffered: false }, { ...named('Tím'), isDefault: true }]
  const options = [{ name: 'Màu', values: ['Đỏ', 'Xanh', 'Tím'] }]
  const sent = toNewProduct({ ...newProductFields, options, variants }, false).variants
  expect(sent?.map(({ name }) => name)).toEqual(['Tím', 'Đỏ'])
})

test('a draft with a name alone sends its name, and comes back with blank fields', () => {
  const sent = toNewProduct({ ...newProductFields, name: ' Ấm tử sa ' }, true)
  expect(sent).toMatchObject({ name: 'Ấm tử sa', isDraft: true, stock: 0 })
  for (const field of ['description', 'categoryId', 'priceInCents']) expect(sent).not.toHaveProperty(field)
  const [variant] = product.variants
  const saved = { ...product, description: '', categoryId: null, category: null, priceInCents: 0 } as Product
  const unpriced = { ...saved, variants: [{ ...variant, priceInCents: 0 }] } as Product
  const fields = fieldsOfProduct(unpriced, 'Loại')
  expect(fields).toMatchObject({ description: '', categoryId: '', priceInCents: null })
  expect(changes(fields, { ...fields, name: 'Ấm' }, unpriced)).toEqual({ name: 'Ấm' })
  expect(changes(fields, { ...fields, sku: 'A' }, unpriced).variants?.[0]).not.toHaveProperty('priceInCents')
})

test('what an approval needs is ticked off by what is typed, variant by variant', () => {
  const options = [{ name: 'Màu', values: ['Đỏ', 'Xanh'] }]
  const row = { ...{ sku: '', isDefault: true, stock: 0, stockBefore: 0 }, compareAtPriceInCents: null }
  const red = { ...row, name: 'Đỏ', options: { Màu: 'Đỏ' }, isOffered: true, priceInCents: 100 }
  const blue = { ...row, name: 'Xanh', options: { Màu: 'Xanh' }, isOffered: true, priceInCents: null }
  expect(missingInFields(newProductFields)).toEqual(['description', 'categoryId', 'priceInCents'])
  expect(missingInFields({ ...before, options, variants: [red, blue] })).toEqual(['priceInCents'])
  expect(missingInFields({ ...before, options, variants: [red, { ...blue, isOffered: false }] })).toEqual([])
})

test('a shop submits drafts, withdraws pending products, and takes products off sale', () => {
  expect(movesOf('DRAFT')).toEqual(['PENDING', 'ARCHIVED'])
  expect(movesOf('PENDING')).toEqual(['DRAFT', 'ARCHIVED'])
  expect(movesOf('APPROVED')).toEqual(['ARCHIVED'])
})
