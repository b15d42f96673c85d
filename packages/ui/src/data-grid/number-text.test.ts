import { expect, test } from 'vitest'
import { readNumber, writeNumber } from './number-text.ts'

test.each([
  ['1.234,5', 1234.5],
  ['1,5', 1.5],
  ['1.500', 1500],
  ['1.5', 1.5],
  ['1,500', 1.5],
  ['1,000,000', 1_000_000],
  ['1,234.5', 1234.5],
  ['-3', -3],
  ['−2,5', -2.5],
  [' 12 000 ', 12_000],
  [',5', 0.5],
])('readNumber: in Vietnamese %s is %d', (text, number) => {
  expect(readNumber(text, 'vi')).toBe(number)
})

test.each([
  ['1,234.5', 1234.5],
  ['1,500', 1500],
  ['1.500', 1.5],
  ['1,5', 1.5],
])('readNumber: in English %s is %d', (text, number) => {
  expect(readNumber(text, 'en')).toBe(number)
})

test.each(['12a', '', '-', '1.2.3', '1..5', '12 giỏ', '1e5', '1,23,456.7'])('readNumber: %j is no number', (text) => {
  expect(readNumber(text, 'vi')).toBeUndefined()
})

test('writeNumber: what is written is read as the same number', () => {
  for (const locale of ['vi', 'en'] as const)
    for (const value of [0, -1.25, 1234.5, 1_000_000])
      for (const isGrouped of [true, false])
        expect(readNumber(writeNumber(value, locale, isGrouped), locale)).toBe(value)
})
