import { expect, test } from 'vitest'
import { formatMonth } from './months.ts'

test.each([
  ['vi', '2026-11', 'Tháng 11/2026'],
  ['vi', '2027-01', 'Tháng 01/2027'],
  ['en', '2026-11', 'November 2026'],
  ['en', '2027-01', 'January 2027'],
] as const)('formatMonth in %s: %s', (language, month, text) => {
  expect(formatMonth(month, language)).toBe(text)
})
