import type { Calls } from '../../../test/calls/call.ts'
import type { orderRoutes } from './orders.routes.ts'

export const orderCalls = {
  createOrder: {
    body: ({ address, cartVariant }) => ({
      ...{ addressId: address, variantId: cartVariant },
      ...{ paymentMethod: 'WALLET', expectedTotalInCents: 10_000_000 },
    }),
    names: { 'body.addressId': { others: 422 }, 'body.variantId': { others: 'yes' } },
    fixed: ['variantId', 'paymentMethod', 'expectedTotalInCents', 'expectedFeeInCents'],
  },
  listMyOrders: {
    watched: [
      { name: 'own orders', index: 'orders_buyer', isInOrder: true },
      { name: 'own delivered orders', query: { status: 'DELIVERED' }, index: 'orders_buyer', isInOrder: true },
      { name: 'a search in own orders', query: { search: 'bình' }, index: 'order_lines_buyer_product' },
    ],
  },
  getOrderGroup: {
    path: ({ bought }) => ({ id: bought.groupId }),
    row: 'cared',
    watched: [{ name: 'the checkout of an order', index: 'order_groups_pkey' }],
  },
  listManagedOrders: {
    watched: [
      { name: 'a search in the orders of the shop', query: { search: 'gốm' }, index: 'orders_tenant_status' },
      { name: 'the orders of the shop', index: 'orders_tenant', isInOrder: true },
      { name: 'the waiting orders of the shop', query: { status: 'PENDING' }, index: 'orders_tenant_status' },
      {
        ...{ name: 'a search in all orders', as: 'platform', query: { search: 'gốm bình' } },
        // Its total needs no more of an order than this index has.
        index: 'orders_id_tenant_id_buyer_id_key',
      },
      { name: 'all orders', as: 'platform', index: 'orders_created', isInOrder: true, countsAll: true },
    ],
  },
  exportManagedOrders: { unwatched: 'writes all that it lists into a file, now and then' },
  printPackingSlips: {
    body: ({ sold }) => ({ orderIds: [sold.id] }),
    names: { 'body.orderIds.[]': { platformAdmin: 'yes', superAdmin: 'yes', others: 404 } },
    fixed: ['orderIds'],
  },
  getManagedOrder: {
    path: ({ sold }) => ({ id: sold.id }),
    row: 'run',
    watched: [{ name: 'an order, for who runs it', as: 'platform', index: 'order_events_order' }],
  },
  getOrder: {
    path: ({ bought }) => ({ id: bought.id }),
    row: 'cared',
    watched: [{ name: 'an order', index: 'order_events_order' }],
  },
  cancelOrder: { path: ({ bought }) => ({ id: bought.id }), body: { reason: 'Đổi ý rồi' }, row: 'personal' },
  confirmReceipt: { path: ({ received }) => ({ id: received.id }), row: 'personal' },
  reorderOrder: { path: ({ bought }) => ({ id: bought.id }), row: 'personal' },
  shipOrder: {
    path: ({ prepared }) => ({ id: prepared.id }),
    body: { carrier: 'GHN', trackingCode: 'GHN2611250001' },
    fixed: ['carrier', 'trackingCode'],
    row: 'run',
  },
  reportFailedDelivery: {
    path: ({ shipped }) => ({ id: shipped.id }),
    body: { reason: 'Khách từ chối nhận hàng' },
    row: 'run',
  },
  refundOrder: {
    path: ({ sold }) => ({ id: sold.id }),
    body: { reason: 'Hàng lỗi', amountInCents: 100_000 },
    fixed: { destination: 'WALLET', amountInCents: 100_000 },
    row: 'run',
  },
  updateOrderStatus: { path: ({ sold }) => ({ id: sold.id }), body: { status: 'CONFIRMED' }, row: 'run' },
} satisfies Calls<keyof typeof orderRoutes>
