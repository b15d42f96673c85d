import type { BodyOf } from '@chonoi/contract'
import { mayChangePaymentStatus, mayVerifyPayment, providerOf } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure, found } from '../../http/failure.ts'
import { capturePayment } from './capture-payment.ts'
import { type LockedCheckout, lockPaid } from './checkout-locks.store.ts'
import { closePayment } from './close-payment.ts'
import { collectedMoney } from './payment-postings.ts'
import { findPaymentForUpdate, findPaymentRow, type PaymentRow } from './payments.store.ts'
import { queryPayment } from './query-payment.ts'

/** Runs a step with a payment and its checkout locked. */
function withPayment<T>(
  context: RequestContext,
  paymentId: string,
  work: (queries: Queries, checkout: LockedCheckout | null, payment: PaymentRow) => Promise<T>,
): Promise<T> {
  return context.asSystem(async (queries) => {
    const checkout = await lockPaid(queries, found(await findPaymentRow(queries, paymentId)))
    return work(queries, checkout, found(await findPaymentForUpdate(queries, paymentId)))
  })
}

/** An administrator sets a status by hand; the gateways' own payments become PAID by their word only. */
export function updatePaymentStatus(
  context: RequestContext,
  paymentId: string,
  { status, note }: BodyOf<'updatePaymentStatus'>,
): Promise<void> {
  return withPayment(context, paymentId, async (queries, checkout, payment) => {
    enforce(mayChangePaymentStatus({ ...payment, ...collectedMoney(payment) }, status, context.person))
    if (status === 'PAID')
      await capturePayment(context, queries, checkout, payment, {
        source: 'ADMIN',
        transactionId: null,
        note: note ?? null,
      })
    else if (status === 'FAILED' || status === 'CANCELLED')
      await closePayment(context, queries, payment, status, { source: 'ADMIN', note: note ?? null })
    else throw new Failure('payment.transition_not_allowed')
  })
}

/** The first step of a verification: money by transfer or in cash is confirmed at once, by an administrator's word. */
export function prepareVerification(
  context: RequestContext,
  paymentId: string,
  { reference, note }: BodyOf<'verifyPayment'>,
): Promise<string> {
  return withPayment(context, paymentId, async (queries, checkout, payment) => {
    enforce(mayVerifyPayment({ ...payment, ...collectedMoney(payment) }, context.person))
    if (!providerOf(payment.method))
      await capturePayment(context, queries, checkout, payment, {
        source: 'ADMIN',
        transactionId: reference?.trim() || null,
        note: note ?? null,
      })
    return paymentId
  })
}

/** The second step: the gateway is asked about its own payments. */
export async function finishVerification(context: RequestContext, paymentId: string): Promise<void> {
  const asked = await queryPayment(context, paymentId)
  const payment = found(await context.asSystem((queries) => findPaymentRow(queries, paymentId)))
  if (payment.paidAt) return
  throw new Failure(asked === 'UNREACHABLE' ? 'payment.gateway_unreachable' : 'payment.not_paid_at_gateway')
}
