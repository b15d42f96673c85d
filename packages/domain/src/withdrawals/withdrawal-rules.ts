import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { roleHolds } from '../access/role-permissions.ts'
import { actsIn, owns } from '../access/whose-row.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import { isWithdrawalOpen, nextWithdrawalStatuses, type WithdrawalStatus } from './withdrawal-status.ts'

/** The facts of a withdrawal that the rules use. */
export type WithdrawalFacts = {
  readonly status: WithdrawalStatus
  readonly userId: string
  /** The shop whose earnings pay; null for the person's wallet. */
  readonly tenantId: string | null
}

/** ADM-WD-29, ADM-WD-30: an administrator takes a withdrawal into work, pays it out or rejects it. */
export const withdrawalDecisions = [
  'PROCESSING',
  'COMPLETED',
  'REJECTED',
] as const satisfies readonly WithdrawalStatus[]

export type WithdrawalDecision = (typeof withdrawalDecisions)[number]

/** The people of a shop who hold manage:withdrawals there, and its administrator, withdraw its earnings. */
export function mayWithdrawFromShop(actor: Actor, tenantId: string): Decision {
  const isAllowed =
    actsIn(actor, tenantId) &&
    actor.tenantRole !== null &&
    (actor.tenantRole === 'ADMIN' || roleHolds(actor.tenantRole, 'manage:withdrawals'))
  return isAllowed ? allow : refuse('withdrawal.shop_forbidden')
}

/** A shop's administrator decides to which bank accounts its earnings go. */
export function mayOpenAccountsToShop(actor: Actor, tenantId: string): Decision {
  const isAdministrator = actsIn(actor, tenantId) && actor.tenantRole === 'ADMIN'
  return isAdministrator ? allow : refuse('bank_account.shop_forbidden')
}

/** The requester cancels or corrects a PENDING withdrawal, and so do those who withdraw for the same shop. */
export function mayCancelWithdrawal(withdrawal: WithdrawalFacts, actor: Actor): Decision {
  const { userId, tenantId, status } = withdrawal
  const isOfShop = tenantId !== null && mayWithdrawFromShop(actor, tenantId).allowed
  if (!owns(actor, userId) && !isOfShop) return refuse('withdrawal.not_yours')
  return status === 'PENDING' ? allow : refuse('withdrawal.not_pending')
}

/** Whoever may cancel a withdrawal may correct it until then. */
export const mayEditWithdrawal = (withdrawal: WithdrawalFacts, actor: Actor): Decision =>
  mayCancelWithdrawal(withdrawal, actor)

/**
 * ADM-WD-31: only an open withdrawal is decided, by a platform administrator (domain.md, reading 1), and never by its
 * requester or a member of the shop that it pays (reading 4).
 */
export function mayProcessWithdrawal(
  withdrawal: WithdrawalFacts & { readonly isOfOwnShop: boolean },
  actor: Actor,
  decision: WithdrawalDecision,
): Decision {
  if (!isPlatformAdministrator(actor)) return refuse('auth.permission_missing')
  if (withdrawal.userId === actor.id || withdrawal.isOfOwnShop) return refuse('withdrawal.own_processing')
  if (!isWithdrawalOpen(withdrawal.status)) return refuse('withdrawal.not_open')
  const next: readonly WithdrawalStatus[] = nextWithdrawalStatuses[withdrawal.status]
  return next.includes(decision) ? allow : refuse('withdrawal.transition_not_allowed')
}
