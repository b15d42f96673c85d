import type { Event } from '../events/event.ts'
import type { CouponRow } from './coupons.store.ts'

export const couponCreated = ({ id, code, tenantId, discountType, discountValue }: CouponRow): Event => ({
  audit: {
    action: 'coupon.create',
    ...{ values: { code }, entityType: 'coupon', entityId: id, tenantId },
    changes: { discountType, discountValue },
  },
})
