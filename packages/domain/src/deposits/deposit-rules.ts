import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { owns } from '../access/whose-row.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import { type PaymentMethod, providerOf } from '../payments/payment-methods.ts'
import type { DepositStatus } from './deposit-status.ts'

/** How long an opened transfer waits to be reported, in hours. */
export const depositTransferHours = 24

/** The facts of a deposit that the rules use. */
export type DepositFacts = {
  readonly status: DepositStatus
  readonly userId: string
  readonly paymentMethod?: PaymentMethod
}

/** Whether a gateway has the last word about a deposit: only its notification completes it. */
const isGateways = ({ paymentMethod }: DepositFacts): boolean =>
  paymentMethod !== undefined && providerOf(paymentMethod) !== null

/**
 * ADM-DEP-14: only a PENDING deposit is processed, by a platform administrator (domain.md, reading 1), and never by its
 * owner (reading 4).
 */
export function mayProcessDeposit(deposit: DepositFacts, actor: Actor): Decision {
  if (!isPlatformAdministrator(actor)) return refuse('auth.permission_missing')
  if (deposit.userId === actor.id) return refuse('deposit.own_processing')
  if (isGateways(deposit)) return refuse('payment.provider_decides')
  return deposit.status === 'PENDING' ? allow : refuse('deposit.not_pending')
}

/** The owner may cancel a PENDING deposit. */
export function mayCancelDeposit(deposit: DepositFacts, actor: Actor): Decision {
  if (!owns(actor, deposit.userId)) return refuse('deposit.not_yours')
  return deposit.status === 'PENDING' ? allow : refuse('deposit.not_pending')
}

/** The owner may correct the bank details of a deposit that can still be cancelled. */
export const mayEditDeposit = (deposit: DepositFacts, actor: Actor): Decision => mayCancelDeposit(deposit, actor)

/** The owner reports the transfer of a PENDING deposit. */
export const mayReportTransfer = (deposit: DepositFacts, actor: Actor): Decision =>
  isGateways(deposit) ? refuse('payment.provider_decides') : mayCancelDeposit(deposit, actor)
