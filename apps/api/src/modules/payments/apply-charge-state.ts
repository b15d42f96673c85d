import { canPaymentMoveTo, isCaptured } from '@chonoi/domain'
import type { SchemaOf } from '@chonoi/contract'
import { type ChargeState, type GatewayAmount, isSameAmount, type NotificationOutcome } from '@chonoi/payment-gateways'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { moneyGatewayOf } from '../ledger/shop-accounts.ts'
import { capturePayment } from './capture-payment.ts'
import { lockPaid } from './checkout-locks.store.ts'
import { closePayment } from './close-payment.ts'
import { insertMismatch } from './notifications.store.ts'
import { paymentMismatched } from './payments.events.ts'
import { changePayment, findPaymentForUpdate, insertPaymentEvent, type PaymentRow } from './payments.store.ts'

/** What the buyer has to pay at the gateway. */
const expectedOf = ({ chargedCurrency, chargedCents, amountInCents }: PaymentRow): GatewayAmount =>
  chargedCurrency && chargedCents
    ? { currency: chargedCurrency, cents: chargedCents }
    : { currency: 'VND', cents: amountInCents }

/**
 * Applies what a gateway says about a payment, by notification or answer to a query; nothing else marks one paid. Locks
 * the checkout and the payment, so of many that say the same one is applied. What doesn't fit the state machine is
 * recorded and never applied. Runs as the system.
 */
export async function applyChargeState(
  context: RequestContext,
  queries: Queries,
  paid: Pick<PaymentRow, 'id' | 'orderGroupId'>,
  state: ChargeState,
  source: SchemaOf<'PaymentSource'>,
): Promise<NotificationOutcome> {
  const { id } = paid
  const checkout = await lockPaid(queries, paid)
  const payment = found(await findPaymentForUpdate(queries, id))
  const note = (text: string) =>
    insertPaymentEvent(queries, {
      ...{ paymentId: id, buyerId: payment.buyerId, status: payment.status, source, note: text, byUserId: null },
    })
  if (state.status === 'PENDING') {
    if (payment.status === 'PENDING') await changePayment(queries, id, { resultCode: state.resultCode })
    return 'ignored'
  }
  if (state.status === 'FAILED') {
    if (payment.status === 'PENDING') {
      await closePayment(context, queries, payment, 'FAILED', { source, resultCode: state.resultCode })
      return 'recorded'
    }
    if (isCaptured(payment.status)) await note(`FAILED ${state.resultCode}`)
    return isCaptured(payment.status) ? 'ignored' : 'duplicate'
  }
  if (isCaptured(payment.status)) {
    if (payment.transactionId !== state.transactionId) await note(`PAID ${state.transactionId}`)
    return 'duplicate'
  }
  if (!isSameAmount(state.paid, expectedOf(payment))) {
    await insertMismatch(queries, {
      ...{ kind: 'WRONG_AMOUNT', gateway: moneyGatewayOf(payment.method), reference: payment.reference, paymentId: id },
      ...{ expectedInCents: payment.amountInCents, transactionId: state.transactionId },
      ...{ reportedCurrency: state.paid.currency, reportedCents: state.paid.cents },
    })
    await note(`${state.paid.currency} ${state.paid.cents}`)
    await record(context, queries, paymentMismatched(payment, 'WRONG_AMOUNT'))
    return 'wrong_amount'
  }
  if (!canPaymentMoveTo(payment.status, 'PAID')) return 'ignored'
  await capturePayment(context, queries, checkout, payment, { source, transactionId: state.transactionId })
  return 'recorded'
}
