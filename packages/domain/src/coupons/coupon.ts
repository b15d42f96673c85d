import type { Cents } from '../money/cents.ts'

export const couponDiscountTypes = ['PERCENTAGE', 'FIXED_AMOUNT'] as const

export type CouponDiscountType = (typeof couponDiscountTypes)[number]

/** The facts of a coupon that the rules use. A null tenant means the whole platform. */
export type Coupon = {
  readonly tenantId: string | null
  readonly discountType: CouponDiscountType
  /** Percent with at most two decimals, or cents. */
  readonly discountValue: number
  readonly minimumAmount: Cents
  readonly usageLimit: number | null
  readonly perUserLimit: number | null
  readonly usageCount: number
  readonly validFrom: Date
  readonly validUntil: Date
  readonly isActive: boolean
  readonly applicableToAll: boolean
  readonly productIds: readonly string[]
  readonly categoryIds: readonly string[]
}

/** One line of the cart, before any discount. */
export type DiscountableLine = {
  readonly productId: string
  readonly categoryId: string | null
  readonly tenantId: string
  readonly lineTotal: Cents
}

const day = 86_400_000

export function isCouponExpired(coupon: Pick<Coupon, 'validUntil'>, now: Date): boolean {
  return coupon.validUntil.getTime() <= now.getTime()
}

export function isCouponExhausted(coupon: Pick<Coupon, 'usageLimit' | 'usageCount'>): boolean {
  return coupon.usageLimit !== null && coupon.usageCount >= coupon.usageLimit
}

/** From this many days before its end on, a coupon carries a warning (D1§9). */
const couponWarningDays = 7

export function isCouponEndingSoon(status: { readonly isExpired: boolean; readonly daysUntilExpiry: number }): boolean {
  return !status.isExpired && status.daysUntilExpiry <= couponWarningDays
}

export type CouponDisplayStatus = 'expired' | 'exhausted' | 'active' | 'paused'

/** D1§4, in order of priority: expired, exhausted, active, paused. */
export function couponDisplayStatus(
  coupon: Pick<Coupon, 'validUntil' | 'usageLimit' | 'usageCount' | 'isActive'>,
  now: Date,
): CouponDisplayStatus {
  if (isCouponExpired(coupon, now)) return 'expired'
  if (isCouponExhausted(coupon)) return 'exhausted'
  return coupon.isActive ? 'active' : 'paused'
}

/** Whole days until the coupon ends, counting a begun one; 0 once it has ended. */
export function daysUntilExpiry(coupon: Pick<Coupon, 'validUntil'>, now: Date): number {
  return Math.max(0, Math.ceil((coupon.validUntil.getTime() - now.getTime()) / day))
}
