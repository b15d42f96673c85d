import { asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { orderGroups, orderLines, orders } from '../database/tables/orders.ts'
import { payments } from '../database/tables/payments.ts'
import { findShipments } from '../modules/orders/ship-order.store.ts'

export type MailedOrder = Awaited<ReturnType<typeof findOrdersToMail>>[number]

/** Orders with what their mails tell: the goods, the payment and the shipment. */
export async function findOrdersToMail(queries: Queries, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  const ids = [...new Set(orderIds)]
  const found = await queries
    .select({
      order: orders,
      paymentDueAt: orderGroups.paymentDueAt,
      payment: { amountInCents: payments.amountInCents, feeInCents: payments.feeInCents },
    })
    .from(orders)
    .leftJoin(orderGroups, eq(orderGroups.id, orders.groupId))
    .leftJoin(payments, eq(payments.id, orders.paymentId))
    .where(inArray(orders.id, ids))
  const lines = await queries
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.createdAt), asc(orderLines.name), asc(orderLines.id))
  const shipments = await findShipments(queries, ids)
  return found.map((one) => ({
    ...one,
    lines: lines.filter(({ orderId }) => orderId === one.order.id),
    shipment: shipments.find(({ orderId }) => orderId === one.order.id),
  }))
}
