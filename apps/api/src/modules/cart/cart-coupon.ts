import { mayUseCoupon, normalizeCouponCode } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure } from '../../http/failure.ts'
import { couponFacts, countCouponUses, findCouponByCode } from '../coupons/coupons.store.ts'
import { discountableLines } from './cart-lines.ts'
import { findCartRows, lockOrMakeCart, setCartCoupon } from './cart.store.ts'

/** Uses a coupon for the caller's cart, in place of another. It counts as used only at checkout. */
export function applyCartCoupon(context: RequestContext, code: string): Promise<void> {
  const userId = context.person.id
  return context.transaction(async (queries) => {
    await lockOrMakeCart(queries, userId)
    const coupon = await findCouponByCode(queries, normalizeCouponCode(code))
    if (!coupon) throw new Failure('coupon.not_found')
    const lines = discountableLines(await findCartRows(queries, userId))
    const usesByCustomer = await countCouponUses(queries, coupon.id, userId)
    enforce(mayUseCoupon(couponFacts(coupon), { lines, usesByCustomer }, context.ports.now()))
    await setCartCoupon(queries, userId, coupon.id)
  })
}

export function removeCartCoupon(context: RequestContext): Promise<void> {
  const userId = context.person.id
  return context.transaction(async (queries) => {
    await lockOrMakeCart(queries, userId)
    await setCartCoupon(queries, userId, null)
  })
}
