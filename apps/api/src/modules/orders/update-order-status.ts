import type { BodyOf } from '@chonoi/contract'
import { mayCancelOrder, mayChangeOrderStatus } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found } from '../../http/failure.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { moveOrder } from './move-order.ts'
import { findOrderForUpdate } from './orders.store.ts'

/** The shop, or the platform, takes an order of theirs to the next status (ORD-04, ORD-05). */
export function updateOrderStatus(
  context: RequestContext,
  orderId: string,
  { status, note }: BodyOf<'updateOrderStatus'>,
): Promise<void> {
  const { person } = context
  return context.transaction(async (queries) => {
    const order = found(await findOrderForUpdate(queries, orderId))
    found(isManagedHere(context, order.tenantId) ? order : undefined)
    enforce(status === 'CANCELLED' ? mayCancelOrder(order, person) : mayChangeOrderStatus(order, status, person))
    await moveOrder(context, order, status, note ?? null, person.actsForPlatform ? 'ADMIN' : 'SELLER')
    await writeAudit(context, queries, {
      action: 'order.status',
      description: `Order ${order.orderNumber}: ${order.status} to ${status}`,
      vietnameseDescription: `Đơn hàng ${order.orderNumber}: ${order.status} → ${status}`,
      entityType: 'order',
      entityId: orderId,
      tenantId: order.tenantId,
      changes: { status: { from: order.status, to: status } },
    })
  })
}
