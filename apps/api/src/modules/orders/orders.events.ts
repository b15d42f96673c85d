import { href } from '@chonoi/domain'
import type { OrderPaymentMethod, OrderStatus } from '@chonoi/contract'
import type { Event, Notification } from '../events/event.ts'
import type { OrderRow } from './orders.store.ts'

type NamedOrder = Pick<OrderRow, 'id' | 'orderNumber' | 'tenantId' | 'buyerId'>

const ofOrder = ({ id, tenantId }: NamedOrder) => ({ entityType: 'order', entityId: id, tenantId }) as const

/** A new order. Its shop hears of it once it is paid or confirmed. */
export function orderPlaced(
  order: NamedOrder & Pick<OrderRow, 'totalInCents' | 'paymentStatus'> & { paymentMethod: OrderPaymentMethod },
  shopPeople: readonly string[],
): Event {
  const { id, orderNumber, totalInCents, paymentMethod } = order
  const isUnpaid = order.paymentStatus !== 'PAID'
  const data = { orderId: id, orderNumber, totalInCents }
  return {
    audit: {
      action: 'order.create',
      values: { orderNumber },
      ...ofOrder(order),
      changes: { totalInCents, paymentMethod },
    },
    notifications: [
      {
        type: isUnpaid ? 'ORDER_PLACED_UNPAID' : 'ORDER_PLACED',
        ...{ to: [order.buyerId], link: href('/orders/$orderId', { orderId: id }), data },
      },
      ...(isUnpaid ? [] : [orderReceivedNotification(order, shopPeople)]),
    ],
  }
}

const orderReceivedNotification = ({ id, orderNumber }: NamedOrder, to: readonly string[]): Notification => ({
  type: 'ORDER_RECEIVED',
  to,
  link: href('/seller/orders/$orderId', { orderId: id }),
  data: { orderId: id, orderNumber },
})

/** An order that is paid in cash is the shop's to send. */
export const orderReceived = (order: NamedOrder, shopPeople: readonly string[]): Event => ({
  notifications: [orderReceivedNotification(order, shopPeople)],
})

export const orderCancelled = (order: OrderRow, shopPeople: readonly string[]): Event => ({
  audit: { action: 'order.cancel', values: { orderNumber: order.orderNumber }, ...ofOrder(order) },
  notifications: [
    statusNotification(order, 'CANCELLED'),
    {
      type: 'ORDER_CANCELLED',
      to: shopPeople,
      link: href('/seller/orders/$orderId', { orderId: order.id }),
      data: { orderId: order.id, orderNumber: order.orderNumber },
    },
  ],
})

export const receiptConfirmed = (order: NamedOrder, shopPeople: readonly string[]): Event => ({
  audit: { action: 'order.confirm_receipt', values: { orderNumber: order.orderNumber }, ...ofOrder(order) },
  notifications: [moneyReleased(order, shopPeople)],
})

/** The money of an order that nobody confirmed is released when its day comes. */
export const orderReleased = (order: NamedOrder, shopPeople: readonly string[]): Event => ({
  audit: { action: 'order.release', values: { orderNumber: order.orderNumber }, ...ofOrder(order) },
  notifications: [moneyReleased(order, shopPeople)],
})

const moneyReleased = ({ id, orderNumber }: NamedOrder, to: readonly string[]): Notification => ({
  type: 'ORDER_MONEY_RELEASED',
  to,
  link: href('/seller/orders/$orderId', { orderId: id }),
  data: { orderId: id, orderNumber },
})

export const orderStatusChanged = (order: OrderRow, status: OrderStatus): Event => ({
  audit: {
    action: 'order.status',
    values: { orderNumber: order.orderNumber, from: order.status, to: status },
    ...ofOrder(order),
    changes: { status: { from: order.status, to: status } },
  },
  notifications: [statusNotification(order, status)],
})

const notificationTypes = {
  PENDING: 'ORDER_PLACED',
  CONFIRMED: 'ORDER_CONFIRMED',
  PROCESSING: 'ORDER_PROCESSING',
  SHIPPED: 'ORDER_SHIPPED',
  DELIVERED: 'ORDER_DELIVERED',
  CANCELLED: 'ORDER_CANCELLED',
  REFUNDED: 'ORDER_REFUNDED',
} as const satisfies Record<OrderStatus, Notification['type']>

/** Tells the buyer about the new status. */
const statusNotification = ({ id, orderNumber, buyerId }: OrderRow, status: OrderStatus): Notification => ({
  type: notificationTypes[status],
  to: [buyerId],
  link: href('/orders/$orderId', { orderId: id }),
  data: { orderId: id, orderNumber, status },
})
