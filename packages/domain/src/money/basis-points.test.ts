import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPointsFromPercent, shareOf, splitCommission } from './basis-points.ts'
import { maxCents } from './cents.ts'

const amounts = fc.integer({ min: 0, max: maxCents / 100 }).map((dong) => dong * 100)
const basisPoints = fc.integer({ min: 0, max: 10_000 })

test('a share is rounded half up to a whole đồng', () => {
  expect(shareOf(10_000, 50)).toBe(100)
  expect(shareOf(9_900, 50)).toBe(0)
  expect(shareOf(100_000, 290)).toBe(2_900)
  expect(shareOf(150_000, 333)).toBe(5_000)
})

test('a share is whole, never more than the amount, and at most half a đồng off', () => {
  fc.assert(
    fc.property(amounts, basisPoints, (amount, points) => {
      const share = shareOf(amount, points)
      expect(share % 100).toBe(0)
      expect(share).toBeLessThanOrEqual(amount)
      const offBy = BigInt(share) * 10_000n - BigInt(amount) * BigInt(points)
      expect(offBy <= 500_000n && offBy > -500_000n).toBe(true)
    }),
  )
})

test('commission and payable add up to the amount', () => {
  fc.assert(
    fc.property(amounts, basisPoints, (amount, points) => {
      const { commission, payable } = splitCommission(amount, points)
      expect(commission + payable).toBe(amount)
      expect(payable).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a commission above the whole is refused', () => {
  expect(() => splitCommission(10_000, 10_001)).toThrow(RangeError)
})

test('percentages with two decimals become basis points', () => {
  expect([2.9, 12.55, 100, 0].map(basisPointsFromPercent)).toEqual([290, 1255, 10_000, 0])
})
