import type { MergedCart } from '@chonoi/contract'
import { unwrap } from '../failure/unwrap.ts'
import type { Locks } from '../timing/locks.ts'
import type { ApiClient } from '../wire/create-api-client.ts'
import type { GuestCart } from './guest-cart.ts'

export interface MergeGuestCartParts {
  readonly api: ApiClient
  readonly guestCart: GuestCart
  readonly locks: Locks
}

/**
 * Hands the guest's cart over to the server's after signing in, and empties it. Two tabs that do so at once take turns, and
 * the second finds nothing left; when a call fails the lines stay for the next try. Answers null when there was nothing.
 */
export function mergeGuestCart({ api, guestCart, locks }: MergeGuestCartParts): Promise<MergedCart | null> {
  return locks.hold('guest-cart', async () => {
    const lines = guestCart.readLines()
    if (lines.length === 0) return null
    const items = lines.map(({ productId, variantId, quantity }) => ({
      productId,
      quantity,
      ...(variantId && { variantId }),
    }))
    const merged = await unwrap(api.POST('/cart/merge', { body: { items } }))
    guestCart.removeUnchanged(lines)
    return merged
  })
}
