import { randomUUID } from 'node:crypto'
import type { OrderPaymentMethod } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { changeOrders, lockCheckout } from './checkout-locks.store.ts'
import { confirmCash } from './confirm-cash.ts'
import { insertPayment, insertPaymentEvent } from './payments.store.ts'

/** What a new checkout does about its payment at once: the wallet has paid, cash confirms, the rest waits. */
export async function beginPayment(
  context: RequestContext,
  groupId: string,
  method: OrderPaymentMethod,
): Promise<void> {
  if (method !== 'WALLET' && method !== 'CASH_ON_DELIVERY') return
  await context.asSystem(async (queries) => {
    const checkout = found(await lockCheckout(queries, groupId))
    const { group, orders } = checkout
    if (method === 'CASH_ON_DELIVERY') {
      await confirmCash(context, queries, checkout, orders)
      return
    }
    const [id, now, buyerId] = [randomUUID(), context.ports.now(), group.buyerId]
    await insertPayment(queries, {
      ...{ id, orderGroupId: groupId, buyerId, method, status: 'PAID', amountInCents: group.totalInCents },
      // The checkout's own name: a wallet's payment is looked up nowhere else.
      ...{ reference: groupId.replaceAll('-', '').toUpperCase(), paidAt: now, createdAt: now },
    })
    await insertPaymentEvent(queries, {
      ...{ paymentId: id, buyerId, status: 'PAID', source: 'BUYER', note: null, byUserId: buyerId },
    })
    await changeOrders(
      queries,
      orders.map((order) => order.id),
      { paymentId: id },
    )
  })
}
