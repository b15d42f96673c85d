import {
  addMoney,
  allocateCouponDiscount,
  type Cents,
  type Coupon,
  multiplyMoney,
  noShippingFee,
  shareOf,
  type ShippingTerms,
  shippingOf,
} from '@chonoi/domain'

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

/** Where the goods go, and what each shop takes for that. */
export interface Delivery {
  provinceCode: string | null
  terms: ReadonlyMap<string, ShippingTerms>
}

/**
 * What a cart costs, shop by shop. A shop's own coupon lowers what its commission is taken of; a coupon of the platform
 * doesn't, since the shop gets that money from the platform.
 */
export function priceCheckout(
  lines: readonly PricedInput[],
  coupon: Coupon | null,
  { provinceCode, terms }: Delivery,
): PricedShop[] {
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
    const shipped = own.map((line) => ({
      isDigital: line.isDigital,
      lineTotal: line.lineTotalInCents + line.discountInCents,
    }))
    const { feeInCents: shippingInCents } = shippingOf(terms.get(tenantId) ?? noShippingFee, shipped, provinceCode)
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
