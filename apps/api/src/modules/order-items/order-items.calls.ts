import type { Calls } from '../../../test/calls/call.ts'
import type { orderItemRoutes } from './order-items.routes.ts'

export const orderItemCalls = {
  listOrderItems: {
    query: ({ sold, product, shop }) => ({ orderId: sold.id, productId: product.id, tenantId: shop }),
    names: {
      'query.orderId': { others: 'yes' },
      'query.productId': { others: 'yes' },
      'query.tenantId': { platformAdmin: 'yes', superAdmin: 'yes', others: 403 },
    },
    watched: [{ name: 'the lines of the shop', index: 'order_lines_tenant', isInOrder: true }],
  },
  createOrderItem: {
    body: ({ unpaid, product }) => ({
      ...{ orderId: unpaid.id, productId: product.id, variantId: product.variantId, quantity: 1 },
    }),
    names: {
      // The platform finds it, but the product isn't of its shop.
      'body.orderId': { platformAdmin: 409, superAdmin: 409, others: 404 },
      'body.productId': { others: 409 },
      'body.variantId': { others: 409 },
    },
    reachesNobody: { 'body.productId': 'onTheSite', 'body.variantId': 'onTheSite' },
  },
  listOrderItemsByOrder: {
    path: ({ bought }) => ({ orderId: bought.id }),
    row: 'cared',
    watched: [{ name: 'the lines of an order', index: 'order_lines_order' }],
  },
  getOrderItemStatistics: {
    query: ({ shop }) => ({ tenantId: shop }),
    names: { 'query.tenantId': { platformAdmin: 'yes', superAdmin: 'yes', others: 403 } },
    watched: [{ name: 'the sums of the lines of the shop', index: 'order_lines_tenant' }],
  },
  getOrderItem: { path: ({ bought }) => ({ id: bought.lineId }), row: 'cared', unwatched: 'oneRow' },
  updateOrderItem: { path: ({ unpaid }) => ({ id: unpaid.lineId }), body: { quantity: 1 }, row: 'run' },
  deleteOrderItem: { path: ({ unpaid }) => ({ id: unpaid.lineId }), row: 'run' },
} satisfies Calls<keyof typeof orderItemRoutes>
