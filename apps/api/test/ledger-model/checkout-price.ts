/** Prices in cents. Commission, coupon discounts and their shares of two shops are not whole đồng. */
export const prices = [12_399_000, 26_199_700] as const
/** Shipping fee per order. The second shop's orders can be entirely free. */
export const shippingFees = [2_500_000, 0] as const
const commissionPercent = 5
/** What a provider takes of a payment, in basis points. */
export const providerFee = 290
/** Beyond this debt a shop may collect nothing itself. */
export const owedFeesLimit = 500_000_000

/** Coupons. A platform coupon has no shop. */
export const coupons = {
  platformTenth: { shop: null, percent: 10 },
  platformWhole: { shop: null, percent: 100 },
  shopPart: { shop: 1, percent: 15 },
  shopWhole: { shop: 1, percent: 100 },
} as const
export type CouponName = keyof typeof coupons
const noCoupon = { shop: null, percent: 0 } as const

export interface ShopPrice {
  total: number
  /** The platform's share, because the coupon is its own. */
  promotion: number
  commission: number
}

/** Rounds to whole đồng. */
const toDong = (cents: number) => Math.round(cents / 100) * 100
const percentOf = (cents: number, percent: number) => toDong((cents * percent) / 100)
/** The fee of a payment at a gateway, which its buyer pays on top. */
export const feeOf = (cents: number) => toDong((cents * providerFee) / 10_000)

/**
 * Returns the price at each shop, derived from the documents and not from the server. Two shops share a discount
 * proportionally: one share is rounded to the đồng, the other is the rest. A platform coupon doesn't change the
 * commission.
 */
export function priceOf(pieces: readonly [number, number], coupon: CouponName | null): [ShopPrice, ShopPrice] {
  const { shop: issuer, percent } = coupon ? coupons[coupon] : noCoupon
  const wholeOf = (shop: 0 | 1) => prices[shop] * pieces[shop]
  const coveredOf = (shop: 0 | 1) => (issuer === null || issuer === shop ? wholeOf(shop) : 0)
  const covered = coveredOf(0) + coveredOf(1)
  const discount = percentOf(covered, percent)
  const first = covered === 0 ? 0 : toDong((discount * coveredOf(0)) / covered)
  const priceAt = (shop: 0 | 1, discounted: number): ShopPrice => {
    const goods = wholeOf(shop) - discounted
    const promotion = issuer === null ? discounted : 0
    const shipping = pieces[shop] > 0 ? shippingFees[shop] : 0
    return { total: goods + shipping, promotion, commission: percentOf(goods + promotion, commissionPercent) }
  }
  return [priceAt(0, first), priceAt(1, discount - first)]
}
