import type { SchemaOf } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { endDeposit } from '../deposits/complete-deposit.ts'
import { record } from '../events/record.ts'
import { paymentClosed } from './payments.events.ts'
import { changePayment, findPendingPayments, insertPaymentEvent, type PaymentRow } from './payments.store.ts'

type ClosedStatus = 'FAILED' | 'CANCELLED' | 'EXPIRED'

const lastQuestionMs = 5 * 60_000

/**
 * When the gateway of a payment that was ended here is asked for the last time: after the charge can't be paid any more,
 * so that money which nobody told of isn't lost. One that the gateway itself refused isn't asked again.
 */
function lastQuestion({ redirectUrl, expiresAt }: PaymentRow, status: ClosedStatus, now: Date): Date | null {
  if (status === 'FAILED' || redirectUrl === null) return null
  return new Date(Math.max(now.getTime(), expiresAt?.getTime() ?? 0) + lastQuestionMs)
}

/** Ends a payment without money. Money that comes anyway is still taken. */
export async function closePayment(
  context: RequestContext,
  queries: Queries,
  payment: PaymentRow,
  status: ClosedStatus,
  {
    source,
    resultCode = null,
    note = null,
  }: { source: SchemaOf<'PaymentSource'>; resultCode?: string | null; note?: string | null },
): Promise<void> {
  await changePayment(queries, payment.id, {
    ...{ status, nextQueryAt: lastQuestion(payment, status, context.ports.now()) },
    ...(resultCode !== null && { resultCode }),
  })
  await insertPaymentEvent(queries, {
    ...{ paymentId: payment.id, buyerId: payment.buyerId, status, source, note },
    byUserId: context.actor?.id ?? null,
  })
  if (payment.depositId) await endDeposit(context, queries, payment.depositId, status)
  await record(context, queries, paymentClosed(payment, status, resultCode))
}

/** Ends the payments of a checkout that still wait; those of one order when it is named. */
export async function closePendingPayments(
  context: RequestContext,
  queries: Queries,
  groupId: string,
  status: ClosedStatus,
  source: SchemaOf<'PaymentSource'>,
  onlyOrderId?: string,
): Promise<void> {
  for (const payment of await findPendingPayments(queries, groupId))
    if (payment.orderId === null || payment.orderId === onlyOrderId)
      await closePayment(context, queries, payment, status, { source })
}
