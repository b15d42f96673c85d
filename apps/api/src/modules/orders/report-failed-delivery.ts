import { mayReportFailedDelivery } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { moveOrder } from './move-order.ts'
import { orderStatusChanged } from './orders.events.ts'
import { findOrderForUpdate } from './orders.store.ts'

/**
 * The shop has the parcel of an order of the current tenant back. Stock and money return as when an order is cancelled,
 * and the buyer reads the reason.
 */
export function reportFailedDelivery(context: RequestContext, orderId: string, reason: string): Promise<void> {
  const { person } = context
  return context.transaction(async (queries) => {
    const order = found(await findOrderForUpdate(queries, orderId))
    found(isManagedHere(context, order.tenantId) ? order : undefined)
    enforce(mayReportFailedDelivery(order, person))
    await moveOrder(context, order, 'CANCELLED', reason, person.actsForPlatform ? 'ADMIN' : 'SELLER')
    await record(context, queries, orderStatusChanged(order, 'CANCELLED'))
  })
}
