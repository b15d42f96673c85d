import { expect, test } from 'vitest'
import type { Product } from '@chonoi/contract'
import {
  fieldsOfProduct,
  newProductFields,
  toChangedVariants,
  toNewProduct,
  toProductChanges,
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

test('an unchanged editor sends nothing', () => {
  expect(toProductChanges(before, before)).toEqual({})
  expect(toChangedVariants(product, before, before)).toBeUndefined()
})

test('only changed fields are sent, trimmed', () => {
  const fields = { ...before, name: ' Bát men lam vẽ sen ', sku: ' GBT-1 ' }
  expect(toProductChanges(before, fields)).toEqual({ name: 'Bát men lam vẽ sen' })
  expect(toChangedVariants(product, before, fields)).toMatchObject([{ id: 'v1', sku: 'GBT-1' }])
})

test('stock is sent as its change, so that what was sold meanwhile stays sold', () => {
  expect(toChangedVariants(product, before, { ...before, stock: 12 })).toMatchObject([{ id: 'v1', stockChange: 3 }])
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
  expect(toProductChanges(fields, { ...fields, name: 'Ấm' })).toEqual({ name: 'Ấm' })
  expect(toChangedVariants(unpriced, fields, { ...fields, sku: 'A' })?.[0]).not.toHaveProperty('priceInCents')
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
