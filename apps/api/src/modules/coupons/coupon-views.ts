import type { Coupon, CouponRedemption } from '@chonoi/contract'
import { daysUntilExpiry, isCouponExhausted, isCouponExpired } from '@chonoi/domain'
import type { RedemptionRow } from './coupon-usage.store.ts'
import type { ManagedCoupon } from './managed-coupons.store.ts'

export function toCoupon(row: ManagedCoupon, now: Date): Coupon {
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

export function toRedemption(row: RedemptionRow): CouponRedemption {
  const { id, discountInCents, createdAt, orderId, orderNumber, firstName, lastName, email } = row
  return {
    ...{ id, discountInCents, createdAt: createdAt.toISOString() },
    order: { id: orderId, orderNumber },
    customer: { firstName, lastName, email },
  }
}
