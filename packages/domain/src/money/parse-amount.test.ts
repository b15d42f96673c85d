import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxCents } from './cents.ts'
import { parseVnd, parseWholeNumber } from './parse-amount.ts'

/** Written by people in Vietnamese and English, by spreadsheets, banks and keyboards. */
const numbers: readonly (readonly [string, number])[] = [
  ['0', 0],
  ['5', 5],
  ['007', 7],
  ['500', 500],
  ['1500000', 1_500_000],
  ['1.500', 1_500],
  ['1,500', 1_500],
  ['1.500.000', 1_500_000],
  ['1,500,000', 1_500_000],
  ['1 500 000', 1_500_000],
  ['1\u00A0500\u00A0000', 1_500_000],
  ['1\u202F500\u202F000', 1_500_000],
  ["1'500'000", 1_500_000],
  ['1’500’000', 1_500_000],
  ['1,500,000.00', 1_500_000],
  ['1,500,000.0', 1_500_000],
  ['1.500.000,00', 1_500_000],
  ['500.000,0', 500_000],
  ['1 500 000,00', 1_500_000],
  ['1’500’000.0', 1_500_000],
  ['500000.00', 500_000],
  ['500000,0', 500_000],
  ['500,000.00', 500_000],
  ['1500000.', 1_500_000],
  ['500.000,', 500_000],
  [' 1.500.000 ', 1_500_000],
  ['\t1.500.000\r\n', 1_500_000],
  ['\uFEFF1.500.000', 1_500_000],
  ['\u200B1.500.000\u200B', 1_500_000],
  ['90.071.992.547.409', 90_071_992_547_409],
]

const unreadable = [
  '',
  ' ',
  '.',
  ',5',
  'abc',
  '12x',
  '1e1',
  '1e6',
  '0x10',
  '--5',
  '- 5',
  '-',
  '1.5',
  '2.5',
  '1,50',
  '1500000.5',
  '1500000,5',
  '1.500,50',
  '1,500.50',
  '1.500.00',
  '1.500.000,000',
  '1,500.000,0',
  '1.500 000',
  '15.00.000',
  '500.0000',
  '1500 00',
  '1..500',
  '1.500.,',
  '5 5',
  '1.500.000 - 2.000.000',
  '500k',
  '½',
  '５００',
  '9'.repeat(17),
]

const currencies = ['₫', 'đ', 'Đ', 'VND', 'vnd', 'VNĐ', 'đồng', 'Đồng', 'đo\u0302\u0300ng']

test.each(numbers)('parseWholeNumber: reads %j as %d', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number)
})

test.each(unreadable)('parseWholeNumber: refuses %j', (text) => {
  expect(parseWholeNumber(text)).toBeNull()
})

test.each([
  ['-5', -5],
  ['−1.500', -1_500],
  ['+12', 12],
  ['-0', 0],
])('parseWholeNumber: reads %j as %d', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number)
})

test('parseWholeNumber: refuses a currency', () => {
  expect(parseWholeNumber('500.000 ₫')).toBeNull()
})

test.each(numbers)('parseVnd: reads %j as %d đồng, with or without the currency', (text, vnd) => {
  for (const currency of currencies)
    for (const written of [text, `${text}${currency}`, `${text} ${currency}`, `${text}\u00A0${currency}`])
      expect(parseVnd(written), written).toBe(vnd)
  for (const currency of ['VND', '₫', 'đ']) expect(parseVnd(`${currency} ${text}`)).toBe(vnd)
})

test.each([
  '-5000',
  '−5.000',
  '+5',
  '-5.000 ₫',
  'VND -5',
  ...unreadable,
  ...unreadable.map((text) => `${text} ₫`),
  '₫',
  'VND',
  '500.000 $',
  'VND 500.000 VND 1',
])('parseVnd: refuses %j', (text) => {
  expect(parseVnd(text)).toBeNull()
})

test('parseVnd: refuses an amount whose cents are not exact', () => {
  expect(parseVnd(String(maxCents / 100))).toBe(maxCents / 100)
  expect(parseVnd(String(maxCents / 100 + 1))).toBeNull()
  expect(parseVnd('99.999.999.999.999')).toBeNull()
})

test('parseVnd: reads what either language writes as the same amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: maxCents / 100 }),
      fc.constantFrom('vi-VN', 'en-US', 'de-CH', 'fr-FR'),
      (vnd, locale) => {
        expect(parseVnd(new Intl.NumberFormat(locale).format(vnd))).toBe(vnd)
        expect(parseVnd(new Intl.NumberFormat(locale, { style: 'currency', currency: 'VND' }).format(vnd))).toBe(vnd)
      },
    ),
  )
})

test('parseVnd: refuses decimals that are not zero, whatever their mark', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 1, max: 99 }),
      fc.constantFrom('.', ','),
      (vnd, part, mark) => {
        expect(parseVnd(`${vnd}${mark}${String(part).padStart(2, '0')}`)).toBeNull()
      },
    ),
  )
})
