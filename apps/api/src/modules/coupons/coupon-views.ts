import type { Coupon } from '@chonoi/contract'
import { daysUntilExpiry, isCouponExhausted, isCouponExpired } from '@chonoi/domain'
import type { CouponRow } from './coupons.store.ts'

export function toCoupon(row: CouponRow, now: Date): Coupon {
  const { minimumAmountInCents, validFrom, validUntil, createdAt, updatedAt: _updatedAt, ...coupon } = row
  return {
    ...coupon,
    minimumAmount: minimumAmountInCents,
    validFrom: validFrom.toISOString(),
    validUntil: validUntil.toISOString(),
    createdAt: createdAt.toISOString(),
    status: {
      isExpired: isCouponExpired(row, now),
      isExhausted: isCouponExhausted(row),
      remainingUses: row.usageLimit === null ? null : row.usageLimit - row.usageCount,
      daysUntilExpiry: daysUntilExpiry(row, now),
    },
  }
}
