import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { insertOrderEvent, markOrder, type OrderRow } from '../orders/orders.store.ts'
import { orderReceived } from '../orders/orders.events.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'
import { changeOrderGroup, changeOrders, type LockedCheckout } from './checkout-locks.store.ts'
import { findPendingPayments, type PaymentRow } from './payments.store.ts'
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
    const payment = await writePayment(context, queries, cashOf(order))
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

/** An order's payment in cash, which its shop or its courier collects. */
const cashOf = ({ id, groupId, buyerId, tenantId, totalInCents }: OrderRow) => ({
  ...{ orderGroupId: groupId, orderId: id, buyerId, method: 'CASH_ON_DELIVERY' as const },
  ...{ amountInCents: totalInCents, collectorId: tenantId },
})

/**
 * The payment that takes the cash of an order, locked. An administrator may have ended it while the order stands: whoever
 * hands the goods over still takes cash for them, so it is another payment. Needs the checkout locked. Runs as the system.
 */
export async function findCashPayment(context: RequestContext, queries: Queries, order: OrderRow): Promise<PaymentRow> {
  const pending = await findPendingPayments(queries, order.groupId)
  return (
    pending.find(({ orderId }) => orderId === order.id) ??
    (await writePayment(context, queries, cashOf(order), 'SELLER'))
  )
}
