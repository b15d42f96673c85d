import type { ProductVariant } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { optionRowsOf, rowsFor, type VariantRow } from './variant-rows.ts'

const variant = (name: string, options: Record<string, string>, isDefault = false): ProductVariant => ({
  ...{ id: `id-${name}`, name, options, isDefault, sku: null, sortOrder: 0 },
  ...{ priceInCents: 100, compareAtPriceInCents: null, stock: 5, availableStock: 5 },
})
const offer = { priceInCents: 700, compareAtPriceInCents: null }
const names = (rows: readonly VariantRow[]) => rows.map(({ id, name }) => `${id ?? 'new'} ${name}`)
const sizes = (...values: string[]) => ({ name: 'Cỡ', values })
const shirt = () => optionRowsOf([variant('S', { Cỡ: 'S' }, true), variant('M', { Cỡ: 'M' })], 'Loại')

test('a product without a choice has no options', () => {
  expect(optionRowsOf([variant('', {}, true)], 'Loại')).toEqual({ options: [], variants: [] })
})

test('variants tell their options', () => {
  expect(shirt().options).toEqual([sizes('S', 'M')])
})

test('variants with names only get one option with those names', () => {
  const { options, variants } = optionRowsOf([variant('Hũ nhỏ', {}, true), variant('Hũ to', {})], 'Loại')
  expect(options).toEqual([{ name: 'Loại', values: ['Hũ nhỏ', 'Hũ to'] }])
  expect(names(variants)).toEqual(['id-Hũ nhỏ Hũ nhỏ', 'id-Hũ to Hũ to'])
})

const offered = (rows: readonly VariantRow[]) => rows.map(({ name, isOffered }) => `${isOffered ? '' : 'no '}${name}`)

test('combinations that are missing are lines that are not offered', () => {
  const { options, variants } = optionRowsOf(
    [
      variant('a', { Màu: 'Lam', Cỡ: 'S' }, true),
      variant('b', { Màu: 'Lam', Cỡ: 'M' }),
      variant('c', { Màu: 'Nâu', Cỡ: 'M' }),
    ],
    'Loại',
  )
  expect(options).toEqual([{ name: 'Màu', values: ['Lam', 'Nâu'] }, sizes('S', 'M')])
  expect(offered(variants)).toEqual(['Lam / S', 'Lam / M', 'no Nâu / S', 'Nâu / M'])
  expect(variants[2]).toMatchObject({ priceInCents: 100, stock: 0 })
})

test('names that were made of values tell their options', () => {
  const { options, variants } = optionRowsOf(
    [variant('Lam - S', {}, true), variant('Lam - M', {}), variant('Nâu - M', {})],
    'Loại',
  )
  expect(options).toEqual([
    { name: 'Loại 1', values: ['Lam', 'Nâu'] },
    { name: 'Loại 2', values: ['S', 'M'] },
  ])
  expect(offered(variants)).toEqual(['Lam / S', 'Lam / M', 'no Nâu / S', 'Nâu / M'])
})

test('two variants with the same options are told apart by their names', () => {
  const { options } = optionRowsOf([variant('Mới', { Cỡ: 'S' }, true), variant('Cũ', { Cỡ: 'S' })], 'Loại')
  expect(options).toEqual([{ name: 'Loại', values: ['Mới', 'Cũ'] }])
})

test('when the only line that is offered goes, the first one left is offered', () => {
  const [first, second] = shirt().variants
  const rows = [first, second].flatMap((row) => (row ? [{ ...row, isOffered: row === first }] : []))
  expect(rowsFor([sizes('M')], rows, offer)).toMatchObject([{ name: 'M', isOffered: true, isDefault: true }])
})

test('a new value adds a line with the offer of the product; the others stay', () => {
  const rows = rowsFor([sizes('S', 'M', 'L')], shirt().variants, offer)
  expect(names(rows)).toEqual(['id-S S', 'id-M M', 'new L'])
  expect(rows[2]).toMatchObject({ priceInCents: 700, stock: 0 })
})

test('a new option splits each line, whose first part keeps its variant', () => {
  const rows = rowsFor([sizes('S', 'M'), { name: 'Màu', values: ['Đỏ', 'Tím'] }], shirt().variants, offer)
  expect(names(rows)).toEqual(['id-S S / Đỏ', 'new S / Tím', 'id-M M / Đỏ', 'new M / Tím'])
})

test('without its value the default passes to the first line', () => {
  const rows = rowsFor([sizes('M')], shirt().variants, offer)
  expect(rows).toMatchObject([{ id: 'id-M', isDefault: true }])
})
