import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import type { FieldProblem } from '../validation/field-problem.ts'
import { type PaymentMethod, providerOf } from './payment-methods.ts'
import { canPaymentMoveTo, isCaptured, type PaymentStatus } from './payment-status.ts'

/** The facts of a payment that the rules use. */
export interface PaymentFacts {
  readonly status: PaymentStatus
  readonly method: PaymentMethod
  readonly buyerId: string
}

export type RefundDestination = 'WALLET' | 'SOURCE'

/** Who received the money: a shop that collects it by its own gateway has it there. */
export type MoneyCollector = 'PLATFORM' | 'SHOP'

export interface RefundedMoney {
  readonly method: PaymentMethod
  readonly collectedBy: MoneyCollector
}

/** An administrator decides about payments of others only (domain.md, reading 4). */
function mayDecide(payment: Pick<PaymentFacts, 'buyerId'>, actor: Actor): Decision {
  if (!isPlatformAdministrator(actor)) return refuse('auth.permission_missing')
  return payment.buyerId === actor.id ? refuse('payment.own_processing') : allow
}

/**
 * Sets a status by hand. Only a provider's word makes its payment PAID, and only a refund makes one refunded; both have
 * their own calls.
 */
export function mayChangePaymentStatus(payment: PaymentFacts, to: PaymentStatus, actor: Actor): Decision {
  const decision = mayDecide(payment, actor)
  if (!decision.allowed) return decision
  if (to === 'REFUNDED' || to === 'PARTIALLY_REFUNDED' || !canPaymentMoveTo(payment.status, to))
    return refuse('payment.transition_not_allowed')
  if (to === 'PAID' && (providerOf(payment.method) || payment.method === 'WALLET'))
    return refuse('payment.provider_decides')
  return allow
}

/** Verifies a payment that isn't paid yet. */
export function mayVerifyPayment(payment: PaymentFacts, actor: Actor): Decision {
  const decision = mayDecide(payment, actor)
  if (!decision.allowed) return decision
  return canPaymentMoveTo(payment.status, 'PAID') && payment.method !== 'WALLET'
    ? allow
    : refuse('payment.transition_not_allowed')
}

/** Says what became of a refund that waits for a person, because the provider's answers don't tell. */
export function maySettleRefund(
  refund: Pick<PaymentFacts, 'buyerId'> & { readonly outcomeUnknownAt: Date | string | null },
  actor: Actor,
): Decision {
  const decision = mayDecide(refund, actor)
  if (!decision.allowed) return decision
  return refund.outcomeUnknownAt === null ? refuse('payment.refund_settled') : allow
}

/** Decides about a refund that the buyer has twice, once. */
export function maySettleDoubleRefund(
  refund: Pick<PaymentFacts, 'buyerId'> & { readonly resolvedAt: Date | string | null },
  actor: Actor,
): Decision {
  const decision = mayDecide(refund, actor)
  if (!decision.allowed) return decision
  return refund.resolvedAt === null ? allow : refuse('payment.mismatch_resolved')
}

/** Where a refund may go, the usual one first. The wallet can't give back what a shop collected by its own gateway. */
export function refundDestinations({ method, collectedBy }: RefundedMoney): readonly RefundDestination[] {
  if (collectedBy === 'SHOP') return ['SOURCE']
  return providerOf(method) ? ['WALLET', 'SOURCE'] : ['WALLET']
}

/** Refuses the wallet beside the field that asks for it, where a shop collected the money. */
export function checkDestination(
  destination: RefundDestination | undefined,
  { collectedBy }: Pick<RefundedMoney, 'collectedBy'>,
): readonly FieldProblem[] {
  const isRefused = destination === 'WALLET' && collectedBy === 'SHOP'
  return isRefused ? [{ field: 'destination', code: 'refund.collected_by_shop' }] : []
}

/** Refunds at most what is left; to the source only where a provider can send it back. */
export function mayRefund(
  payment: Pick<PaymentFacts, 'status' | 'method' | 'buyerId'>,
  refund: {
    readonly amountInCents: number
    readonly leftInCents: number
    readonly destination: RefundDestination
  },
  actor: Actor,
): Decision {
  if (payment.buyerId === actor.id) return refuse('payment.own_processing')
  if (!isCaptured(payment.status) || refund.leftInCents <= 0) return refuse('payment.not_refundable')
  if (refund.amountInCents > refund.leftInCents) return refuse('payment.refund_too_large')
  if (refund.destination === 'SOURCE' && !providerOf(payment.method)) return refuse('payment.source_not_refundable')
  return allow
}
