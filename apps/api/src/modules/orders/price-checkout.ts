import { addMoney, allocateCouponDiscount, type Cents, type Coupon, multiplyMoney, shareOf } from '@chonoi/domain'

/** A line that can be bought: everything known. */
export interface PricedInput {
  productId: string
  variantId: string
  categoryId: string
  tenantId: string
  name: string
  variantName: string | null
  sku: string | null
  imageUrl: string | null
  quantity: number
  priceInCents: Cents
  commissionBasisPoints: number
  shippingFeeInCents: Cents
  isDigital: boolean
}

export interface PricedLine extends PricedInput {
  discountInCents: Cents
  lineTotalInCents: Cents
  commissionInCents: Cents
}

export interface PricedShop {
  tenantId: string
  lines: PricedLine[]
  subtotalInCents: Cents
  discountInCents: Cents
  /** The part of the discount the platform pays, because the coupon is its own. */
  platformDiscountInCents: Cents
  shippingInCents: Cents
  commissionInCents: Cents
  totalInCents: Cents
}

/** What one shop takes to deliver these lines: its fee once, nothing when all are digital. */
export function shopShipping(lines: readonly { isDigital: boolean; shippingFeeInCents: Cents }[]): Cents {
  return lines.every((line) => line.isDigital) ? 0 : (lines[0]?.shippingFeeInCents ?? 0)
}

/**
 * What a cart costs, shop by shop. A shop's own coupon lowers what its commission is taken of; a coupon of the platform
 * doesn't, since the shop gets that money from the platform. Digital goods ship for nothing.
 */
export function priceCheckout(lines: readonly PricedInput[], coupon: Coupon | null): PricedShop[] {
  const gross = lines.map((line) => multiplyMoney(line.priceInCents, line.quantity))
  const discounts = coupon
    ? allocateCouponDiscount(
        coupon,
        lines.map((line, index) => ({
          productId: line.productId,
          categoryId: line.categoryId,
          tenantId: line.tenantId,
          lineTotal: gross[index] ?? 0,
        })),
      )
    : lines.map(() => 0)
  const isPlatformCoupon = coupon?.tenantId === null
  const priced = lines.map((line, index): PricedLine => {
    const whole = gross[index] ?? 0
    const discountInCents = discounts[index] ?? 0
    const lineTotalInCents = whole - discountInCents
    const commissionInCents = shareOf(isPlatformCoupon ? whole : lineTotalInCents, line.commissionBasisPoints)
    return { ...line, discountInCents, lineTotalInCents, commissionInCents }
  })
  const shops = Map.groupBy(priced, (line) => line.tenantId)
  return [...shops].map(([tenantId, own]) => {
    const subtotalInCents = addMoney(...own.map((line) => line.lineTotalInCents + line.discountInCents))
    const discountInCents = addMoney(...own.map((line) => line.discountInCents))
    const shippingInCents = shopShipping(own)
    return {
      tenantId,
      lines: own,
      subtotalInCents,
      discountInCents,
      platformDiscountInCents: isPlatformCoupon ? discountInCents : 0,
      shippingInCents,
      commissionInCents: addMoney(...own.map((line) => line.commissionInCents)),
      totalInCents: subtotalInCents - discountInCents + shippingInCents,
    }
  })
}
