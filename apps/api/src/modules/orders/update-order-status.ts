import type { BodyOf } from '@chonoi/contract'
import { mayCancelOrder, mayChangeOrderStatus } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { moveOrder } from './move-order.ts'
import { moneyOf } from './order-views.ts'
import { findOrderForUpdate } from './orders.store.ts'
import { orderStatusChanged } from './orders.events.ts'

/** Moves an order of the current tenant to another status (ORD-04, ORD-05). */
export function updateOrderStatus(
  context: RequestContext,
  orderId: string,
  { status, note }: BodyOf<'updateOrderStatus'>,
): Promise<void> {
  const { person } = context
  return context.transaction(async (queries) => {
    const order = found(await findOrderForUpdate(queries, orderId))
    found(isManagedHere(context, order.tenantId) ? order : undefined)
    enforce(
      status === 'CANCELLED'
        ? mayCancelOrder(order, person)
        : mayChangeOrderStatus({ ...order, ...moneyOf(order) }, status, person),
    )
    await moveOrder(context, order, status, note ?? null, person.actsForPlatform ? 'ADMIN' : 'SELLER')
    await record(context, queries, orderStatusChanged(order, status))
  })
}
