import { expect, test } from 'vitest'
import { centsFromUsdText, dongOf, usdCentsOf, usdText, vndFromDong } from './amounts.ts'

test('dongOf: gives whole đồng', () => {
  expect(dongOf(1_500_000_000)).toBe(15_000_000)
})

test.each([0, -100, 150, 1.5, Number.NaN, 2 ** 53])('dongOf: refuses %d cents', (cents) => {
  expect(() => dongOf(cents)).toThrow(RangeError)
})

test.each([
  [3000, 300_000],
  ['3000', 300_000],
])('vndFromDong: reads %j', (dong, cents) => {
  expect(vndFromDong(dong)).toEqual({ currency: 'VND', cents })
})

test.each(['', '3.000', '-1', '1e3', null, 1.5, -1, 2 ** 53, 2 ** 50])('vndFromDong: refuses %j', (dong) => {
  expect(vndFromDong(dong)).toBeNull()
})

test('usdCentsOf: rounds up, so that a conversion never loses money', () => {
  expect(usdCentsOf(25_450_00, 25_450)).toBe(100)
  expect(usdCentsOf(25_450_01, 25_450)).toBe(101)
})

test('usdText and centsFromUsdText are inverse', () => {
  for (const cents of [1, 9, 10, 99, 100, 123_456]) expect(centsFromUsdText(usdText(cents))).toBe(cents)
})

test.each(['1', '1.2', '1.234', '-1.00', ' 1.00', 1.0])('centsFromUsdText: refuses %j', (text) => {
  expect(centsFromUsdText(text)).toBeNull()
})
