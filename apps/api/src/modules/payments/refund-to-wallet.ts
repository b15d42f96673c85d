import { providerOf } from '@chonoi/domain'
import { inSavepoint } from '../../database/in-savepoint.ts'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { databaseFailure } from '../../http/database-failure.ts'
import { record } from '../events/record.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { insertMismatch } from './notifications.store.ts'
import { refundFallbackPosting } from './payment-postings.ts'
import { paymentMismatched } from './payments.events.ts'
import type { PaymentRow } from './payments.store.ts'
import { changeRefund, type ListedRefund } from './refunds.store.ts'

/**
 * Pays a refund that the gateway didn't make, and that is locked, to the wallet. A shop's gateway keeps the money, so the
 * marketplace pays it of what it owes the shop. Until that reaches, the refund waits before a person, and each run of the
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
  return true
}

async function leaveUncovered(
  context: RequestContext,
  queries: Queries,
  payment: PaymentRow,
  refund: ListedRefund['refund'],
  resultCode: string,
): Promise<void> {
  await changeRefund(queries, refund.id, { resultCode })
  const isNew = await insertMismatch(queries, {
    ...{ kind: 'REFUND_REFUSED', gateway: providerOf(payment.method) ?? '', reference: payment.reference },
    ...{ paymentId: payment.id, expectedInCents: refund.amountInCents, transactionId: refund.reference },
  })
  if (isNew) await record(context, queries, paymentMismatched(payment, 'REFUND_REFUSED'))
}
