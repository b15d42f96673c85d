import { type Cents, centsPerVnd, isStorableAmount } from './cents.ts'

/** 100 % in basis points. */
export const wholeInBasisPoints = 10_000

/** The platform's default commission on a shop's orders: 5 %. New tenants start with it. */
export const standardCommission = 500

/** A percentage with at most two decimals, as basis points: 2.9 % is 290. */
export function basisPointsFromPercent(percent: number): number {
  return Math.round(percent * 100)
}

/**
 * The share of an amount, rounded half up to a whole đồng. Uses BigInt, since cents times basis points exceeds the safe
 * integers.
 */
export function shareOf(amount: Cents, basisPoints: number): Cents {
  if (!isStorableAmount(amount)) throw new RangeError('A share is taken of a whole, non-negative amount of đồng.')
  if (!Number.isSafeInteger(basisPoints) || basisPoints < 0) throw new RangeError('Basis points are whole, from 0 on.')
  const vnd = BigInt(amount / centsPerVnd)
  const whole = BigInt(wholeInBasisPoints)
  const rounded = (vnd * BigInt(basisPoints) + whole / 2n) / whole
  const cents = Number(rounded * BigInt(centsPerVnd))
  if (!Number.isSafeInteger(cents)) throw new RangeError('The share is outside the range of exact money.')
  return cents
}

/** Splits an amount into commission and payable, which add up to the amount. */
export function splitCommission(amount: Cents, basisPoints: number): { commission: Cents; payable: Cents } {
  if (basisPoints > wholeInBasisPoints) throw new RangeError('A commission is at most the whole amount.')
  const commission = shareOf(amount, basisPoints)
  return { commission, payable: amount - commission }
}
