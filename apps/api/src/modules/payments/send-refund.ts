import {
  type GatewayAmount,
  GatewayFault,
  GatewayRefusal,
  type RefundRequest,
  type RefundState,
} from '@chonoi/payment-gateways'
import { moneyRouteOf } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { chargeIdentity, openGatewayOf } from './gateways-of-payments.ts'
import { collectedMoney, refundSentPosting } from './payment-postings.ts'
import { leaveRefundedTwice } from './refunded-twice.ts'
import { refundToWallet } from './refund-to-wallet.ts'
import { closeUnknown, leaveUnknown } from './unknown-refunds.ts'
import { findPaymentRow, insertPaymentEvent, type PaymentRow } from './payments.store.ts'
import {
  changeRefund,
  claimRefund,
  findRefund,
  findRefundForUpdate,
  findUnsentRefunds,
  hasOtherSentRefund,
  type ListedRefund,
  type RefundRow,
} from './refunds.store.ts'

const minute = 60_000
/** Minutes until the gateway is asked again. The first outlasts two calls at their time limit, so two never run at once. */
const pauses = [1.5, 5, 30, 120] as const

/** Sends the refunds of a payment that are reserved and not sent. What fails is tried again by the job. */
export async function sendRefunds(context: RequestContext, paymentId: string): Promise<void> {
  for (const id of await context.asSystem((queries) => findUnsentRefunds(queries, paymentId)))
    await sendRefund(context, id)
}

/**
 * Sends a refund to its gateway, or asks what became of it: claim, call outside of any transaction, finish. Gateways know
 * it by our reference, so a repetition after a crash refunds once. Only one that the gateway refuses, or that was never
 * sent because there is no gateway, goes to the wallet: silence may have been a refund.
 */
export async function sendRefund(context: RequestContext, refundId: string): Promise<void> {
  const claimed = await claim(context, refundId)
  if (!claimed) return
  const { listed, payment } = claimed
  await finish(context, payment, listed, await askGateway(context, claimed))
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>

async function askGateway(
  context: RequestContext,
  { listed: { refund }, payment, wasSent, isOnly }: Claimed,
): Promise<RefundState> {
  // Refused before; what the shop is owed didn't reach.
  if (refund.resultCode !== null) return { status: 'FAILED', resultCode: refund.resultCode }
  // No provider has the money: the shop pays it of its balance.
  if (moneyRouteOf(collectedMoney(payment)).refundedBy === 'SHOP') return { status: 'FAILED', resultCode: 'by_shop' }
  try {
    const gateway = await openGatewayOf(context, payment)
    if (!gateway) return { status: wasSent ? 'UNKNOWN' : 'FAILED', resultCode: 'not_configured' }
    const request = refundRequest(payment, refund, isOnly)
    return wasSent ? await gateway.queryRefund(request, refund.gatewayRefundId) : await gateway.refund(request)
  } catch (err) {
    context.ports.log.warn({ err, refundId: refund.id }, 'the outcome of a refund is unknown')
    if (err instanceof GatewayFault) return { status: 'UNKNOWN', resultCode: err.code }
    return { status: 'UNKNOWN', resultCode: err instanceof GatewayRefusal ? err.resultCode : 'failed' }
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
    const isOnly = !(await hasOtherSentRefund(queries, listed.refund))
    return { listed, payment, wasSent: listed.refund.sentAt !== null, isOnly }
  })
}

function refundRequest(payment: PaymentRow, refund: RefundRow, isOnly: boolean): RefundRequest {
  const paid = { currency: payment.chargedCurrency ?? 'VND', cents: payment.chargedCents ?? payment.amountInCents }
  return {
    refundReference: refund.reference,
    charge: chargeIdentity(payment),
    paid,
    transactionId: payment.transactionId ?? '',
    amount: inCharged(payment, refund.amountInCents),
    ...{ reason: refund.reason, requestedBy: refund.requestedName, requestedAt: refund.createdAt, isOnly },
  }
}

/** The amount in the currency that was charged, rounded down so that all refunds together never exceed the charge. */
function inCharged(payment: PaymentRow, amountInCents: number): GatewayAmount {
  const currency = payment.chargedCurrency ?? 'VND'
  if (!payment.chargedCents || currency === 'VND') return { currency, cents: amountInCents }
  return {
    currency,
    cents: Number((BigInt(amountInCents) * BigInt(payment.chargedCents)) / BigInt(payment.amountInCents)),
  }
}

function finish(
  context: RequestContext,
  payment: PaymentRow,
  { refund: { id }, orderNumber }: ListedRefund,
  state: RefundState,
): Promise<void> {
  return context.asSystem(async (queries) => {
    const refund = await findRefundForUpdate(queries, id)
    if (refund?.status !== 'PENDING') {
      // What a gateway has in hand counts as made: nobody asks about it any more.
      const isMade = state.status === 'REFUNDED' || state.status === 'PENDING'
      if (refund?.destination === 'WALLET' && isMade)
        await leaveRefundedTwice(
          context,
          queries,
          payment,
          { refund, orderNumber },
          inCharged(payment, refund.amountInCents),
        )
      return
    }
    if (state.status === 'PENDING') {
      await changeRefund(queries, id, { gatewayRefundId: state.gatewayRefundId, unknownCount: 0 })
      return
    }
    if (state.status === 'UNKNOWN') {
      await leaveUnknown(context, queries, payment, refund, state.resultCode)
      return
    }
    await closeUnknown(queries, payment, refund, { resolution: '✓', resolvedAt: context.ports.now(), resolvedBy: null })
    const event = (note: string) =>
      insertPaymentEvent(queries, {
        ...{ paymentId: payment.id, buyerId: payment.buyerId, source: 'QUERY', byUserId: null },
        ...{ status: payment.status, note: `${refund.reference} ${note}` },
      })
    if (state.status === 'FAILED') {
      const { resultCode } = state
      if (await refundToWallet(context, queries, payment, { refund, orderNumber }, resultCode))
        await event(`→ WALLET (${resultCode})`)
      return
    }
    const { amountInCents } = refund
    await postLedger(queries, refundSentPosting({ refundId: id, orderNumber, amountInCents, payment }))
    await changeRefund(queries, id, {
      ...{ status: 'COMPLETED', completedAt: context.ports.now(), nextQueryAt: null, outcomeUnknownAt: null },
      gatewayRefundId: state.gatewayRefundId,
    })
    await event('✓')
  })
}
