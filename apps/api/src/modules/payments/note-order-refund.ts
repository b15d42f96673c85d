import { randomUUID } from 'node:crypto'
import { statusAfterRefunds } from '@chonoi/domain'
import { insertWithUniqueCode } from '../../database/insert-with-unique-code.ts'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { refundDestinationOf } from '../orders/order-postings.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import { changePayment, findPaymentForUpdate, insertPaymentEvent, type PaymentRow } from './payments.store.ts'
import { newRefundReference } from './refund-reference.ts'
import { insertRefund, type NewRefund } from './refunds.store.ts'

/** Writes the refund of an order's remaining money to the wallet, or to the source when its shop collected it. The caller posts it. */
export async function noteOrderRefund(
  context: RequestContext,
  queries: Queries,
  order: OrderRow,
  { amountInCents, reason }: { amountInCents: number; reason: string },
): Promise<void> {
  if (!order.paymentId || amountInCents === 0) return
  const payment = found(await findPaymentForUpdate(queries, order.paymentId))
  const destination = refundDestinationOf(order)
  await writeRefund(context, queries, payment, { order, amountInCents, reason, destination })
}

/** Writes a refund and counts it on its payment, which must be locked. One to the wallet is complete at once. */
export async function writeRefund(
  context: RequestContext,
  queries: Queries,
  payment: PaymentRow,
  more: { order: OrderRow; amountInCents: number; reason: string; destination: NewRefund['destination'] },
): Promise<string> {
  const { order, amountInCents, reason, destination } = more
  const { actor, ports } = context
  const now = ports.now()
  const id = randomUUID()
  await insertWithUniqueCode(newRefundReference, (reference) =>
    insertRefund(queries, {
      ...{ id, reference, paymentId: payment.id, orderId: order.id, tenantId: order.tenantId },
      ...{ buyerId: payment.buyerId, amountInCents, destination, reason, createdAt: now },
      ...{ requestedBy: actor?.id ?? null, requestedName: actor ? `${actor.lastName} ${actor.firstName}` : 'Chợ Nổi' },
      ...(destination === 'WALLET'
        ? { status: 'COMPLETED' as const, completedAt: now }
        : { nextQueryAt: new Date(now.getTime() + 60_000) }),
    }),
  )
  const refundedInCents = payment.refundedInCents + amountInCents
  const status = statusAfterRefunds({ ...payment, refundedInCents })
  await changePayment(queries, payment.id, { refundedInCents, status })
  await insertPaymentEvent(queries, {
    ...{ paymentId: payment.id, buyerId: payment.buyerId, status, note: reason, byUserId: actor?.id ?? null },
    source: actor ? (actor.id === payment.buyerId ? 'BUYER' : actor.actsForPlatform ? 'ADMIN' : 'SELLER') : 'SYSTEM',
  })
  return id
}
