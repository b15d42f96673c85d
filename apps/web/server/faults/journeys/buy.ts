import type { BodyOf, OrderGroup } from '@chonoi/contract'
import { anyOf, byChance, type Journey } from './journey.ts'

/** Adds a product to the cart, sometimes with a coupon, and checks out. */
export const buy: Journey = async ({ market, buyer, calls, cart, books }) => {
  const product: BodyOf<'addCartItem'> = { productId: anyOf(market.products).id, quantity: 1 }
  let total = await cart.change({ method: 'POST', path: '/cart', body: product })
  if (total === undefined) return
  if (byChance(30)) {
    const withCoupon = await cart.change({ method: 'POST', path: '/cart/coupon', body: { code: market.coupon } })
    total = withCoupon ?? total
  }
  const body: BodyOf<'createOrder'> = {
    ...{ addressId: buyer.addressId, paymentMethod: 'WALLET', expectedTotalInCents: total },
  }
  // As it was when the total was last heard: the order itself may be asked for until the cart would be sure again.
  const { isUnsure } = cart
  const isExcused = (code: string | undefined) => isUnsure && code === 'order.price_changed'
  const answer = await calls.untilTold({ method: 'POST', path: '/orders', body }, 201, isExcused)
  if (!answer) return
  const { id, orders } = answer.body as unknown as OrderGroup
  books.bought(
    id,
    orders.map((order) => ({
      ...{ id: order.id, shop: order.tenant.id, totalInCents: order.totalInCents, status: order.status },
    })),
  )
}

/** Signs in a guest with a cart, which is merged into the buyer's. */
export const bringGuestCart: Journey = async ({ market, cart }) => {
  const items = [1, 2].map((quantity) => ({ productId: anyOf(market.products).id, quantity }))
  await cart.change({ method: 'POST', path: '/cart/merge', body: { items } satisfies BodyOf<'mergeCart'> })
}
