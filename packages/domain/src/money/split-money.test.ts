import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMoney, maxCents } from './cents.ts'
import { allocateMoney, splitMoney } from './split-money.ts'

const amounts = fc.integer({ min: 0, max: maxCents / 100 }).map((dong) => dong * 100)
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 })

test('the đồng left over go to the first parts', () => {
  expect(splitMoney(1_000, 3)).toEqual([400, 300, 300])
  expect(splitMoney(0, 2)).toEqual([0, 0])
})

test('equal parts add up to the amount and differ by at most one đồng', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 60 }), (total, parts) => {
      const split = splitMoney(total, parts)
      expect(addMoney(...split)).toBe(total)
      expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(100)
    }),
  )
})

test('weighted parts add up to the amount and are whole đồng', () => {
  fc.assert(
    fc.property(amounts, weights, (total, parts) => {
      const split = allocateMoney(total, parts)
      expect(addMoney(...split)).toBe(total)
      expect(split.every((part) => part >= 0 && part % 100 === 0)).toBe(true)
    }),
  )
})

test('a discount spread over line totals never exceeds a line', () => {
  const lines = fc.array(
    fc.integer({ min: 0, max: 1_000_000 }).map((dong) => dong * 100),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 10_000 }), (totals, basisPoints) => {
      const sum = addMoney(...totals)
      const discount = Math.floor((sum * basisPoints) / 1_000_000) * 100
      const shares = allocateMoney(discount, totals)
      expect(shares.every((share, index) => share <= (totals[index] ?? 0))).toBe(true)
    }),
  )
})

test('a part of weight zero gets nothing while another has weight', () => {
  expect(allocateMoney(10_000, [0, 3, 0])).toEqual([0, 10_000, 0])
})

test('an amount of half a đồng is refused', () => {
  expect(() => allocateMoney(150, [1])).toThrow(RangeError)
  expect(() => splitMoney(100, 0)).toThrow(RangeError)
})
