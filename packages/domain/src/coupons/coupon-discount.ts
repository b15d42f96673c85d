import { basisPointsFromPercent, shareOf } from '../money/basis-points.ts'
import { addMoney, type Cents, centsPerVnd } from '../money/cents.ts'
import { allocateMoney } from '../money/split-money.ts'
import type { Coupon, DiscountableLine } from './coupon.ts'
import { couponCovers } from './use-coupon.ts'

const thousand = 1_000 * centsPerVnd

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
 * carries its share and the shares add up to the discount. A share of an amount is whole thousands, as prices are.
 */
export function allocateCouponDiscount(coupon: Coupon, lines: readonly DiscountableLine[]): readonly Cents[] {
  const discount = couponDiscount(coupon, lines)
  if (discount === 0) return lines.map(() => 0)
  const covered = lines.map((line) => (couponCovers(coupon, line) ? line.lineTotal : 0))
  const shares = coupon.discountType === 'PERCENTAGE' ? null : thousandsOf(discount, covered)
  return shares ?? allocateMoney(discount, covered)
}

/** Shares of whole thousands; what is over goes to the largest line. Null where a line is worth less than its share. */
function thousandsOf(discount: Cents, covered: readonly Cents[]): readonly Cents[] | null {
  // Thousands are split as đồng are.
  const thousands = allocateMoney(Math.floor(discount / thousand) * centsPerVnd, covered)
  const shares = thousands.map((cents) => (cents / centsPerVnd) * thousand)
  const largest = covered.indexOf(Math.max(...covered))
  const whole = shares.map((share, index) => (index === largest ? share + (discount % thousand) : share))
  return whole.every((share, index) => share <= (covered[index] ?? 0)) ? whole : null
}
