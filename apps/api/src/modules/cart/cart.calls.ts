import type { Calls } from '../../../test/calls/call.ts'
import type { cartRoutes } from './cart.routes.ts'

export const cartCalls = {
  getCart: {
    query: ({ cartVariant, address }) => ({ variantId: cartVariant, addressId: address }),
    names: { 'query.variantId': { others: 'yes' }, 'query.addressId': { others: 422 } },
    watched: [{ name: 'the cart', query: {}, index: 'cart_items_user_id_variant_id_key' }],
  },
  getCartSummary: { watched: [{ name: 'the sum of the cart', index: 'cart_items_user_id_variant_id_key' }] },
  addCartItem: {
    body: ({ product }) => ({ productId: product.id, variantId: product.variantId, quantity: 1 }),
    names: { 'body.productId': { others: 409 }, 'body.variantId': { others: 409 } },
    reachesNobody: { 'body.productId': 'onTheSite', 'body.variantId': 'onTheSite' },
  },
  updateCartItem: { path: ({ cartItem }) => ({ itemId: cartItem }), body: { quantity: 2 }, row: 'personal' },
  removeCartItem: { path: ({ cartItem }) => ({ itemId: cartItem }), row: 'personal' },
  clearCart: {},
  applyCartCoupon: { body: ({ couponCode }) => ({ code: couponCode }), fixed: ['code'] },
  removeCartCoupon: {},
  mergeCart: {
    body: ({ product }) => ({ items: [{ productId: product.id, variantId: product.variantId, quantity: 1 }] }),
    names: { 'body.items.[].productId': { others: 'yes' }, 'body.items.[].variantId': { others: 'yes' } },
  },
} satisfies Calls<keyof typeof cartRoutes>
