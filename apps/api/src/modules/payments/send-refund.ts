import { providerOf } from '@chonoi/domain'
import { GatewayFault, GatewayRefusal, type RefundRequest, type RefundState } from '@chonoi/payment-gateways'
import type { RequestContext } from '../../http/context.ts'
import { databaseFailure } from '../../http/database-failure.ts'
import { record } from '../events/record.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { chargeIdentity, openGatewayOf } from './gateways-of-payments.ts'
import { insertMismatch } from './notifications.store.ts'
import { refundFallbackPosting, refundSentPosting } from './payment-postings.ts'
import { paymentMismatched } from './payments.events.ts'
import { findPaymentRow, insertPaymentEvent, type PaymentRow } from './payments.store.ts'
import {
  changeRefund,
  claimRefund,
  findRefund,
  findRefundForUpdate,
  findUnsentRefunds,
  type ListedRefund,
  type RefundRow,
} from './refunds.store.ts'

const minute = 60_000
/** Minutes until the gateway is asked again about a refund that it is still processing. */
const pauses = [1, 5, 30, 120] as const

/** Sends the refunds of a payment that are reserved and not sent. What fails is tried again by the job. */
export async function sendRefunds(context: RequestContext, paymentId: string): Promise<void> {
  for (const id of await context.asSystem((queries) => findUnsentRefunds(queries, paymentId)))
    await sendRefund(context, id)
}

/**
 * Sends a refund to its gateway, or asks what became of it: claim, call outside of any transaction, finish. Gateways know
 * it by our reference, so a repetition after a crash refunds once. One that the gateway refuses goes to the wallet.
 */
export async function sendRefund(context: RequestContext, refundId: string): Promise<void> {
  const claimed = await claim(context, refundId)
  if (!claimed) return
  const { listed, payment, wasSent } = claimed
  const gateway = await openGatewayOf(context, payment)
  const refusedAs = gateway ? listed.refund.resultCode : 'not_configured'
  if (!gateway || refusedAs !== null) {
    await fallBack(context, payment, listed, refusedAs ?? '')
    return
  }
  const request = refundRequest(payment, listed.refund)
  try {
    const state = wasSent
      ? await gateway.queryRefund(request, listed.refund.gatewayRefundId)
      : await gateway.refund(request)
    await (state.status === 'FAILED'
      ? fallBack(context, payment, listed, state.resultCode)
      : finish(context, payment, listed, state))
  } catch (err) {
    if (!(err instanceof GatewayFault || err instanceof GatewayRefusal)) throw err
    context.ports.log.warn({ err, refundId }, 'a refund was not sent')
    if (err instanceof GatewayRefusal) await fallBack(context, payment, listed, err.resultCode)
  }
}

/**
 * The gateway refused: the wallet gets the money. A shop's gateway keeps it, so the marketplace pays it of what it owes
 * the shop, once that reaches; until then the refund waits before a person, and each run tries again.
 */
async function fallBack(
  context: RequestContext,
  payment: PaymentRow,
  listed: ListedRefund,
  resultCode: string,
): Promise<void> {
  try {
    await finish(context, payment, listed, { status: 'FAILED', resultCode })
  } catch (error) {
    const isUncovered = databaseFailure(error)?.code === 'wallet.insufficient_balance'
    if (!payment.collectorId || !isUncovered) throw error
    await context.asSystem(async (queries) => {
      await changeRefund(queries, listed.refund.id, { resultCode })
      const isNew = await insertMismatch(queries, {
        ...{ kind: 'REFUND_REFUSED', gateway: providerOf(payment.method) ?? '', reference: payment.reference },
        ...{ paymentId: payment.id, expectedInCents: listed.refund.amountInCents },
        transactionId: listed.refund.reference,
      })
      if (isNew) await record(context, queries, paymentMismatched(payment, 'REFUND_REFUSED'))
    })
  }
}

function claim(context: RequestContext, refundId: string) {
  return context.asSystem(async (queries) => {
    const listed = await findRefund(queries, refundId)
    const payment = listed && (await findPaymentRow(queries, listed.refund.paymentId))
    if (!listed || !payment) return undefined
    const now = context.ports.now()
    const next = new Date(now.getTime() + (pauses[listed.refund.queryCount] ?? pauses[3]) * minute)
    if (!(await claimRefund(queries, refundId, { now, next }))) return undefined
    return { listed, payment, wasSent: listed.refund.sentAt !== null }
  })
}

function refundRequest(payment: PaymentRow, refund: RefundRow): RefundRequest {
  const currency = payment.chargedCurrency ?? 'VND'
  const paid = { currency, cents: payment.chargedCents ?? payment.amountInCents }
  return {
    refundReference: refund.reference,
    charge: chargeIdentity(payment),
    paid,
    transactionId: payment.transactionId ?? '',
    amount: { currency, cents: inCharged(payment, refund.amountInCents) },
    ...{ reason: refund.reason, requestedBy: refund.requestedName, requestedAt: refund.createdAt },
  }
}

/** The amount in the currency that was charged, rounded down so that all refunds together never exceed the charge. */
function inCharged(payment: PaymentRow, amountInCents: number): number {
  if (!payment.chargedCents || payment.chargedCurrency === 'VND') return amountInCents
  return Number((BigInt(amountInCents) * BigInt(payment.chargedCents)) / BigInt(payment.amountInCents))
}

function finish(
  context: RequestContext,
  payment: PaymentRow,
  { refund: { id }, orderNumber }: ListedRefund,
  state: RefundState,
): Promise<void> {
  return context.asSystem(async (queries) => {
    const refund = await findRefundForUpdate(queries, id)
    if (refund?.status !== 'PENDING') return
    if (state.status === 'PENDING') {
      await changeRefund(queries, id, { gatewayRefundId: state.gatewayRefundId })
      return
    }
    const of = { refundId: id, orderNumber, amountInCents: refund.amountInCents, payment }
    const isSent = state.status === 'REFUNDED'
    await postLedger(queries, isSent ? refundSentPosting(of) : refundFallbackPosting(of))
    await changeRefund(queries, id, {
      ...{ status: 'COMPLETED', completedAt: context.ports.now(), nextQueryAt: null },
      ...(state.status === 'REFUNDED'
        ? { gatewayRefundId: state.gatewayRefundId }
        : { destination: 'WALLET', resultCode: state.resultCode }),
    })
    await insertPaymentEvent(queries, {
      ...{ paymentId: payment.id, buyerId: payment.buyerId, source: 'QUERY', byUserId: null },
      status: payment.status,
      note: isSent ? `${refund.reference} ✓` : `${refund.reference} → WALLET (${state.resultCode})`,
    })
  })
}
