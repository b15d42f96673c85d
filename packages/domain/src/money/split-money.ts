import { type Cents, centsPerVnd, isStorableAmount } from './cents.ts'

/** Splits an amount into equal parts of whole đồng; the đồng left over go to the first parts, none vanishes. */
export function splitMoney(total: Cents, parts: number): readonly Cents[] {
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError('Money is split into at least one part.')
  return allocateMoney(
    total,
    Array.from({ length: parts }, () => 1),
  )
}

/**
 * Splits an amount in proportion to the weights, in whole đồng, by largest remainder (the earlier part wins a tie). The
 * parts always add up to the amount, and no part exceeds its weight when the amount does not exceed their sum: so a
 * discount spread over line totals never makes a line negative.
 */
export function allocateMoney(total: Cents, weights: readonly number[]): readonly Cents[] {
  if (!isStorableAmount(total)) throw new RangeError('Only a whole, non-negative amount of đồng is split.')
  if (weights.length === 0) throw new RangeError('Money is split into at least one part.')
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RangeError('Weights are whole numbers from 0 on.')
  }
  const shares = weights.map(BigInt)
  const sum = shares.reduce((left, right) => left + right, 0n)
  if (sum === 0n) return splitMoney(total, weights.length)

  const vnd = BigInt(total / centsPerVnd)
  const floors = shares.map((share) => (vnd * share) / sum)
  const remainders = shares.map((share) => (vnd * share) % sum)
  const left = Number(vnd - floors.reduce((a, b) => a + b, 0n))
  const winners = new Set(
    remainders
      .map((remainder, index) => ({ remainder, index }))
      .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
      .slice(0, left)
      .map(({ index }) => index),
  )
  return floors.map((floor, index) => (Number(floor) + (winners.has(index) ? 1 : 0)) * centsPerVnd)
}
