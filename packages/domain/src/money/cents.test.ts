import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addMoney,
  centsFromVnd,
  isStorableAmount,
  maxCents,
  multiplyMoney,
  subtractMoney,
  vndFromCents,
} from './cents.ts'
import { vnd } from './currency.ts'

const amounts = fc.integer({ min: 0, max: 1_000_000_000 }).map((dong) => dong * 100)

test('adding and subtracting the same amount changes nothing', () => {
  fc.assert(
    fc.property(amounts, amounts, (a, b) => {
      expect(subtractMoney(addMoney(a, b), b)).toBe(a)
    }),
  )
})

test('multiplying equals repeated addition', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 50 }), (price, quantity) => {
      expect(multiplyMoney(price, quantity)).toBe(addMoney(...Array.from({ length: quantity }, () => price)))
    }),
  )
})

test('[ADM-DEP-16] VND typed by a person becomes cents: rounded, times 100', () => {
  expect(centsFromVnd(500_000)).toBe(50_000_000)
  expect(centsFromVnd(1234.5)).toBe(123_500)
  expect(vndFromCents(1_500_000_000)).toBe(15_000_000)
})

test('an amount beyond the safe integers is refused, never rounded', () => {
  expect(() => addMoney(maxCents, 100)).toThrow(RangeError)
  expect(() => multiplyMoney(maxCents, 2)).toThrow(RangeError)
  expect(() => centsFromVnd(Number.POSITIVE_INFINITY)).toThrow(RangeError)
})

test('half a đồng, a fraction of a cent and a negative amount are not storable', () => {
  expect([150, 100.5, -100, Number.NaN, maxCents + 100].map(isStorableAmount)).toEqual(Array(5).fill(false))
  expect([0, 100, maxCents].map(isStorableAmount)).toEqual([true, true, true])
})

test('[FMT-12] a currency setting holds code, symbol and decimals', () => {
  expect(vnd).toEqual({ code: 'VND', symbol: '₫', decimals: 0 })
})
