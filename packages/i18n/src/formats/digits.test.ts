import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { writeNumber } from './digits.ts'

/** Intl keeps the sign of a negative number that rounds to zero. */
const unsigned = (written: string) => (written === '-0' ? '0' : written)

test.each(languages)('numbers are formatted as by Intl: %s', (language) => {
  const byIntl = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const written = new Map<string, string>()
  const expected = new Map<string, string>()
  for (let step = 0; step < 40_000; step++) {
    const size = 10 ** (step % 14)
    const value = ((step * 7_919) % 200_001) - 100_000 // hundred thousand on each side of zero, in no order
    const number = Math.trunc(value * size) / 1_000
    written.set(String(number), writeNumber(number, language))
    expected.set(String(number), unsigned(byIntl.format(number)))
  }
  expect(written).toEqual(expected)
})

test('a half is rounded away from zero, by its decimal notation', () => {
  expect([0.25, 1.45, 1.005, -2.35, -0.04].map((value) => writeNumber(value, 'vi'))).toEqual([
    '0,3',
    '1,5',
    '1',
    '-2,4',
    '0',
  ])
})

test('the largest exact number keeps all its digits', () => {
  expect(writeNumber(2 ** 53, 'en')).toBe('9,007,199,254,740,992')
})
