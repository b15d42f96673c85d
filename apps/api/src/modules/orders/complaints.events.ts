import { href } from '@chonoi/domain'
import type { Event } from '../events/event.ts'
import type { OrderRow } from './orders.store.ts'

type NamedOrder = Pick<OrderRow, 'id' | 'orderNumber' | 'tenantId' | 'buyerId'>

const auditOf = ({ id, orderNumber, tenantId }: NamedOrder) =>
  ({ entityType: 'order', entityId: id, tenantId, values: { orderNumber } }) as const

/** A complaint: the shop may answer it by a refund, an administrator decides. */
export function complaintOpened(
  order: NamedOrder,
  { shop, platform }: { shop: readonly string[]; platform: readonly string[] },
): Event {
  const { id, orderNumber } = order
  const told = { type: 'ORDER_COMPLAINT_OPENED', data: { orderId: id, orderNumber } } as const
  return {
    audit: { action: 'order.complain', ...auditOf(order) },
    notifications: [
      { ...told, to: shop, link: href('/seller/orders/$orderId', { orderId: id }) },
      { ...told, to: platform, link: href('/admin/orders/complaints') },
    ],
  }
}

/** The decision about a complaint, for both sides. */
export function complaintDecided(order: NamedOrder, status: 'RELEASED' | 'REFUNDED', shop: readonly string[]): Event {
  const { id, orderNumber } = order
  const told = { type: `ORDER_COMPLAINT_${status}`, data: { orderId: id, orderNumber } } as const
  return {
    audit: {
      action: 'order.complaint_decided',
      ...auditOf(order),
      severity: 'WARNING',
      changes: { status: { from: 'OPEN', to: status } },
    },
    notifications: [
      { ...told, to: [order.buyerId], link: href('/orders/$orderId', { orderId: id }) },
      { ...told, to: shop, link: href('/seller/orders/$orderId', { orderId: id }) },
    ],
  }
}
