import { mayCancelOrder, owns, href } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found } from '../../http/failure.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { notify } from '../notifications/notify.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'
import { moveOrder } from './move-order.ts'
import { findOrderForUpdate } from './orders.store.ts'

/** The buyer cancels an order that isn't under way yet; stock and money go back (ORD-07). */
export function cancelOrder(context: RequestContext, orderId: string, reason: string): Promise<void> {
  return context.transaction(async (queries) => {
    const order = found(await findOrderForUpdate(queries, orderId))
    found(owns(context.person, order.buyerId) ? order : undefined)
    enforce(mayCancelOrder(order, context.person))
    await moveOrder(context, order, 'CANCELLED', reason, 'BUYER')
    for (const userId of await context.asSystem((system) => findShopPeople(system, order.tenantId))) {
      await notify(queries, userId, {
        type: 'ORDER_CANCELLED',
        title: 'Đơn hàng bị huỷ',
        message: `Người mua đã huỷ đơn ${order.orderNumber}.`,
        link: href('/seller/orders/$orderId', { orderId }),
        data: { orderId, orderNumber: order.orderNumber },
      })
    }
    await writeAudit(context, queries, {
      action: 'order.cancel',
      description: `Cancelled order ${order.orderNumber}`,
      vietnameseDescription: `Huỷ đơn hàng ${order.orderNumber}`,
      entityType: 'order',
      entityId: orderId,
      tenantId: order.tenantId,
    })
  })
}
