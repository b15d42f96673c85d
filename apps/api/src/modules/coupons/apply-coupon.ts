import type { AppliedCoupon, BodyOf } from '@chonoi/contract'
import { couponDiscount, mayUseCoupon, normalizeCouponCode, owns } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure, found } from '../../http/failure.ts'
import { findUser } from '../auth/accounts.store.ts'
import { discountableLines } from '../cart/cart-lines.ts'
import { findCartRows, lockOrMakeCart, setCartCoupon } from '../cart/cart.store.ts'
import { record } from '../events/record.ts'
import { couponGiven } from './coupons.events.ts'
import { couponFacts, countCouponUses, type CouponRow, findCouponByCode } from './coupons.store.ts'
import { toCartCoupon } from './validate-coupon.ts'

/** Puts a coupon into the caller's cart, or as a platform administrator into a customer's, who is told. */
export function applyCoupon(
  context: RequestContext,
  code: string,
  { customerId = context.person.id }: NonNullable<BodyOf<'applyCoupon'>> = {},
): Promise<AppliedCoupon> {
  const { person } = context
  if (owns(person, customerId))
    return context.transaction(async (queries) => toApplied(await useForCart(context, queries, code, customerId)))
  if (!person.actsForPlatform) throw new Failure('auth.not_yours')
  // Carts are hidden from everybody but their owner.
  return context.asSystem(async (queries) => {
    const customer = found(await findUser(queries, customerId))
    const applied = await useForCart(context, queries, code, customer.id)
    await record(context, queries, couponGiven(applied.coupon, customer))
    return toApplied(applied)
  })
}

interface Applied {
  coupon: CouponRow
  discountInCents: number
}

const toApplied = ({ coupon, discountInCents }: Applied): AppliedCoupon => ({
  ...{ success: true, coupon: toCartCoupon(coupon), discountInCents },
})

/**
 * Uses a coupon for a cart, in place of another. It counts as used only at checkout. Fails with coupon.not_found, or
 * the reason why the cart can't use it.
 */
export async function useForCart(
  context: RequestContext,
  queries: Queries,
  code: string,
  userId: string,
): Promise<Applied> {
  await lockOrMakeCart(queries, userId)
  const coupon = await context.asSystem((system) => findCouponByCode(system, normalizeCouponCode(code)))
  if (!coupon) throw new Failure('coupon.not_found')
  const lines = discountableLines(await findCartRows(queries, userId))
  const usesByCustomer = await countCouponUses(queries, coupon.id, userId)
  const facts = couponFacts(coupon)
  enforce(mayUseCoupon(facts, { lines, usesByCustomer }, context.ports.now()))
  await setCartCoupon(queries, userId, coupon.id)
  return { coupon, discountInCents: couponDiscount(facts, lines) }
}
