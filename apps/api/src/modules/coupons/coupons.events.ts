import { href } from '@chonoi/domain'
import type { Event } from '../events/event.ts'
import type { CouponRow } from './coupons.store.ts'

const ofCoupon = ({ id, code, tenantId }: CouponRow) =>
  ({ values: { code }, entityType: 'coupon', entityId: id, tenantId }) as const

/** The terms that the audit log keeps. */
function terms(row: CouponRow) {
  const { code, description, discountType, discountValue, minimumAmountInCents, usageLimit, perUserLimit } = row
  const { validFrom, validUntil, isActive, applicableToAll, productIds, categoryIds } = row
  return {
    ...{ code, description, discountType, discountValue, minimumAmountInCents, usageLimit, perUserLimit },
    ...{ validFrom: validFrom.toISOString(), validUntil: validUntil.toISOString(), isActive, applicableToAll },
    ...{ productIds: productIds.join(', '), categoryIds: categoryIds.join(', ') },
  }
}

export const couponCreated = (row: CouponRow): Event => ({
  audit: {
    action: 'coupon.create',
    ...ofCoupon(row),
    changes: { discountType: row.discountType, discountValue: row.discountValue },
  },
})

export function couponChanged(before: CouponRow, after: CouponRow): Event {
  const [was, is] = [terms(before), terms(after)]
  const changed = (Object.keys(is) as (keyof typeof is)[]).filter((name) => was[name] !== is[name])
  return {
    audit: {
      action: 'coupon.update',
      ...ofCoupon(after),
      changes: Object.fromEntries(changed.map((name) => [name, { from: was[name], to: is[name] }])),
    },
  }
}

export const couponDeleted = (row: CouponRow): Event => ({
  audit: { action: 'coupon.delete', ...ofCoupon(row), severity: 'WARNING', changes: terms(row) },
})

/** Tells the people of a shop what the platform did to its coupon. */
export const shopCouponDecided = (
  { id, code }: CouponRow,
  type: 'COUPON_CHANGED' | 'COUPON_PAUSED' | 'COUPON_DELETED',
  to: readonly string[],
): Event => ({ notifications: [{ type, to, link: href('/seller/coupons'), data: { couponId: id, code } }] })

/** Tells a customer of the coupon that the platform put into their cart. */
export function couponGiven(row: CouponRow, customer: { id: string; email: string }): Event {
  const { id, code } = row
  return {
    audit: {
      action: 'coupon.apply',
      ...ofCoupon(row),
      values: { code, customer: customer.email },
      changes: { customerId: customer.id },
    },
    notifications: [{ type: 'COUPON_APPLIED', to: [customer.id], link: href('/cart'), data: { couponId: id, code } }],
  }
}
