import { basisPointsFromPercent, shareOf } from '../money/basis-points.ts'
import { addMoney, type Cents } from '../money/cents.ts'
import { allocateMoney } from '../money/split-money.ts'
import type { Coupon, DiscountableLine } from './coupon.ts'
import { couponCovers } from './use-coupon.ts'

/** The coupon's discount on the cart: whole đồng, at most the total of the covered lines. */
export function couponDiscount(coupon: Coupon, lines: readonly DiscountableLine[]): Cents {
  const covered = addMoney(...lines.filter((line) => couponCovers(coupon, line)).map(({ lineTotal }) => lineTotal))
  const discount =
    coupon.discountType === 'PERCENTAGE'
      ? shareOf(covered, basisPointsFromPercent(coupon.discountValue))
      : coupon.discountValue
  return Math.min(discount, covered)
}

/**
 * The discount of each line, in line order. Spread over the covered lines in proportion, so that each shop's order
 * carries its share and the shares add up to the discount.
 */
export function allocateCouponDiscount(coupon: Coupon, lines: readonly DiscountableLine[]): readonly Cents[] {
  const discount = couponDiscount(coupon, lines)
  if (discount === 0) return lines.map(() => 0)
  return allocateMoney(
    discount,
    lines.map((line) => (couponCovers(coupon, line) ? line.lineTotal : 0)),
  )
}
