import type { OrderStatus } from '@chonoi/contract'
import { isPaid, moneyRouteOf } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { collectCash } from '../payments/collect-cash.ts'
import { closeRefundedComplaint } from './close-refunded-complaint.ts'
import type { OrderEventRow, OrderRow } from './orders.store.ts'
import { findOrderLines, insertOrderEvent, markOrder, refreshGroupPayment } from './orders.store.ts'
import { moneyOf } from './order-views.ts'
import { dropPayment, returnMoney } from './return-money.ts'
import { returnStock } from './sell-stock.ts'
import { releaseDueAt } from './release-order.ts'

/**
 * Moves a locked order to a status that the rules allowed: returns stock and money on CANCELLED, takes the shop's cash on
 * DELIVERED, from when the shop's money waits for its release, gives money back on a refund, which ends a complaint, and
 * adds to the order's history. The caller records the event.
 */
export async function moveOrder(
  context: RequestContext,
  order: OrderRow,
  to: OrderStatus,
  note: string | null,
  byRole: OrderEventRow['byRole'],
) {
  await context.transaction(async (queries) => {
    const isEnding = to === 'CANCELLED' || to === 'REFUNDED'
    const givesBack = isEnding && isPaid(order.paymentStatus)
    if (to === 'CANCELLED') await returnStock(context, order.id, await findOrderLines(queries, order.id))
    const refunded = givesBack ? await returnMoney(context, order, note ?? to) : 0
    if (isEnding && !givesBack) await dropPayment(context, order)
    if (to === 'REFUNDED') await closeRefundedComplaint(context, order.id, note)
    const isCashOfShop = !isPaid(order.paymentStatus) && moneyRouteOf(moneyOf(order)).confirmedBy === 'SHOP'
    if (to === 'DELIVERED' && isCashOfShop) await collectCash(context, order)
    await markOrder(queries, order.id, {
      status: to,
      ...(givesBack && { paymentStatus: 'REFUNDED', refundedInCents: order.refundedInCents + refunded }),
      ...(to === 'DELIVERED' && (await deliveredNow(context, queries))),
    })
    if (isEnding) await context.asSystem((system) => refreshGroupPayment(system, order.groupId))
    const { id: orderId, tenantId, buyerId } = order
    await insertOrderEvent(queries, {
      orderId,
      tenantId,
      buyerId,
      status: to,
      note,
      byUserId: context.actor?.id ?? null,
      byRole,
    })
  })
}

async function deliveredNow({ ports }: RequestContext, queries: Queries) {
  const deliveredAt = ports.now()
  return { deliveredAt, releaseDueAt: await releaseDueAt(queries, deliveredAt) }
}
