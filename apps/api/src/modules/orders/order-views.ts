import type { ListedOrderComplaint, Order, OrderComplaint, OrderGroup, OrderSummary, Shipment } from '@chonoi/contract'
import { collectorOf, type OrderMoney } from '@chonoi/domain'
import type { ComplaintRow } from './complaints.store.ts'
import type { ListedComplaint } from './listed-complaints.store.ts'
import type { findOrders, findOrdersOfGroup, OrderGroupRow, OrderRow } from './orders.store.ts'
import type { ShipmentRow } from './ship-order.store.ts'

type SummaryRow = Awaited<ReturnType<typeof findOrders>>['rows'][number]
export type WholeOrder = Awaited<ReturnType<typeof findOrdersOfGroup>>[number]

const buyerOf = (order: OrderRow) => ({
  id: order.buyerId,
  firstName: order.buyerFirstName,
  lastName: order.buyerLastName,
  email: order.buyerEmail,
})

/** The money of an order: how it is paid, and who receives it. */
export const moneyOf = (order: OrderMoney) => ({
  method: order.paymentMethod,
  collectedBy: collectorOf(order),
})

export function toOrderSummary({ order, tenant, ...first }: SummaryRow): OrderSummary {
  const { id, orderNumber, groupId, status, paymentStatus, paymentMethod, totalInCents } = order
  return {
    ...{ id, orderNumber, groupId, status, paymentStatus, paymentMethod, totalInCents, tenant },
    ...first,
    buyer: buyerOf(order),
    releasedAt: order.releasedAt?.toISOString() ?? null,
    createdAt: order.createdAt.toISOString(),
  }
}

export function toOrder({ order, tenant, lines, events, shipment, complaint, isHandedOver }: WholeOrder): Order {
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    groupId: order.groupId,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    collectedBy: moneyOf(order).collectedBy,
    tenant,
    buyer: buyerOf(order),
    items: lines.map((line) => ({
      id: line.id,
      productId: line.productId,
      variantId: line.variantId,
      name: line.name,
      variantName: line.variantName,
      imageUrl: line.imageUrl,
      quantity: line.quantity,
      priceInCents: line.priceInCents,
      discountInCents: line.discountInCents,
      lineTotal: line.lineTotalInCents,
    })),
    subtotalInCents: order.subtotalInCents,
    discountInCents: order.discountInCents,
    shippingInCents: order.shippingInCents,
    totalInCents: order.totalInCents,
    refundedInCents: order.refundedInCents,
    couponCode: order.couponCode,
    shippingAddress: order.shippingAddress,
    shipment: shipment ? toShipment(shipment) : null,
    note: order.note,
    events: events.map(({ id, status, note, byRole, createdAt }) => ({
      id,
      status,
      note,
      byRole,
      createdAt: createdAt.toISOString(),
    })),
    isHandedOver,
    releaseDueAt: order.releaseDueAt?.toISOString() ?? null,
    releasedAt: order.releasedAt?.toISOString() ?? null,
    complaint: complaint ? toComplaint(complaint) : null,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  }
}

function toComplaint({ status, reason, note, createdAt, decidedAt }: ComplaintRow): OrderComplaint {
  return { status, reason, note, createdAt: createdAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null }
}

export function toListedComplaint({ complaint, order, tenant }: ListedComplaint): ListedOrderComplaint {
  return {
    ...toComplaint(complaint),
    id: order.id,
    orderNumber: order.orderNumber,
    leftInCents: order.totalInCents - order.refundedInCents,
    tenant,
    buyer: buyerOf(order),
  }
}

function toShipment({ carrier, carrierName, trackingCode, expectedOn, shippedAt }: ShipmentRow): Shipment {
  return { carrier, carrierName, trackingCode, expectedOn, shippedAt: shippedAt.toISOString() }
}

export function toOrderGroup(group: OrderGroupRow, orders: readonly WholeOrder[]): OrderGroup {
  const { id, totalInCents, paymentStatus, paymentMethod } = group
  return {
    id,
    totalInCents,
    paymentStatus,
    paymentMethod,
    paymentDueAt: group.paymentDueAt?.toISOString() ?? null,
    createdAt: group.createdAt.toISOString(),
    orders: orders.map(toOrder),
  }
}
