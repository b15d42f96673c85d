import type { Routes } from '../../http/handlers.ts'
import { applyCartCoupon, removeCartCoupon } from './cart-coupon.ts'
import { addCartItem, clearCart, removeCartItem, updateCartItem } from './change-cart.ts'
import { mergeIntoCart } from './merge-cart.ts'
import { readCart, readCartSummary } from './read-cart.ts'

export const cartRoutes = {
  async getCart(context, { query }) {
    return readCart(context, query)
  },
  async getCartSummary(context) {
    return readCartSummary(context)
  },
  async addCartItem(context, { body }) {
    await addCartItem(context, body)
    return readCart(context)
  },
  async updateCartItem(context, { path, body }) {
    await updateCartItem(context, path.itemId, body.quantity)
    return readCart(context)
  },
  async removeCartItem(context, { path }) {
    await removeCartItem(context, path.itemId)
    return readCart(context)
  },
  async clearCart(context) {
    await clearCart(context)
    return readCart(context)
  },
  async applyCartCoupon(context, { body }) {
    await applyCartCoupon(context, body.code)
    return readCart(context)
  },
  async removeCartCoupon(context) {
    await removeCartCoupon(context)
    return readCart(context)
  },
  async mergeCart(context, { body }) {
    const skipped = await mergeIntoCart(context, body.items)
    return { cart: await readCart(context), skipped }
  },
} satisfies Routes
