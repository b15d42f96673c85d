import { expect, test } from 'vitest'
import { type ProductEditorForm, validateProductDraft, validateProductEditor } from './product-editor.ts'

const variant = { name: 'Đỏ', sku: '', priceInCents: 4_100_000, compareAtPriceInCents: null, stock: 0 }
const shirt: ProductEditorForm = {
  ...{ name: 'Áo bà ba', slug: '', description: 'Lụa', categoryId: 'c1', sku: '', tags: [] },
  ...{ priceInCents: null, compareAtPriceInCents: null, stock: null },
  options: [{ name: 'Màu', values: ['Đỏ'] }],
  variants: [variant],
}
const said = (change: Partial<ProductEditorForm>) =>
  validateProductEditor({ ...shirt, ...change }).map(({ field, code }) => `${field} ${code}`)

test('with options, each variant has its price and stock, and the product none', () => {
  expect(said({})).toEqual([])
  expect(said({ variants: [{ ...variant, priceInCents: null, stock: null }] })).toEqual([
    'variants.0.priceInCents required',
    'variants.0.stock required',
  ])
})

test('without options, the product has price and stock', () => {
  expect(said({ options: [], variants: [] })).toEqual(['priceInCents required', 'stock required'])
})

test('an option has a name of its own and a value', () => {
  const options = [
    { name: 'Màu', values: ['Đỏ'] },
    { name: 'màu ', values: [] },
    { name: '', values: ['S'] },
  ]
  expect(said({ options })).toEqual([
    'options.1.name not_unique',
    'options.1.values required',
    'options.2.name required',
  ])
})

test('two variants have no sku in common', () => {
  const variants = [
    { ...variant, sku: 'A' },
    { ...variant, sku: ' A ' },
  ]
  expect(said({ variants })).toEqual(['variants.1.sku not_unique'])
})

test('there are at most 100 variants', () => {
  expect(said({ variants: Array.from({ length: 101 }, () => variant) })).toEqual(['options.0.values too_many'])
})

test('a combination that is not offered needs nothing, and takes no sku', () => {
  const gap = { ...variant, sku: 'A', priceInCents: null, isOffered: false }
  expect(said({ variants: [{ ...variant, sku: 'A' }, gap] })).toEqual([])
})

const blank: ProductEditorForm = { ...shirt, name: '', description: '', categoryId: '', options: [], variants: [] }
const saidOfDraft = (form: ProductEditorForm, saved: ProductEditorForm = blank) =>
  validateProductDraft(form, saved).map(({ field, code }) => `${field} ${code}`)

test('a draft needs a name alone', () => {
  expect(saidOfDraft({ ...blank, name: 'Áo' })).toEqual(['name too_short'])
  expect(saidOfDraft({ ...blank, name: 'Áo bà ba' })).toEqual([])
  expect(saidOfDraft({ ...shirt, variants: [{ ...variant, priceInCents: null }] })).toEqual([])
})

test('what a draft has is valid, and its texts are not emptied', () => {
  const saved = { ...shirt, options: [], variants: [], stock: 0 }
  expect(saidOfDraft({ ...saved, description: ' ', categoryId: '', stock: null }, saved)).toEqual([
    'description required',
    'categoryId required',
    'stock required',
  ])
  expect(saidOfDraft({ ...saved, priceInCents: 1 }, saved)).toEqual(['priceInCents amount.invalid'])
})
