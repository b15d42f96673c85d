import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import type { Cents } from '../money/cents.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'

export const remittanceStatuses = ['DRAFT', 'CONFIRMED', 'CANCELLED'] as const

export type RemittanceStatus = (typeof remittanceStatuses)[number]

/** The facts of a remittance that the rules use. */
export interface RemittanceFacts {
  readonly status: RemittanceStatus
  readonly importedBy: string
}

/**
 * The money of a transfer that matched lines leave over, after what the carrier keeps of them. Below zero the lines take what
 * the carrier had transferred before.
 */
export const remittanceDifference = (transferred: Cents, matched: Cents, kept: Cents): Cents =>
  transferred - (matched - kept)

/** Cancels a remittance that nobody confirmed. */
export function mayCancelRemittance({ status }: RemittanceFacts, actor: Actor): Decision {
  if (!isPlatformAdministrator(actor)) return refuse('auth.permission_missing')
  return status === 'DRAFT' ? allow : refuse('remittance.not_draft')
}

/** Two people stand for the money of a remittance: one imports the statement, another confirms that the money arrived. */
export function mayConfirmRemittance(remittance: RemittanceFacts, actor: Actor): Decision {
  const decision = mayCancelRemittance(remittance, actor)
  if (!decision.allowed) return decision
  return remittance.importedBy === actor.id ? refuse('remittance.own_confirmation') : allow
}
