import type { BodyOf, CartCoupon, CouponVerdict } from '@chonoi/contract'
import { problems } from '@chonoi/contract/problems'
import {
  allocateMoney,
  couponDiscount,
  type DecisionCode,
  type DiscountableLine,
  mayUseCoupon,
  normalizeCouponCode,
} from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { discountableLines } from '../cart/cart-lines.ts'
import { findCartRows } from '../cart/cart.store.ts'
import { findListedPrices } from '../products/product-cards.store.ts'
import { couponFacts, countCouponUses, type CouponRow, findCouponByCode } from './coupons.store.ts'

/** Whether the caller could use a code now, and what it would take off; nothing is counted as used. */
export function validateCoupon(context: RequestContext, input: BodyOf<'validateCoupon'>): Promise<CouponVerdict> {
  return context.transaction(async (queries) => {
    const coupon = await context.asSystem((system) => findCouponByCode(system, normalizeCouponCode(input.code)))
    if (!coupon) return refused(null, 'coupon.not_found')
    const lines = await linesOf(context, queries, input)
    const usesByCustomer = await countCouponUses(queries, coupon.id, context.person.id)
    const facts = couponFacts(coupon)
    const decision = mayUseCoupon(facts, { lines, usesByCustomer }, context.ports.now())
    if (!decision.allowed) return refused(coupon, decision.because)
    return {
      ...{ valid: true, coupon: toCartCoupon(coupon), reason: null, message: null },
      discountInCents: couponDiscount(facts, lines),
    }
  })
}

export function toCartCoupon({ code, description, discountType, discountValue }: CouponRow): CartCoupon {
  return { code, description, discountType, discountValue }
}

function refused(coupon: CouponRow | null, reason: DecisionCode | 'coupon.not_found'): CouponVerdict {
  return {
    ...{ valid: false, discountInCents: 0, reason, message: problems[reason].message },
    coupon: coupon && toCartCoupon(coupon),
  }
}

/** What is to be bought: the named products, one of each, or worth the subtotal together; else the caller's cart. */
async function linesOf(
  context: RequestContext,
  queries: Queries,
  { productIds, subtotalInCents }: BodyOf<'validateCoupon'>,
): Promise<DiscountableLine[]> {
  if (productIds === undefined && subtotalInCents === undefined)
    return discountableLines(await findCartRows(queries, context.person.id))
  // A subtotal without products is covered only by a coupon that is valid everywhere.
  if (productIds === undefined || productIds.length === 0)
    return [{ productId: '', categoryId: null, tenantId: '', lineTotal: subtotalInCents ?? 0 }]
  const products = await findListedPrices(queries, productIds)
  const prices = products.map(({ priceInCents }) => priceInCents)
  const totals = subtotalInCents === undefined || prices.length === 0 ? prices : allocateMoney(subtotalInCents, prices)
  return products.map(({ productId, categoryId, tenantId }, index) => ({
    ...{ productId, categoryId, tenantId },
    lineTotal: totals[index] ?? 0,
  }))
}
