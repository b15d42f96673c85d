import type { BodyOf } from '@chonoi/contract'
import {
  addMoney,
  allocateMoney,
  checkDestination,
  isCaptured,
  mayRefund,
  refundDestinations,
  waitsForRemittance,
} from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure, found, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { lockLedger, postLedger } from '../ledger/post-ledger.ts'
import { closeRefundedComplaint } from '../orders/close-refunded-complaint.ts'
import { givenBackEntries } from '../orders/order-postings.ts'
import { moneyOf } from '../orders/order-views.ts'
import { findWholeOrder, type OrderRow, refreshGroupPayment } from '../orders/orders.store.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { changeOrders, lockCheckout } from './checkout-locks.store.ts'
import { writeRefund } from './note-order-refund.ts'
import { collectedMoney, refundPosting } from './payment-postings.ts'
import { paymentRefunded } from './payments.events.ts'
import { findPaymentForUpdate, findPaymentRow, type PaymentRow } from './payments.store.ts'

type Asked = BodyOf<'refundPayment'>

/** What can still be refunded of an order's payment. */
export const refundableOf = (order: OrderRow, payment: Pick<PaymentRow, 'id' | 'status'>): number =>
  order.paymentId === payment.id && isCaptured(payment.status) ? order.totalInCents - order.refundedInCents : 0

/**
 * An administrator refunds a payment, in full or in part: of one order, or spread over all of them in proportion to what
 * is left of each. The money leaves the orders' parties here, under the lock of the checkout and the payment, so the sum
 * of all refunds never exceeds what was captured; sending it to the source is the second step (sendRefunds).
 */
export function refundPayment(context: RequestContext, paymentId: string, asked: Asked): Promise<string> {
  return context.asSystem(async (queries) => {
    const { orderGroupId } = found(await findPaymentRow(queries, paymentId))
    // What a deposit brought is in its owner's wallet, who withdraws it.
    if (orderGroupId === null) throw new Failure('payment.not_refundable')
    const { orders } = found(await lockCheckout(queries, orderGroupId))
    const payment = found(await findPaymentForUpdate(queries, paymentId))
    const named = asked.orderId ? orders.filter(({ id }) => id === asked.orderId) : orders
    if (named.length === 0) throw new Failure('resource.not_found')
    refuseWallet(payment, asked)
    await refundOrders(context, queries, payment, named, asked)
    return paymentId
  })
}

/** A shop refunds one of its orders, at most what is left of it. Returns the order's id. */
export function refundOrder(context: RequestContext, orderId: string, asked: BodyOf<'refundOrder'>): Promise<string> {
  return context.transaction(async (own) => {
    const { order } = found(await findWholeOrder(own, orderId))
    found(isManagedHere(context, order.tenantId) ? order : undefined)
    const { paymentId, groupId } = order
    if (waitsForRemittance({ ...order, ...moneyOf(order) })) throw new Failure('payment.not_remitted')
    if (!paymentId) throw new Failure('payment.not_refundable')
    return context.asSystem(async (queries) => {
      const { orders } = found(await lockCheckout(queries, groupId))
      const payment = found(await findPaymentForUpdate(queries, paymentId))
      refuseWallet(payment, asked)
      await refundOrders(
        context,
        queries,
        payment,
        orders.filter(({ id }) => id === orderId),
        asked,
      )
      return orderId
    })
  })
}

function refuseWallet(payment: PaymentRow, { destination }: Pick<Asked, 'destination'>): void {
  const problems = checkDestination(destination, collectedMoney(payment))
  if (problems.length > 0) refuseFields(problems)
}

/**
 * Refunds orders of a payment; both are locked. The wallet can't give back what a shop collected, so that always goes to
 * its source. Returns the refunds' ids.
 */
export async function refundOrders(
  context: RequestContext,
  queries: Queries,
  payment: PaymentRow,
  orders: readonly OrderRow[],
  { amountInCents: wanted, destination: asked, reason }: Asked,
): Promise<string[]> {
  const money = collectedMoney(payment)
  const [usual] = refundDestinations(money)
  const destination = money.collectedBy === 'SHOP' ? usual : (asked ?? usual)
  const left = orders.map((order) => refundableOf(order, payment))
  const leftInCents = addMoney(...left)
  const amountInCents = wanted ?? leftInCents
  enforce(mayRefund({ ...payment, ...money }, { amountInCents, leftInCents, destination }, context.person))
  const parts = allocateMoney(amountInCents, left)
  if (orders.length > 1) await lockAccounts(queries, payment, orders, { parts, destination })
  const refundIds: string[] = []
  let refunded = payment
  for (const [index, order] of orders.entries()) {
    const part = parts[index] ?? 0
    if (part === 0) continue
    const refundId = await writeRefund(context, queries, refunded, { order, amountInCents: part, reason, destination })
    refundIds.push(refundId)
    refunded = { ...refunded, refundedInCents: refunded.refundedInCents + part }
    const { orderNumber } = order
    await postLedger(
      queries,
      refundPosting(
        { refundId, orderNumber, amountInCents: part, payment },
        destination,
        givenBackEntries(order, part),
      ),
    )
    const refundedInCents = order.refundedInCents + part
    const isWhole = refundedInCents === order.totalInCents
    await changeOrders(queries, [order.id], {
      refundedInCents,
      paymentStatus: isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
    })
    if (isWhole) await closeRefundedComplaint(context, order.id, reason)
    await record(context, queries, paymentRefunded(payment, order, { amountInCents: part, destination, reason }))
  }
  if (payment.orderGroupId) await refreshGroupPayment(queries, payment.orderGroupId)
  return refundIds
}

/** Each order has a posting of its own; others that refund orders of the same shops take their accounts in one order too. */
function lockAccounts(
  queries: Queries,
  payment: PaymentRow,
  orders: readonly OrderRow[],
  { parts, destination }: { parts: readonly number[]; destination: 'WALLET' | 'SOURCE' },
): Promise<void> {
  const postings = orders.map((order, index) => {
    const amountInCents = parts[index] ?? 0
    const refund = { refundId: order.id, orderNumber: order.orderNumber, amountInCents, payment }
    return refundPosting(refund, destination, givenBackEntries(order, amountInCents))
  })
  return lockLedger(
    queries,
    postings.flatMap(({ entries }) => entries),
  )
}
