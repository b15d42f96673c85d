import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import type { FieldProblem } from '../validation/field-problem.ts'
import {
  type CollectedMoney,
  type MoneyCollector,
  type MoneyRoute,
  moneyRouteOf,
  type RefundDestination,
} from './money-routes.ts'
import { type PaymentMethod, providerOf } from './payment-methods.ts'
import { canPaymentMoveTo, isCaptured, type PaymentStatus } from './payment-status.ts'

/** The facts of a payment that the rules use. */
export interface PaymentFacts {
  readonly status: PaymentStatus
  readonly method: PaymentMethod
  readonly collectedBy?: MoneyCollector
  readonly buyerId: string
}

/** An administrator decides about payments of others only (domain.md, reading 4). */
function mayDecide(payment: Pick<PaymentFacts, 'buyerId'>, actor: Actor): Decision {
  if (!isPlatformAdministrator(actor)) return refuse('auth.permission_missing')
  return payment.buyerId === actor.id ? refuse('payment.own_processing') : allow
}

/** Cash that a carrier has: only its confirmed remittance says that it arrived. */
const isWithCarrier = ({ status, collectedBy }: Pick<PaymentFacts, 'status' | 'collectedBy'>): boolean =>
  collectedBy === 'CARRIER' && !isCaptured(status)

/**
 * Sets a status by hand. Only a provider's word makes its payment PAID, and only a refund makes one refunded; both have
 * their own calls.
 */
export function mayChangePaymentStatus(payment: PaymentFacts, to: PaymentStatus, actor: Actor): Decision {
  const decision = mayDecide(payment, actor)
  if (!decision.allowed) return decision
  if (isWithCarrier(payment)) return refuse('payment.not_remitted')
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
  if (isWithCarrier(payment)) return refuse('payment.not_remitted')
  return canPaymentMoveTo(payment.status, 'PAID') && payment.method !== 'WALLET'
    ? allow
    : refuse('payment.transition_not_allowed')
}

/** A refund, and how its money came. */
export interface RefundFacts extends CollectedMoney {
  readonly status: 'PENDING' | 'COMPLETED'
  readonly outcomeUnknownAt: Date | string | null
}

/** Whether a shop owes the refund: its balance pays it as soon as that reaches, unless the shop hands it over in person. */
export const isOwedByShop = (refund: Pick<RefundFacts, 'status' | keyof CollectedMoney>): boolean =>
  refund.status === 'PENDING' && moneyRouteOf(refund).refundedBy === 'SHOP'

/** Says what became of a refund that the provider's answers don't tell about, or that its shop may hand over in person. */
export function maySettleRefund(refund: RefundFacts & Pick<PaymentFacts, 'buyerId'>, actor: Actor): Decision {
  const decision = mayDecide(refund, actor)
  if (!decision.allowed) return decision
  return refund.outcomeUnknownAt !== null || isOwedByShop(refund) ? allow : refuse('payment.refund_settled')
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

/** Where a refund may go, the usual one first. */
export const refundDestinations = (money: CollectedMoney): MoneyRoute['refundsTo'] => moneyRouteOf(money).refundsTo

/** Refuses the wallet beside the field that asks for it, where a shop collected the money. */
export function checkDestination(
  destination: RefundDestination | undefined,
  { collectedBy }: Pick<CollectedMoney, 'collectedBy'>,
): readonly FieldProblem[] {
  const isRefused = destination === 'WALLET' && collectedBy === 'SHOP'
  return isRefused ? [{ field: 'destination', code: 'refund.collected_by_shop' }] : []
}

/** Refunds at most what is left; to the source only where the money can go back to it. */
export function mayRefund(
  payment: Pick<PaymentFacts, 'status' | 'method' | 'buyerId'> & CollectedMoney,
  refund: {
    readonly amountInCents: number
    readonly leftInCents: number
    readonly destination: RefundDestination
  },
  actor: Actor,
): Decision {
  if (payment.buyerId === actor.id) return refuse('payment.own_processing')
  if (isWithCarrier(payment)) return refuse('payment.not_remitted')
  if (!isCaptured(payment.status) || refund.leftInCents <= 0) return refuse('payment.not_refundable')
  if (refund.amountInCents > refund.leftInCents) return refuse('payment.refund_too_large')
  if (!refundDestinations(payment).includes(refund.destination)) return refuse('payment.source_not_refundable')
  return allow
}
