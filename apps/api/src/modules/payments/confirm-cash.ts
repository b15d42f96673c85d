import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { insertOrderEvent, markOrder, type OrderRow } from '../orders/orders.store.ts'
import { orderReceived } from '../orders/orders.events.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'
import { changeOrderGroup, changeOrders, type LockedCheckout } from './checkout-locks.store.ts'
import { writePayment } from './write-payment.ts'

/**
 * Confirms orders that are paid in cash. Each has a payment of its own, because every shop's parcel comes on its own
 * day, and is collected by the shop or its courier. Returns the first payment. Runs as the system.
 */
export async function confirmCash(
  context: RequestContext,
  queries: Queries,
  { group }: Pick<LockedCheckout, 'group'>,
  orders: readonly OrderRow[],
): Promise<string> {
  let first: string | undefined
  for (const order of orders) {
    const payment = await writePayment(context, queries, {
      ...{ orderGroupId: group.id, orderId: order.id, buyerId: group.buyerId },
      ...{ method: 'CASH_ON_DELIVERY', amountInCents: order.totalInCents, collectorId: order.tenantId },
    })
    first ??= payment.id
    await markOrder(queries, order.id, { status: 'CONFIRMED' })
    const { id: orderId, tenantId, buyerId } = order
    await insertOrderEvent(queries, {
      ...{ orderId, tenantId, buyerId, status: 'CONFIRMED', note: null, byUserId: null, byRole: 'SYSTEM' },
    })
    await record(context, queries, orderReceived(order, await findShopPeople(queries, tenantId)))
  }
  await changeOrders(
    queries,
    orders.map(({ id }) => id),
    { paymentMethod: 'CASH_ON_DELIVERY' },
  )
  await changeOrderGroup(queries, group.id, { paymentMethod: 'CASH_ON_DELIVERY', paymentDueAt: null })
  if (!first) throw new Error('no order was confirmed')
  return first
}
