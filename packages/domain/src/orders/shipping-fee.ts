import { addMoney, type Cents } from '../money/cents.ts'

export type ProvinceFee = { readonly provinceCode: string; readonly feeInCents: Cents }

/** What a shop asks for delivering an order. */
export type ShippingTerms = {
  /** For every province without a fee of its own, and for addresses without a province. */
  readonly shippingFeeInCents: Cents
  readonly provinceFees: readonly ProvinceFee[]
  /** From this amount of goods on, delivery is free; null: never. */
  readonly freeShippingFromInCents: Cents | null
}

export const noShippingFee: ShippingTerms = {
  shippingFeeInCents: 0,
  provinceFees: [],
  freeShippingFromInCents: null,
}

export type ShippedLine = { readonly isDigital: boolean; readonly lineTotal: Cents }

export type Shipping = {
  readonly feeInCents: Cents
  /** How much more in goods makes delivery free; null when it is free already or never is. */
  readonly missingForFreeInCents: Cents | null
}

/** The fee for a province, before goods make it free. */
export const provinceFee = (terms: ShippingTerms, provinceCode: string | null): Cents =>
  terms.provinceFees.find((fee) => fee.provinceCode === provinceCode)?.feeInCents ?? terms.shippingFeeInCents

/**
 * What one shop asks for delivering these lines to a province: one fee, none when all are digital. Goods count before
 * discounts, so that a coupon never makes delivery cost something.
 */
export function shippingOf(terms: ShippingTerms, lines: readonly ShippedLine[], provinceCode: string | null): Shipping {
  const feeInCents = lines.every(({ isDigital }) => isDigital) ? 0 : provinceFee(terms, provinceCode)
  const { freeShippingFromInCents: freeFrom } = terms
  if (feeInCents === 0 || freeFrom === null) return { feeInCents, missingForFreeInCents: null }
  const goodsInCents = addMoney(...lines.map(({ lineTotal }) => lineTotal))
  return goodsInCents >= freeFrom
    ? { feeInCents: 0, missingForFreeInCents: null }
    : { feeInCents, missingForFreeInCents: freeFrom - goodsInCents }
}
