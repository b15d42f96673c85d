import type { NotificationType, OrderStatus } from '@chonoi/contract'
import { isPaid, href } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { notify } from '../notifications/notify.ts'
import type { OrderEventRow, OrderRow } from './orders.store.ts'
import { findOrderLines, insertOrderEvent, markOrder, refreshGroupPayment } from './orders.store.ts'
import { refundOrder } from './refund-order.ts'
import { returnStock } from './sell-stock.ts'
import { settleOrder } from './settle-order.ts'

const noticeOf = {
  PENDING: 'ORDER_PLACED',
  CONFIRMED: 'ORDER_CONFIRMED',
  PROCESSING: 'ORDER_PROCESSING',
  SHIPPED: 'ORDER_SHIPPED',
  DELIVERED: 'ORDER_DELIVERED',
  CANCELLED: 'ORDER_CANCELLED',
  REFUNDED: 'ORDER_REFUNDED',
} as const satisfies Record<OrderStatus, NotificationType>

/**
 * Moves a locked order to a status that the rules already allowed, with all that comes with it: stock and money go back
 * on CANCELLED, the shop is settled on DELIVERED, a refund takes it back. Writes the event and tells the buyer.
 */
export async function moveOrder(
  context: RequestContext,
  order: OrderRow,
  to: OrderStatus,
  note: string | null,
  byRole: OrderEventRow['byRole'],
) {
  await context.transaction(async (queries) => {
    const givesBack = (to === 'CANCELLED' || to === 'REFUNDED') && isPaid(order.paymentStatus)
    if (to === 'CANCELLED') await returnStock(context, order.id, await findOrderLines(queries, order.id))
    const refunded = givesBack ? await refundOrder(context, order) : 0
    if (to === 'DELIVERED') await settleOrder(context, order)
    await markOrder(queries, order.id, {
      status: to,
      ...(givesBack && { paymentStatus: 'REFUNDED', refundedInCents: order.refundedInCents + refunded }),
      ...(to === 'DELIVERED' && { deliveredAt: context.ports.now() }),
    })
    if (givesBack) await context.asSystem((system) => refreshGroupPayment(system, order.groupId))
    const { id: orderId, tenantId, buyerId } = order
    await insertOrderEvent(queries, {
      orderId,
      tenantId,
      buyerId,
      status: to,
      note,
      byUserId: context.person.id,
      byRole,
    })
    await notify(queries, buyerId, {
      type: noticeOf[to],
      title: 'Đơn hàng được cập nhật',
      message: `Đơn ${order.orderNumber} chuyển sang trạng thái mới.`,
      link: href('/orders/$orderId', { orderId }),
      data: { orderId, orderNumber: order.orderNumber, status: to },
    })
  })
}
