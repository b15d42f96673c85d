import { expect, test } from 'vitest'
import { type ProductForm, validateProduct } from './product-form.ts'

const bowl: ProductForm = {
  name: 'Bát men lam',
  slug: '',
  description: 'Bát ăn cơm',
  categoryId: 'c1',
  priceInCents: 4_100_000,
  compareAtPriceInCents: null,
  sku: '',
  stock: 0,
  tags: [],
}
const said = (change: Partial<ProductForm>) =>
  validateProduct({ ...bowl, ...change }).map(({ field, code }) => `${field} ${code}`)

test('a complete product has no problem; an empty one names the missing fields', () => {
  expect(said({})).toEqual([])
  expect(said({ name: ' ', description: '', categoryId: '', priceInCents: null, stock: null })).toEqual([
    'name required',
    'description required',
    'categoryId required',
    'priceInCents required',
    'stock required',
  ])
})

test('a compare-at price is above the price', () => {
  expect(said({ compareAtPriceInCents: 4_100_000 })).toEqual(['compareAtPriceInCents amount.too_small'])
  expect(said({ compareAtPriceInCents: 4_100_100 })).toEqual([])
})

test('stock is a whole number from 0 and required of new products only', () => {
  expect(said({ stock: -1 })).toEqual(['stock too_small'])
  expect(said({ stock: 1.5 })).toEqual(['stock type'])
  const { stock: _stock, ...later } = bowl
  expect(validateProduct(later)).toEqual([])
})

test('tags and slug are validated', () => {
  expect(said({ tags: Array.from({ length: 21 }, (_, at) => `thẻ ${at}`) })).toEqual(['tags too_many'])
  expect(said({ tags: ['x'.repeat(41)] })).toEqual(['tags too_long'])
  expect(said({ slug: 'Không đúng' })).toEqual(['slug slug.invalid'])
})
