import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { lockOrderGroup, type OrderRow } from '../orders/orders.store.ts'
import { capturePayment } from './capture-payment.ts'
import { findCashPayment } from './confirm-cash.ts'
import { findPaidOrders } from './payments.store.ts'

/**
 * The shop or its courier has collected the cash of a delivered order, which is locked. That is the shop's word about its
 * own money: the marketplace is owed the commission and pays nothing out. The checkout's other orders aren't locked: their
 * parcels may arrive at the same moment.
 */
export async function collectCash(context: RequestContext, order: OrderRow): Promise<void> {
  await context.asSystem(async (queries) => {
    const group = found(await lockOrderGroup(queries, order.groupId))
    const payment = await findCashPayment(context, queries, order)
    const orders = await findPaidOrders(queries, { orderGroupId: order.groupId, orderId: null })
    const checkout = { group, orders: orders.map((paid) => paid.order) }
    await capturePayment(context, queries, checkout, payment, { source: 'SELLER', transactionId: null })
  })
}
