import { expect, test } from 'vitest'
import { combineOptions, optionsOf, partsOfNames } from './product-options.ts'

const colour = { name: 'Màu', values: ['Đỏ', 'Xanh'] }
const size = { name: ' Cỡ ', values: ['S', 'M'] }

test('every value of one option meets every value of the others', () => {
  expect(combineOptions([colour, size])).toEqual([
    { Màu: 'Đỏ', Cỡ: 'S' },
    { Màu: 'Đỏ', Cỡ: 'M' },
    { Màu: 'Xanh', Cỡ: 'S' },
    { Màu: 'Xanh', Cỡ: 'M' },
  ])
})

test('an option without a name or a value does not count', () => {
  expect(combineOptions([colour, { name: 'Cỡ', values: [] }, { name: ' ', values: ['S'] }])).toEqual([
    { Màu: 'Đỏ' },
    { Màu: 'Xanh' },
  ])
  expect(combineOptions([])).toEqual([])
})

test('variants tell their options', () => {
  expect(optionsOf(combineOptions([colour, size]))).toEqual([colour, { name: 'Cỡ', values: ['S', 'M'] }])
  expect(optionsOf([{}])).toEqual([])
})

test('variants that differ in kind have no common options', () => {
  expect(optionsOf([{ Màu: 'Đỏ' }, { Cỡ: 'S' }])).toBeUndefined()
})

test.each([' / ', ' - ', ' · ', ', '])('names that values were joined to by “%s” are split again', (separator) => {
  const names = [
    ['Lam', 'S'],
    ['Lam', 'M'],
    ['Nâu', 'S'],
  ]
  expect(partsOfNames(names.map((parts) => parts.join(separator)))).toEqual(names)
})

test.each([
  ['names of one part', ['Hũ nhỏ', 'Hũ to']],
  ['names of different lengths', ['Lam / S', 'Nâu']],
  ['a part that is blank', ['Lam / S', 'Lam / ']],
  ['parts of which none repeats', ['Hũ - 1 kg', 'Túi - 2 kg', 'Thùng - 5 kg']],
  ['no names', []],
])('%s are no combinations', (_what, names) => {
  expect(partsOfNames(names)).toBeUndefined()
})
