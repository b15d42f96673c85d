import { isStruckOutPrice, vndFromCents } from '@chonoi/domain'
import { refuseFields } from '../../http/failure.ts'

export interface Prices {
  priceInCents: number
  compareAtPriceInCents: number | null
}

/** Refuses a compare-at price that isn't above the price. */
export function enforceStruckOutPrice({ priceInCents, compareAtPriceInCents }: Prices): void {
  if (compareAtPriceInCents === null || isStruckOutPrice(compareAtPriceInCents, priceInCents)) return
  const min = vndFromCents(priceInCents) + 1
  refuseFields([{ field: 'compareAtPriceInCents', code: 'amount.too_small', params: { min } }])
}

/** Returns the prices after a change. Removes an old compare-at price that the new price reaches. */
export function changedPrices(before: Prices, change: Partial<Prices>): Prices {
  const priceInCents = change.priceInCents ?? before.priceInCents
  if (change.compareAtPriceInCents !== undefined) {
    const after = { priceInCents, compareAtPriceInCents: change.compareAtPriceInCents }
    enforceStruckOutPrice(after)
    return after
  }
  const old = before.compareAtPriceInCents
  return { priceInCents, compareAtPriceInCents: old !== null && isStruckOutPrice(old, priceInCents) ? old : null }
}
