import { type Cents, centsPerVnd } from '../money/cents.ts'

/** A paid order as its parties share it. */
export interface SharedOrder {
  readonly totalInCents: Cents
  readonly refundedInCents: Cents
  readonly commissionInCents: Cents
  readonly platformDiscountInCents: Cents
}

/** `commission - promotion + payable = amount` */
export interface Shares {
  readonly payableInCents: Cents
  readonly commissionInCents: Cents
  readonly promotionInCents: Cents
}

/** The part that belongs to the first `amount` of the order's total, in whole đồng. */
function partUpTo(part: Cents, amount: Cents, total: Cents): Cents {
  const vnd = (BigInt(part / centsPerVnd) * BigInt(amount / centsPerVnd)) / BigInt(total / centsPerVnd)
  return Number(vnd) * centsPerVnd
}

/**
 * The shares of a slice of the order, from what is refunded so far. Counted from the start each time, so that all slices
 * of an order add up to its shares exactly.
 */
function sharesBetween(order: SharedOrder, from: Cents, to: Cents): Shares {
  const between = (part: Cents) => partUpTo(part, to, order.totalInCents) - partUpTo(part, from, order.totalInCents)
  const [commissionInCents, promotionInCents] = [
    between(order.commissionInCents),
    between(order.platformDiscountInCents),
  ]
  return { commissionInCents, promotionInCents, payableInCents: to - from - commissionInCents + promotionInCents }
}

/** The shares of an order that a platform coupon made free: nothing of it is ever refunded in parts. */
const sharesOfFree = ({ commissionInCents, platformDiscountInCents }: SharedOrder): Shares => ({
  commissionInCents,
  promotionInCents: platformDiscountInCents,
  payableInCents: platformDiscountInCents - commissionInCents,
})

/** What each party gives back of a settled order for a refund. */
export function refundShares(order: SharedOrder, amountInCents: Cents): Shares {
  if (order.totalInCents === 0) return sharesOfFree(order)
  return sharesBetween(order, order.refundedInCents, order.refundedInCents + amountInCents)
}

/** What each party gets when the order is settled, less what was refunded before. */
export function settlementShares(order: SharedOrder): Shares {
  if (order.totalInCents === 0) return sharesOfFree(order)
  return sharesBetween(order, order.refundedInCents, order.totalInCents)
}
