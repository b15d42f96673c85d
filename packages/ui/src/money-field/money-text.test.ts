import { expect, test } from 'vitest'
import { caretAfterRegrouping, readMoney, readWholeMoney, writeMoney } from './money-text.ts'

test.each([
  [0, '0'],
  [99_900, '999'],
  [100_000, '1.000'],
  [125_000_000, '1.250.000'],
  [null, ''],
  [undefined, ''],
])('formats %s cents as %j', (cents, text) => {
  expect(writeMoney(cents)).toBe(text)
})

test.each([
  ['1.250.000', 125_000_000],
  ['1,250,000 ₫', 125_000_000],
  ['007', 700],
  ['', null],
  ['abc', null],
  ['9'.repeat(30), 99_999_999_999_900],
])('%j is read as %s cents', (text, cents) => {
  expect(readMoney(text)).toBe(cents)
})

test.each([
  ['1250|', '1.250|'],
  ['12|50', '1.2|50'],
  ['12.5|', '125|'],
  ['|1250', '|1.250'],
  ['0012|5', '12|5'],
])('regrouping moves the cursor of %j to %j', (typed, regrouped) => {
  const caret = caretAfterRegrouping(typed.replace('|', ''), typed.indexOf('|'), regrouped.replace('|', ''))
  expect(caret).toBe(regrouped.indexOf('|'))
})

test.each([
  ['1,500,000.00', 1_500_000],
  ['1.500.000,00', 1_500_000],
  ['1 500 000', 1_500_000],
  ['500000.00', 500_000],
  ['500,000.00 VND', 500_000],
  ['500.000,0', 500_000],
  ['500.000 ₫', 500_000],
  ['VND 500.000', 500_000],
  ['500.000đ', 500_000],
  ['500.000 đồng', 500_000],
  ['500', 500],
])('readWholeMoney: reads the pasted %j as %s đồng', (text, vnd) => {
  expect(readWholeMoney(text)).toBe(vnd * 100)
})

test.each(['', 'abc', '1.5', '1,50', '1.500,50', '15.00.000', '500.0000', '1e6', '-5.000', '1.500.00', '9'.repeat(13)])(
  'readWholeMoney: refuses %j',
  (text) => {
    expect(readWholeMoney(text)).toBeNull()
  },
)
