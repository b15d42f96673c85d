import { inSavepoint } from '../../database/in-savepoint.ts'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { databaseFailure } from '../../http/database-failure.ts'
import { record } from '../events/record.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { moneyGatewayOf } from '../ledger/shop-accounts.ts'
import { insertMismatch, type MismatchRow, resolveMismatchOf } from './notifications.store.ts'
import { refundFallbackPosting } from './payment-postings.ts'
import { paymentMismatched } from './payments.events.ts'
import type { PaymentRow } from './payments.store.ts'
import { changeRefund, type ListedRefund } from './refunds.store.ts'

/**
 * Pays a refund that the gateway didn't make, and that is locked, to the wallet. What a shop collected, at its own gateway
 * or in cash, the shop has, so the marketplace pays it of what it owes the shop. Until that reaches, the refund waits before a person, and each run of the
 * job tries again. Returns whether it is paid.
 */
export async function refundToWallet(
  context: RequestContext,
  queries: Queries,
  payment: PaymentRow,
  { refund, orderNumber }: ListedRefund,
  resultCode: string,
): Promise<boolean> {
  const { id, amountInCents } = refund
  const posting = refundFallbackPosting({ refundId: id, orderNumber, amountInCents, payment })
  try {
    await inSavepoint(queries, () => postLedger(queries, posting))
  } catch (error) {
    const isUncovered = databaseFailure(error)?.code === 'wallet.insufficient_balance'
    if (!payment.collectorId || !isUncovered) throw error
    await leaveUncovered(context, queries, payment, refund, resultCode)
    return false
  }
  await changeRefund(queries, id, {
    ...{ status: 'COMPLETED', completedAt: context.ports.now(), nextQueryAt: null, outcomeUnknownAt: null },
    ...{ destination: 'WALLET', resultCode },
  })
  await closeRefused(queries, payment, refund, { resolution: '✓', resolvedAt: context.ports.now(), resolvedBy: null })
  return true
}

const mismatchOf = (payment: PaymentRow, refund: ListedRefund['refund']) => ({
  kind: 'REFUND_REFUSED' as const,
  gateway: moneyGatewayOf(payment.method),
  reference: payment.reference,
  transactionId: refund.reference,
})

/** The refund is made, so it no longer waits for the shop's balance. */
export const closeRefused = (
  queries: Queries,
  payment: PaymentRow,
  refund: ListedRefund['refund'],
  change: Pick<MismatchRow, 'resolution' | 'resolvedAt' | 'resolvedBy'>,
): Promise<void> => resolveMismatchOf(queries, mismatchOf(payment, refund), change)

async function leaveUncovered(
  context: RequestContext,
  queries: Queries,
  payment: PaymentRow,
  refund: ListedRefund['refund'],
  resultCode: string,
): Promise<void> {
  await changeRefund(queries, refund.id, { resultCode })
  const isNew = await insertMismatch(queries, {
    ...mismatchOf(payment, refund),
    ...{ paymentId: payment.id, expectedInCents: refund.amountInCents },
  })
  if (isNew) await record(context, queries, paymentMismatched(payment, 'REFUND_REFUSED'))
}
