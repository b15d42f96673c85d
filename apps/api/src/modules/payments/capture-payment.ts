import { addMoney, statusAfterRefunds } from '@chonoi/domain'
import type { SchemaOf } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { completeDeposit } from '../deposits/complete-deposit.ts'
import { record } from '../events/record.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { type OrderRow, refreshGroupPayment } from '../orders/orders.store.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'
import {
  awaitsPayment,
  changeOrderGroup,
  changeOrders,
  findPlatformTenantId,
  type LockedCheckout,
} from './checkout-locks.store.ts'
import { closePendingPayments } from './close-payment.ts'
import { capturePosting } from './payment-postings.ts'
import { writeRefund } from './note-order-refund.ts'
import { paymentCaptured, paymentRefunded } from './payments.events.ts'
import { changePayment, insertPaymentEvent, type PaymentRow } from './payments.store.ts'

export interface Capture {
  readonly source: SchemaOf<'PaymentSource'>
  readonly transactionId: string | null
  readonly note?: string | null
}

/**
 * The money of a payment has arrived: the orders that still wait are paid, as far as it reaches. The fee stays with its
 * collector, whom the gateway charges for it. What is left over, all the rest when the checkout was paid or cancelled
 * meanwhile, goes to the buyer's wallet, and so does a deposit's; what a shop collected goes back through its gateway. Needs the checkout and the payment locked, and the system's scope.
 */
export async function capturePayment(
  context: RequestContext,
  queries: Queries,
  checkout: LockedCheckout | null,
  payment: PaymentRow,
  capture: Capture,
): Promise<void> {
  if (!checkout && (await completeDeposit(context, queries, payment)))
    return markCaptured(context, queries, payment, 0, capture)
  const { group, orders } = checkout ?? { group: null, orders: [] }
  const covered = coveredOrders(orders, payment)
  const coveredInCents = addMoney(...covered.map((order) => order.totalInCents))
  const leftoverInCents = payment.amountInCents - payment.feeInCents - coveredInCents
  const platformTenantId = await findPlatformTenantId(queries)
  if (payment.amountInCents > 0)
    await postLedger(queries, capturePosting(payment, covered, { leftoverInCents, platformTenantId }))
  await changeOrders(
    queries,
    covered.map(({ id }) => id),
    {
      ...{ paymentStatus: 'PAID', paymentId: payment.id, paymentMethod: payment.method },
      isCollectedByShop: payment.collectorId !== null,
    },
  )
  const toWalletInCents = payment.collectorId ? 0 : leftoverInCents
  await markCaptured(context, queries, payment, toWalletInCents, capture)
  if (payment.collectorId) await sendLeftoverBack(context, queries, payment, orders, leftoverInCents)
  if (group && covered.length > 0) {
    const isWhole = orders.every((order) => !awaitsPayment(order) || covered.includes(order))
    await changeOrderGroup(queries, group.id, {
      paymentMethod: payment.method,
      ...(isWhole && { paymentDueAt: null }),
    })
    if (payment.orderId === null) await closePendingPayments(context, queries, group.id, 'CANCELLED', 'SYSTEM')
    await refreshGroupPayment(queries, group.id)
  }
  const withPeople: { order: OrderRow; shopPeople: string[] }[] = []
  for (const order of covered)
    withPeople.push({
      order,
      // Cash is collected after the shop has known of the order for days.
      shopPeople: payment.method === 'CASH_ON_DELIVERY' ? [] : await findShopPeople(queries, order.tenantId),
    })
  await record(context, queries, paymentCaptured(payment, withPeople, toWalletInCents))
}

/**
 * What a shop collected and nobody waits for goes back the way it came; its posting was the capture's. It is written on
 * the order of the shop that has the money: that shop owes it, and no other may read of it.
 */
async function sendLeftoverBack(
  context: RequestContext,
  queries: Queries,
  payment: PaymentRow,
  orders: readonly OrderRow[],
  amountInCents: number,
): Promise<void> {
  if (amountInCents === 0) return
  const order = orders.find(({ tenantId }) => tenantId === payment.collectorId)
  if (!order) throw new Error('the shop that collected a payment has no order of it')
  const refund = { amountInCents, destination: 'SOURCE', reason: payment.reference } as const
  await writeRefund(context, queries, payment, { order, ...refund })
  await record(context, queries, paymentRefunded(payment, order, refund))
}

/** Writes the payment's own part: its status, where its money went, and its history. */
async function markCaptured(
  context: RequestContext,
  queries: Queries,
  payment: PaymentRow,
  leftoverInCents: number,
  { source, transactionId, note }: Capture,
): Promise<void> {
  const status = statusAfterRefunds({ ...payment, refundedInCents: leftoverInCents })
  await changePayment(queries, payment.id, {
    ...{ status, refundedInCents: leftoverInCents, transactionId, nextQueryAt: null },
    paidAt: context.ports.now(),
    resultCode: null,
  })
  await insertPaymentEvent(queries, {
    ...{ paymentId: payment.id, buyerId: payment.buyerId, status, source, note: note ?? null },
    byUserId: context.actor?.id ?? null,
  })
}

/** The waiting orders in their order, as far as the money reaches. A cash order is paid by its own payment only. */
function coveredOrders(orders: readonly OrderRow[], payment: PaymentRow): readonly OrderRow[] {
  const waiting = orders.filter((order) =>
    payment.orderId ? order.id === payment.orderId : order.paymentMethod !== 'CASH_ON_DELIVERY',
  )
  let left = payment.amountInCents - payment.feeInCents
  return waiting.filter(awaitsPayment).filter((order) => {
    const isCovered = order.totalInCents <= left
    if (isCovered) left -= order.totalInCents
    return isCovered
  })
}
