import type { BodyOf, PathOf } from '@chonoi/contract'
import { maySettleRefund } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { collectedMoney, refundSentPosting } from './payment-postings.ts'
import { refundSettled } from './payments.events.ts'
import { findPaymentRow, insertPaymentEvent } from './payments.store.ts'
import { changeRefund, findRefund, findRefundForUpdate } from './refunds.store.ts'
import { closeRefused, refundToWallet } from './refund-to-wallet.ts'
import { closeUnknown } from './unknown-refunds.ts'

/**
 * An administrator looked at the gateway, or heard from the buyer, and says what became of a refund. Refunded, or handed
 * over in person: it is complete. Not refunded: the wallet gets the money, which a shop's debt may delay. The lock lets one decision win, and a late answer of the gateway
 * finds it taken.
 */
export function settleRefund(
  context: RequestContext,
  path: PathOf<'settleRefund'>,
  { outcome, note }: BodyOf<'settleRefund'>,
): Promise<void> {
  return context.asSystem(async (queries) => {
    const payment = found(await findPaymentRow(queries, path.id))
    const refund = found(await findRefundForUpdate(queries, path.refundId))
    const { orderNumber } = found(await findRefund(queries, path.refundId))
    found(refund.paymentId === payment.id ? refund : undefined)
    enforce(maySettleRefund({ ...refund, ...collectedMoney(payment) }, context.person))
    const now = context.ports.now()
    const resolution = note.trim()
    const closing = { resolution, resolvedAt: now, resolvedBy: context.person.id }
    await closeUnknown(queries, payment, refund, closing)
    let end = '✓'
    if (outcome === 'REFUNDED') {
      const { amountInCents } = refund
      await postLedger(queries, refundSentPosting({ refundId: refund.id, orderNumber, amountInCents, payment }))
      await changeRefund(queries, refund.id, {
        ...{ outcomeUnknownAt: null, nextQueryAt: null, status: 'COMPLETED', completedAt: now },
      })
      await closeRefused(queries, payment, refund, closing)
    } else {
      // From now on the job tries again where the wallet can't be paid yet.
      await changeRefund(queries, refund.id, { outcomeUnknownAt: null, nextQueryAt: now })
      const isPaid = await refundToWallet(context, queries, payment, { refund, orderNumber }, 'not_refunded')
      end = isPaid ? '→ WALLET (not_refunded)' : '✗'
    }
    await insertPaymentEvent(queries, {
      ...{ paymentId: payment.id, buyerId: payment.buyerId, source: 'ADMIN', byUserId: context.person.id },
      ...{ status: payment.status, note: `${refund.reference} ${end}` },
    })
    await record(context, queries, refundSettled(payment, refund, { outcome, note: resolution }))
  })
}
