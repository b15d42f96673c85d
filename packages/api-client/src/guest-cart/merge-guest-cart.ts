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
 * Merges the guest's cart into the server's after sign-in, and empties it. Concurrent calls from two tabs are
 * serialized, and the second finds nothing left. When a call fails the lines stay for the next attempt. Returns null
 * when there was nothing to merge.
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
