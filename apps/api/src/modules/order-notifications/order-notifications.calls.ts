import type { Calls } from '../../../test/calls/call.ts'
import type { orderNotificationRoutes } from './order-notifications.routes.ts'

export const orderNotificationCalls = {
  listOrderNotifications: {
    // One channel: the messages of one note are written at the same moment, so their order isn't told.
    query: ({ sold }) => ({ orderId: sold.id, channel: 'APP' }),
    names: { 'query.orderId': { others: 'yes' } },
    watched: [
      {
        name: 'messages about the orders of the shop',
        query: {},
        index: 'order_notifications_tenant',
        isInOrder: true,
      },
      {
        ...{ name: 'failed messages of the shop', query: { status: 'FAILED' } },
        ...{ index: 'order_notifications_tenant_status', isInOrder: true },
      },
      {
        ...{ name: 'all failed messages about orders', as: 'platform', query: { status: 'FAILED' } },
        ...{ index: 'order_notifications_status', isInOrder: true },
      },
      {
        ...{ name: 'all messages about orders', as: 'platform', query: {} },
        ...{ index: 'order_notifications_created', isInOrder: true, countsAll: true },
      },
    ],
  },
  exportOrderNotifications: {
    query: ({ sold }) => ({ orderId: sold.id, channel: 'APP' }),
    names: { 'query.orderId': { others: 'yes' } },
    unwatched: 'writes all that it lists into a file, now and then',
  },
  getOrderNotificationStatistics: { unwatched: 'sums' },
  getOrderNotification: {
    path: ({ orderMessage }) => ({ id: orderMessage.received }),
    row: 'cared',
    unwatched: 'oneRow',
  },
  createOrderNotification: {
    body: ({ sold }) => ({ orderId: sold.id, type: 'ORDER_MESSAGE', title: 'Về đơn hàng', message: 'Mai giao ạ.' }),
    names: { 'body.orderId': { platformAdmin: 'yes', superAdmin: 'yes', others: 404 } },
  },
  updateOrderNotification: {
    path: ({ orderMessage }) => ({ id: orderMessage.written }),
    body: { title: 'Về đơn hàng', message: 'Chiều mai giao ạ.' },
    row: 'run',
  },
  deleteOrderNotification: { path: ({ orderMessage }) => ({ id: orderMessage.written }), row: 'run' },
  markOrderNotificationRead: { path: ({ orderMessage }) => ({ id: orderMessage.received }), row: 'personal' },
  retryOrderNotification: { path: ({ orderMessage }) => ({ id: orderMessage.failed }), row: 'run' },
} satisfies Calls<keyof typeof orderNotificationRoutes>
