import { expect, test } from 'vitest'
import { type CouponForm, validateCouponForm } from './coupon-form.ts'

const form: CouponForm = {
  ...{ code: 'TET2027', discountType: 'PERCENTAGE', discountValue: 10, minimumAmount: 0 },
  ...{ validFrom: new Date('2026-12-01'), validUntil: new Date('2027-01-01') },
  ...{ applicableToAll: true, productIds: [], categoryIds: [] },
}
const wrong = (change: Partial<CouponForm>) =>
  validateCouponForm({ ...form, ...change }).map(({ field, code }) => `${field} ${code}`)

test('a coupon with everything it needs is right', () => {
  expect(wrong({})).toEqual([])
})

test.each([
  ['[ADM-CPN-09]', { code: ' ' }, 'code coupon.code_required'],
  ['[ADM-CPN-10]', { code: 'AB' }, 'code coupon.code_too_short'],
  ['[ADM-CPN-12]', { discountValue: 0 }, 'discountValue coupon.value_not_positive'],
  ['[ADM-CPN-13]', { discountValue: 101 }, 'discountValue coupon.percent_too_large'],
  ['[ADM-CPN-14]', { validUntil: null }, 'validUntil coupon.end_required'],
  ['[ADM-CPN-15]', { validUntil: new Date('2026-12-01') }, 'validUntil coupon.end_before_start'],
  ['[ADM-CPN-15]', { validFrom: new Date('0026-12-01') }, 'validFrom date.invalid'],
  ['[ADM-CPN-15]', { validUntil: new Date('9999-01-01') }, 'validUntil date.invalid'],
  ['[ADM-CPN-16]', { usageLimit: 0 }, 'usageLimit too_small'],
  ['[ADM-CPN-16]', { perUserLimit: 0 }, 'perUserLimit too_small'],
  ['[ADM-CPN-17]', { minimumAmount: -100 }, 'minimumAmount too_small'],
] as const)('%s %j is refused', (_id, change, problem) => {
  expect(wrong(change)).toEqual([problem])
})

test('[ADM-CPN-16] a usage limit below the uses so far is refused', () => {
  expect(wrong({ usageCount: 5, usageLimit: 4 })).toEqual(['usageLimit too_small'])
  expect(wrong({ usageCount: 5, usageLimit: 5 })).toEqual([])
})
