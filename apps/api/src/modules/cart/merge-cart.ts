import type { SkippedCartLine } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { findCartQuantities, findOffers, lockOrMakeCart, type Offer, putCartLines } from './cart.store.ts'
import { enforceExactTotal, maxCartLines, maxPerLine } from './cart-limits.ts'

export interface WantedLine {
  productId: string
  variantId?: string | undefined
  quantity: number
}

/**
 * Adds lines to the caller's cart, limited by stock. Lines that can't be bought are skipped with a reason. An existing
 * line takes the larger quantity, so that a repeated merge changes nothing.
 */
export function mergeIntoCart(context: RequestContext, wanted: readonly WantedLine[]): Promise<SkippedCartLine[]> {
  const userId = context.person.id
  return context.transaction(async (queries) => {
    await lockOrMakeCart(queries, userId)
    if (wanted.length === 0) return []
    const offers = await findOffers(queries, [...new Set(wanted.map(({ productId }) => productId))])
    const cart = await findCartQuantities(queries, userId)
    const skipped: SkippedCartLine[] = []
    const lines = new Map<string, { productId: string; variantId: string; quantity: number }>()
    for (const line of wanted) {
      const offer = offerFor(offers, line)
      const reason = whySkipped(offer, cart)
      if (!offer || reason) {
        skipped.push({ productId: line.productId, reason: reason ?? 'product.not_available' })
        continue
      }
      const { productId, variantId, availableStock } = offer
      const larger = Math.max(line.quantity, cart.get(variantId) ?? 0)
      const quantity = Math.min(larger, availableStock, maxPerLine)
      cart.set(variantId, quantity)
      lines.set(variantId, { productId, variantId, quantity })
    }
    await putCartLines(queries, userId, [...lines.values()])
    await enforceExactTotal(queries, userId)
    return skipped
  })
}

/** The variant that was asked for, or the default one. */
export function offerFor(offers: readonly Offer[], { productId, variantId }: Omit<WantedLine, 'quantity'>) {
  return offers.find(
    (offer) => offer.productId === productId && (variantId ? offer.variantId === variantId : offer.isDefault),
  )
}

function whySkipped(offer: Offer | undefined, cart: ReadonlyMap<string, number>): SkippedCartLine['reason'] | null {
  if (!offer) return 'product.not_available'
  if (offer.availableStock <= 0) return 'stock.insufficient'
  return !cart.has(offer.variantId) && cart.size >= maxCartLines ? 'cart.full' : null
}
