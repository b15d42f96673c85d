import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMoney } from '../money/cents.ts'
import { type Coupon, couponDisplayStatus, type DiscountableLine, daysUntilExpiry } from './coupon.ts'
import { allocateCouponDiscount, couponDiscount } from './coupon-discount.ts'
import { mayUseCoupon } from './use-coupon.ts'

const now = new Date('2026-11-21T05:00:00Z')
const coupon: Coupon = {
  tenantId: null,
  discountType: 'PERCENTAGE',
  discountValue: 10,
  minimumAmount: 0,
  usageLimit: null,
  perUserLimit: null,
  usageCount: 0,
  validFrom: new Date('2026-11-01T00:00:00Z'),
  validUntil: new Date('2026-11-30T00:00:00Z'),
  isActive: true,
  applicableToAll: true,
  productIds: [],
  categoryIds: [],
}
const line = (lineTotal: number, more: Partial<DiscountableLine> = {}): DiscountableLine => ({
  productId: 'p',
  categoryId: null,
  tenantId: 'shop',
  lineTotal,
  ...more,
})
const decide = (change: Partial<Coupon>, lines = [line(10_000_000)], usesByCustomer = 0) => {
  const decision = mayUseCoupon({ ...coupon, ...change }, { lines, usesByCustomer }, now)
  return decision.allowed ? 'allowed' : decision.because
}

test('a coupon in its window, active and not used up can be used', () => {
  expect(decide({})).toBe('allowed')
})

test.each([
  [{ isActive: false }, 'coupon.inactive'],
  [{ validFrom: new Date('2026-11-22') }, 'coupon.not_started'],
  [{ validUntil: now }, 'coupon.expired'],
  [{ usageLimit: 5, usageCount: 5 }, 'coupon.exhausted'],
  [{ minimumAmount: 10_000_100 }, 'coupon.minimum_not_met'],
  [{ tenantId: 'other' }, 'coupon.not_applicable'],
  [{ applicableToAll: false, productIds: ['q'] }, 'coupon.not_applicable'],
])('a coupon with %j is refused as %s', (change, because) => {
  expect(decide(change)).toBe(because)
})

test('a customer who reached the usage limit is refused', () => {
  expect(decide({ perUserLimit: 1 }, [line(10_000_000)], 1)).toBe('coupon.per_user_limit')
  expect(decide({ perUserLimit: 2 }, [line(10_000_000)], 1)).toBe('allowed')
})

test('a percentage is rounded half up to a whole đồng, a fixed amount is capped by what it covers', () => {
  expect(couponDiscount({ ...coupon, discountValue: 12.5 }, [line(9_900)])).toBe(1_200)
  expect(couponDiscount({ ...coupon, discountType: 'FIXED_AMOUNT', discountValue: 5_000_000 }, [line(100_000)])).toBe(
    100_000,
  )
})

test('only covered lines bear the discount', () => {
  const lines = [
    line(1_000_000),
    line(2_000_000, { productId: 'q', categoryId: 'tea' }),
    line(500_000, { tenantId: 'x' }),
  ]
  const onTea = { ...coupon, applicableToAll: false, categoryIds: ['tea'] }
  expect(allocateCouponDiscount(onTea, lines)).toEqual([0, 200_000, 0])
  expect(allocateCouponDiscount({ ...coupon, tenantId: 'shop' }, lines)).toEqual([100_000, 200_000, 0])
})

test('the shares of a fixed amount are whole thousands, unless a line is worth less than its share', () => {
  const fixed = { ...coupon, discountType: 'FIXED_AMOUNT' as const, discountValue: 5_000_000 }
  const totals = (...lines: number[]) => lines.map((dong) => line(dong * 100))
  expect(allocateCouponDiscount(fixed, totals(694_000, 317_000, 88_000))).toEqual([3_200_000, 1_400_000, 400_000])
  expect(allocateCouponDiscount({ ...fixed, discountValue: 5_050_000 }, totals(100_000, 100_000))).toEqual([
    2_550_000, 2_500_000,
  ])
  expect(allocateCouponDiscount(fixed, totals(600, 400))).toEqual([60_000, 40_000])
})

test('the discounts of the lines add up to the discount, and no line becomes negative', () => {
  const totals = fc.array(
    fc.integer({ min: 0, max: 5_000_000 }).map((dong) => dong * 100),
    { minLength: 1, maxLength: 20 },
  )
  const value = fc.record({
    discountType: fc.constantFrom('PERCENTAGE' as const, 'FIXED_AMOUNT' as const),
    discountValue: fc.integer({ min: 1, max: 100 }),
  })
  fc.assert(
    fc.property(totals, value, (amounts, change) => {
      const used = { ...coupon, ...change }
      if (used.discountType === 'FIXED_AMOUNT') used.discountValue *= 100_000
      const lines = amounts.map((amount) => line(amount))
      const parts = allocateCouponDiscount(used, lines)
      expect(addMoney(...parts)).toBe(couponDiscount(used, lines))
      expect(parts.every((part, index) => part >= 0 && part <= (amounts[index] ?? 0))).toBe(true)
    }),
  )
})

test('[ADM-CPN-04, ADM-CPN-06] the shown status: expired before exhausted before active before paused', () => {
  const spent = { usageLimit: 1, usageCount: 1 }
  expect(couponDisplayStatus({ ...coupon, ...spent, validUntil: now }, now)).toBe('expired')
  expect(couponDisplayStatus({ ...coupon, ...spent }, now)).toBe('exhausted')
  expect(couponDisplayStatus(coupon, now)).toBe('active')
  expect(couponDisplayStatus({ ...coupon, isActive: false }, now)).toBe('paused')
})

test('days until expiry count a begun day', () => {
  expect(daysUntilExpiry(coupon, now)).toBe(9)
  expect(daysUntilExpiry({ validUntil: now }, now)).toBe(0)
})
