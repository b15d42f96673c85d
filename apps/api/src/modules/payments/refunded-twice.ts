import { providerOf } from '@chonoi/domain'
import type { GatewayAmount } from '@chonoi/payment-gateways'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { paidTwicePosting } from './double-refund-postings.ts'
import { insertMismatch } from './notifications.store.ts'
import { paymentMismatched } from './payments.events.ts'
import { insertPaymentEvent, type PaymentRow } from './payments.store.ts'
import type { ListedRefund } from './refunds.store.ts'

/**
 * A gateway took a refund in hand whose amount had gone to the wallet meanwhile, so the buyer has the money twice. What
 * left the platform's gateway is booked; nothing takes it back by itself, as an administrator has to look at the gateway
 * first (settleDoubleRefund). Written once.
 */
export async function leaveRefundedTwice(
  context: RequestContext,
  queries: Queries,
  payment: PaymentRow,
  { refund, orderNumber }: ListedRefund,
  sent: GatewayAmount,
): Promise<void> {
  context.ports.log.error({ refundId: refund.id }, 'a gateway made a refund that was paid to the wallet')
  const isNew = await insertMismatch(queries, {
    ...{ kind: 'REFUND_TWICE', gateway: providerOf(payment.method) ?? '', reference: payment.reference },
    ...{ paymentId: payment.id, transactionId: refund.reference, expectedInCents: refund.amountInCents },
    ...{ reportedCurrency: sent.currency, reportedCents: sent.cents },
  })
  if (!isNew) return
  const { id: refundId, amountInCents } = refund
  const booking = paidTwicePosting({ refundId, orderNumber, amountInCents, payment })
  if (booking) await postLedger(queries, booking)
  await record(context, queries, paymentMismatched(payment, 'REFUND_TWICE'))
  await insertPaymentEvent(queries, {
    ...{ paymentId: payment.id, buyerId: payment.buyerId, source: 'QUERY', byUserId: null },
    ...{ status: payment.status, note: `${refund.reference} 2× (WALLET, SOURCE)` },
  })
}
