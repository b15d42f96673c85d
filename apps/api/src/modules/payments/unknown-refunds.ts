import { providerOf } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { insertMismatch, type MismatchRow, resolveMismatchOf } from './notifications.store.ts'
import { paymentMismatched } from './payments.events.ts'
import { insertPaymentEvent, type PaymentRow } from './payments.store.ts'
import { changeRefund, type RefundRow } from './refunds.store.ts'

/** Answers in a row that don't tell, until a person looks: the better part of a day, by the pauses of sendRefund. */
const maxUnknown = 12

const mismatchOf = (payment: PaymentRow, refund: RefundRow) => ({
  kind: 'REFUND_UNKNOWN' as const,
  gateway: providerOf(payment.method) ?? '',
  reference: payment.reference,
  transactionId: refund.reference,
})

/**
 * An answer didn't tell what became of a refund, which is locked. The money stays where it is. After the last try the
 * refund stands before a person, and nothing is sent meanwhile, so that what they see at the gateway stays true.
 */
export async function leaveUnknown(
  context: RequestContext,
  queries: Queries,
  payment: PaymentRow,
  refund: RefundRow,
  resultCode: string,
): Promise<void> {
  if (refund.outcomeUnknownAt) return
  const unknownCount = refund.unknownCount + 1
  if (unknownCount < maxUnknown) {
    await changeRefund(queries, refund.id, { unknownCount })
    return
  }
  await changeRefund(queries, refund.id, {
    ...{ unknownCount, outcomeUnknownAt: context.ports.now(), nextQueryAt: null },
  })
  const isNew = await insertMismatch(queries, {
    ...mismatchOf(payment, refund),
    ...{ paymentId: payment.id, expectedInCents: refund.amountInCents },
  })
  if (isNew) await record(context, queries, paymentMismatched(payment, 'REFUND_UNKNOWN'))
  await insertPaymentEvent(queries, {
    ...{ paymentId: payment.id, buyerId: payment.buyerId, source: 'QUERY', byUserId: null },
    ...{ status: payment.status, note: `${refund.reference} ? (${resultCode})` },
  })
}

/** The outcome is known now. */
export async function closeUnknown(
  queries: Queries,
  payment: PaymentRow,
  refund: RefundRow,
  change: Pick<MismatchRow, 'resolution' | 'resolvedAt' | 'resolvedBy'>,
): Promise<void> {
  if (refund.outcomeUnknownAt) await resolveMismatchOf(queries, mismatchOf(payment, refund), change)
}
