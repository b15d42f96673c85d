import { expect, test } from 'vitest'
import { findByTyping } from './find-by-typing.ts'

const labels = ['Cần Thơ', 'Đà Lạt', 'Đà Nẵng', 'Da Cá', 'Hà Nội', 'Dãy A']
const options = labels.map((label) => ({ label, isDisabled: label === 'Hà Nội' }))
const find = (typed: string, current = -1) => labels[findByTyping(options, typed, current)]

test('letters without diacritics find words with diacritics', () => {
  expect(find('ca')).toBe('Cần Thơ')
  expect(find('da n')).toBe('Đà Nẵng')
})

test('the exact spelling comes first', () => {
  expect(find('da')).toBe('Da Cá')
})

test('typed diacritics must match', () => {
  expect(find('đà')).toBe('Đà Lạt')
  expect(find('dã')).toBe('Dãy A')
})

test('a repeated letter cycles through all options that begin with it', () => {
  expect(find('d')).toBe('Đà Lạt')
  expect(find('d', 1)).toBe('Đà Nẵng')
  expect(find('dd', 2)).toBe('Da Cá')
  expect(find('d', 5)).toBe('Đà Lạt')
  expect(find('đ', 2)).toBe('Đà Lạt')
})

test('more letters keep an option that still matches', () => {
  expect(find('da n', 2)).toBe('Đà Nẵng')
  expect(find('da', 3)).toBe('Da Cá')
})

test('ignores disabled and missing options', () => {
  expect(find('ha')).toBeUndefined()
  expect(find('xa')).toBeUndefined()
})
