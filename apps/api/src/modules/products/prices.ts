import { isStruckOutPrice, vndFromCents } from '@chonoi/domain'
import { refuseFields } from '../../http/failure.ts'

export interface Prices {
  /** Null: a draft has none yet. */
  priceInCents: number | null
  compareAtPriceInCents: number | null
}

/** Refuses a compare-at price that isn't above the price. `path` goes before the name of its field. */
export function enforceStruckOutPrice({ priceInCents, compareAtPriceInCents }: Prices, path = ''): void {
  if (compareAtPriceInCents === null || priceInCents === null) return
  if (isStruckOutPrice(compareAtPriceInCents, priceInCents)) return
  const min = vndFromCents(priceInCents) + 1
  refuseFields([{ field: `${path}compareAtPriceInCents`, code: 'amount.too_small', params: { min } }])
}

/** Returns what a change writes: also removes an old compare-at price that the new price reaches. */
export function changedPrices(
  before: Prices,
  change: { priceInCents?: number | undefined; compareAtPriceInCents?: number | null | undefined },
): { priceInCents?: number; compareAtPriceInCents: number | null } {
  const priceInCents = change.priceInCents ?? before.priceInCents
  const written = change.priceInCents !== undefined && { priceInCents: change.priceInCents }
  if (change.compareAtPriceInCents !== undefined) {
    const { compareAtPriceInCents } = change
    enforceStruckOutPrice({ priceInCents, compareAtPriceInCents })
    return { ...written, compareAtPriceInCents }
  }
  const old = before.compareAtPriceInCents
  const isKept = old !== null && (priceInCents === null || isStruckOutPrice(old, priceInCents))
  return { ...written, compareAtPriceInCents: isKept ? old : null }
}
