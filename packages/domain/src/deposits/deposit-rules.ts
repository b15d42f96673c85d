import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { owns } from '../access/whose-row.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import type { DepositStatus } from './deposit-status.ts'

/** What the rules need to know of a deposit. */
export type DepositFacts = { readonly status: DepositStatus; readonly userId: string }

/**
 * ADM-DEP-14: only a PENDING deposit is processed, by an administrator of the platform (domain.md, reading 1), and never
 * by the person whose money it is (reading 4).
 */
export function mayProcessDeposit(deposit: DepositFacts, actor: Actor): Decision {
  if (!isPlatformAdministrator(actor)) return refuse('auth.permission_missing')
  if (deposit.userId === actor.id) return refuse('deposit.own_processing')
  return deposit.status === 'PENDING' ? allow : refuse('deposit.not_pending')
}

/** The owner cancels, or mends the bank details of, a deposit that is still PENDING. */
export function mayCancelDeposit(deposit: DepositFacts, actor: Actor): Decision {
  if (!owns(actor, deposit.userId)) return refuse('deposit.not_yours')
  return deposit.status === 'PENDING' ? allow : refuse('deposit.not_pending')
}

export const mayEditDeposit = mayCancelDeposit
