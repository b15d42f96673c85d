import type { RequestContext } from '../../http/context.ts'
import { useForCart } from '../coupons/apply-coupon.ts'
import { lockOrMakeCart, setCartCoupon } from './cart.store.ts'

/** Uses a coupon for the caller's cart, in place of another. It counts as used only at checkout. */
export async function applyCartCoupon(context: RequestContext, code: string): Promise<void> {
  await context.transaction((queries) => useForCart(context, queries, code, context.person.id))
}

export function removeCartCoupon(context: RequestContext): Promise<void> {
  const userId = context.person.id
  return context.transaction(async (queries) => {
    await lockOrMakeCart(queries, userId)
    await setCartCoupon(queries, userId, null)
  })
}
