import { GatewayFault, GatewayRefusal, type ChargeState } from '@chonoi/payment-gateways'
import { providerOf } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { applyChargeState } from './apply-charge-state.ts'
import { chargePayment } from './charge-payment.ts'
import { closePayment } from './close-payment.ts'
import { chargeIdentity, openGatewayOf } from './gateways-of-payments.ts'
import { changePayment, claimQuery, findPaymentForUpdate, findPaymentRow, type PaymentRow } from './payments.store.ts'

const second = 1_000
const hour = 3_600
/** Seconds until the next question, by how often was asked before. */
const pauses = [30, 60, 120, 300] as const

/** What is known of a payment after asking. */
export type Asked = 'ASKED' | 'NOT_ASKED' | 'UNREACHABLE'

/**
 * Asks the gateway about a payment and applies the answer: claim, ask outside of any transaction, apply. An uncharged
 * one, left by a crash, is charged first. One that is over and unpaid expires.
 */
export async function queryPayment(context: RequestContext, paymentId: string): Promise<Asked> {
  const payment = await claim(context, paymentId)
  if (!payment) return 'NOT_ASKED'
  const gateway = await openGatewayOf(context, payment)
  const isOver = payment.expiresAt !== null && payment.expiresAt <= context.ports.now()
  if (!gateway || (payment.redirectUrl === null && isOver)) {
    if (isOver) await finishAsking(context, payment)
    return 'NOT_ASKED'
  }
  if (payment.redirectUrl === null) {
    await chargePayment(context, payment.id).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error
    })
    return 'ASKED'
  }
  let state: ChargeState
  try {
    state = await gateway.query(chargeIdentity(payment))
  } catch (error) {
    if (!(error instanceof GatewayFault || error instanceof GatewayRefusal)) throw error
    context.ports.log.warn({ err: error, paymentId }, 'a gateway did not say what became of a payment')
    if (error instanceof GatewayRefusal && isOver) await finishAsking(context, payment)
    return 'UNREACHABLE'
  }
  await context.asSystem((queries) => applyChargeState(context, queries, payment, state, 'QUERY'))
  if (state.status !== 'PAID' && isOver) await finishAsking(context, payment)
  return 'ASKED'
}

/** Payments that were closed here are asked too when a person wants to know: their money may have come late. */
function claim(context: RequestContext, paymentId: string): Promise<PaymentRow | undefined> {
  return context.asSystem(async (queries) => {
    const payment = await findPaymentRow(queries, paymentId)
    if (!payment || payment.paidAt || (!providerOf(payment.method) && payment.status !== 'PENDING')) return undefined
    const now = context.ports.now()
    const pause = (payment.status === 'PENDING' ? (pauses[payment.queryCount] ?? pauses[3]) : hour) * second
    const atExpiry = payment.expiresAt && payment.expiresAt > now ? payment.expiresAt.getTime() + second : Infinity
    const next = new Date(Math.min(now.getTime() + pause, atExpiry))
    return (await claimQuery(queries, paymentId, { now, next, atMostEveryMs: 2 * second })) ? payment : undefined
  })
}

/** The charge can't be paid any more: a waiting payment expires, and the gateway isn't asked again. */
function finishAsking(context: RequestContext, { id }: PaymentRow): Promise<void> {
  return context.asSystem(async (queries) => {
    const payment = await findPaymentForUpdate(queries, id)
    if (payment?.status === 'PENDING') await closePayment(context, queries, payment, 'EXPIRED', { source: 'SYSTEM' })
    if (payment && !payment.paidAt) await changePayment(queries, id, { nextQueryAt: null })
  })
}
