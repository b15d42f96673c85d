import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { moveOrder } from '../orders/move-order.ts'
import { findOrderLines, type OrderRow, refreshGroupPayment } from '../orders/orders.store.ts'
import { lockProducts } from '../stock/stock.store.ts'
import { lockCheckout } from './checkout-locks.store.ts'
import { closePendingPayments } from './close-payment.ts'
import { orderExpired } from './payments.events.ts'
import { findPendingPayments } from './payments.store.ts'
import { isUnpaid } from './read-payment-options.ts'

/** Who asked a gateway last has had its answer by then. */
const graceMs = 60_000

/**
 * Cancels the unpaid orders of a checkout whose time is over: their goods and the coupon are free again. Waits while a
 * payment is still open at its gateway. Answers whether it did. Needs the system's context.
 */
export function expireCheckout(context: RequestContext, groupId: string): Promise<boolean> {
  return context.asSystem(async (queries) => {
    const checkout = await lockCheckout(queries, groupId)
    const now = context.ports.now()
    if (!checkout?.group.paymentDueAt || checkout.group.paymentDueAt > now) return false
    const open = (await findPendingPayments(queries, groupId)).some(
      ({ orderId, expiresAt }) => orderId === null && expiresAt && expiresAt.getTime() + graceMs > now.getTime(),
    )
    if (open) return false
    const unpaid = checkout.orders.filter(isUnpaid)
    await lockGoods(queries, unpaid)
    await closePendingPayments(context, queries, groupId, 'EXPIRED', 'SYSTEM')
    for (const order of unpaid) {
      await moveOrder(context, order, 'CANCELLED', null, 'SYSTEM')
      await record(context, queries, orderExpired(order))
    }
    await refreshGroupPayment(queries, groupId)
    return true
  })
}

/** All at once, because a checkout of the same goods takes them in the order of products and not of orders. */
async function lockGoods(queries: Queries, orders: readonly OrderRow[]): Promise<void> {
  const productIds: string[] = []
  for (const { id } of orders) for (const line of await findOrderLines(queries, id)) productIds.push(line.productId)
  await lockProducts(queries, productIds)
}
