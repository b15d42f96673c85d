import type {
  ListedOrderComplaint,
  ManagedOrder,
  Order,
  OrderComplaint,
  OrderGroup,
  OrderSummary,
  Shipment,
} from '@chonoi/contract'
import { collectorOf, type OrderMoney, settlementShares } from '@chonoi/domain'
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

/** Until when the order can be paid: as long as its checkout, unless the order itself is over. */
function dueOf({ order, paymentDueAt }: { order: OrderRow; paymentDueAt: Date | null }): string | null {
  const isAwaited =
    order.status === 'PENDING' && (order.paymentStatus === 'PENDING' || order.paymentStatus === 'FAILED')
  return (isAwaited && paymentDueAt?.toISOString()) || null
}

export function toOrderSummary({ order, tenant, paymentDueAt, ...first }: SummaryRow): OrderSummary {
  const { id, orderNumber, groupId, status, paymentStatus, paymentMethod, totalInCents } = order
  return {
    ...{ id, orderNumber, groupId, status, paymentStatus, paymentMethod, totalInCents, tenant },
    collectedBy: moneyOf(order).collectedBy,
    ...first,
    buyer: buyerOf(order),
    paymentDueAt: dueOf({ order, paymentDueAt }),
    releasedAt: order.releasedAt?.toISOString() ?? null,
    createdAt: order.createdAt.toISOString(),
  }
}

export function toOrder(whole: WholeOrder): Order {
  const { order, tenant, lines, events, shipment, payment, complaint, isHandedOver } = whole
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    groupId: order.groupId,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    collectedBy: moneyOf(order).collectedBy,
    payment: payment && { ...payment, paidAt: payment.paidAt?.toISOString() ?? null },
    paymentDueAt: dueOf(whole),
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

/** The order with the shares of its money, which its buyer doesn't see, and its open returns. */
export function toManagedOrder(
  whole: WholeOrder & { readonly openReturns: ManagedOrder['openReturns'] },
): ManagedOrder {
  const { totalInCents, refundedInCents } = whole.order
  const shares = settlementShares(whole.order)
  return {
    ...toOrder(whole),
    share: { leftInCents: totalInCents - refundedInCents, ...shares },
    openReturns: whole.openReturns,
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

export function toOrderGroup({
  group,
  orders,
  deliveries,
}: {
  group: OrderGroupRow
  orders: readonly WholeOrder[]
  deliveries: OrderGroup['deliveries']
}): OrderGroup {
  const { id, totalInCents, paymentStatus, paymentMethod } = group
  return {
    id,
    totalInCents,
    paymentStatus,
    paymentMethod,
    paymentDueAt: group.paymentDueAt?.toISOString() ?? null,
    createdAt: group.createdAt.toISOString(),
    orders: orders.map(toOrder),
    deliveries,
  }
}
