import { newIdempotencyKey } from '@chonoi/api-client'
import type { Cart } from '@chonoi/contract'

const storageName = 'checkoutIntent'

interface Intent {
  cart: string
  key: string
}

/** Identifies an intent by the ids of the cart's lines, which are new after each checkout. */
const nameOf = (cart: Cart, userId: string) => [userId, ...cart.items.map(({ id }) => id).sort()].join(' ')

function stored(): Intent | null {
  try {
    const intent: unknown = JSON.parse(localStorage.getItem(storageName) ?? 'null')
    return intent !== null && typeof intent === 'object' && 'cart' in intent && 'key' in intent
      ? (intent as Intent)
      : null
  } catch {
    return null
  }
}

/**
 * Stores the Idempotency-Key of a checkout: one per cart and person, the same in every tab and after a reload until the
 * order is placed. A repeated press, a second tab or a lost answer thus never creates a second order.
 */
export function checkoutKey(cart: Cart, userId: string): string {
  const name = nameOf(cart, userId)
  const before = stored()
  if (before?.cart === name) return before.key
  const key = newIdempotencyKey()
  localStorage.setItem(storageName, JSON.stringify({ cart: name, key } satisfies Intent))
  return key
}

export function forgetCheckoutKey(): void {
  localStorage.removeItem(storageName)
}
