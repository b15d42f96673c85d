import { allow, type Decision, refuse } from '../decision/decision.ts'
import { addMoney, type Cents } from '../money/cents.ts'
import { type Coupon, type DiscountableLine, isCouponExhausted, isCouponExpired } from './coupon.ts'

/** The lines the coupon applies to: those of its tenant, limited to its products or categories if it has any. */
export function couponCovers(coupon: Coupon, line: DiscountableLine): boolean {
  if (coupon.tenantId !== null && coupon.tenantId !== line.tenantId) return false
  if (coupon.applicableToAll) return true
  if (coupon.productIds.includes(line.productId)) return true
  return line.categoryId !== null && coupon.categoryIds.includes(line.categoryId)
}

/** The amount that counts towards the minimum: all lines of the coupon's tenant, covered or not. */
export function amountWhereCouponHolds(coupon: Coupon, lines: readonly DiscountableLine[]): Cents {
  const counted = lines.filter((line) => coupon.tenantId === null || coupon.tenantId === line.tenantId)
  return addMoney(...counted.map(({ lineTotal }) => lineTotal))
}

export type CouponUse = { readonly lines: readonly DiscountableLine[]; readonly usesByCustomer: number }

/** Whether this customer may use the coupon for this cart now. */
export function mayUseCoupon(coupon: Coupon, use: CouponUse, now: Date): Decision {
  if (!coupon.isActive) return refuse('coupon.inactive')
  if (now.getTime() < coupon.validFrom.getTime()) return refuse('coupon.not_started')
  if (isCouponExpired(coupon, now)) return refuse('coupon.expired')
  if (isCouponExhausted(coupon)) return refuse('coupon.exhausted')
  if (coupon.perUserLimit !== null && use.usesByCustomer >= coupon.perUserLimit) return refuse('coupon.per_user_limit')
  if (!use.lines.some((line) => couponCovers(coupon, line))) return refuse('coupon.not_applicable')
  const amount = amountWhereCouponHolds(coupon, use.lines)
  return amount < coupon.minimumAmount ? refuse('coupon.minimum_not_met') : allow
}
