import type { BodyOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found, refuseFields } from '../../http/failure.ts'
import { enforceExactTotal, maxCartLines, maxPerLine } from './cart-limits.ts'
import {
  deleteCartLine,
  deleteCartLines,
  findCartLine,
  findCartQuantities,
  findOffers,
  lockOrMakeCart,
  type Offer,
  putCartLines,
  setCartCoupon,
} from './cart.store.ts'
import { offerFor } from './merge-cart.ts'

/** Puts a product into the caller's cart; the quantity adds to what is there. */
export function addCartItem(context: RequestContext, input: BodyOf<'addCartItem'>): Promise<void> {
  const userId = context.person.id
  return context.transaction(async (queries) => {
    await lockOrMakeCart(queries, userId)
    const offer = available(offerFor(await findOffers(queries, [input.productId]), input))
    const cart = await findCartQuantities(queries, userId)
    const before = cart.get(offer.variantId)
    if (before === undefined && cart.size >= maxCartLines)
      throw new Failure('cart.full', { details: { most: maxCartLines } })
    const quantity = (before ?? 0) + (input.quantity ?? 1)
    enforceQuantity(quantity, offer)
    await putCartLines(queries, userId, [{ ...offer, quantity }])
    await enforceExactTotal(queries, userId)
  })
}

/** Sets the quantity of a line. */
export function updateCartItem(context: RequestContext, itemId: string, quantity: number): Promise<void> {
  const userId = context.person.id
  return context.transaction(async (queries) => {
    await lockOrMakeCart(queries, userId)
    const line = found(await findCartLine(queries, userId, itemId))
    const offer = available(offerFor(await findOffers(queries, [line.productId]), line))
    enforceQuantity(quantity, offer)
    await putCartLines(queries, userId, [{ ...offer, quantity }])
    await enforceExactTotal(queries, userId)
  })
}

export function removeCartItem(context: RequestContext, itemId: string): Promise<void> {
  const userId = context.person.id
  return context.transaction(async (queries) => {
    await lockOrMakeCart(queries, userId)
    found(await findCartLine(queries, userId, itemId))
    await deleteCartLine(queries, userId, itemId)
  })
}

/** Empties the cart, its coupon included. */
export function clearCart(context: RequestContext): Promise<void> {
  const userId = context.person.id
  return context.transaction(async (queries) => {
    await lockOrMakeCart(queries, userId)
    await deleteCartLines(queries, userId)
    await setCartCoupon(queries, userId, null)
  })
}

function available(offer: Offer | undefined): Offer {
  if (!offer) throw new Failure('product.not_available')
  return offer
}

function enforceQuantity(quantity: number, { availableStock }: Offer): void {
  if (quantity > availableStock) throw new Failure('stock.insufficient', { details: { availableStock } })
  if (quantity > maxPerLine) refuseFields([{ field: 'quantity', code: 'too_large', params: { max: maxPerLine } }])
}
