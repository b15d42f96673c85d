import { allow, type Decision, refuse } from '../decision/decision.ts'
import { mayGrantRole } from './grant-role.ts'
import { type Actor, effectiveRole } from './actor.ts'
import { type Role, roleRank } from './roles.ts'

/** An account with its role in the tenant where it is managed. */
export type ManagedAccount = { readonly id: string; readonly role: Role }

/**
 * ROLE-34: whether the actor manages an account. Nobody manages a person who ranks above them, nor, as an
 * administrator, themself: nobody is locked out by their own press.
 */
export function mayManageUser(actor: Actor, account: ManagedAccount, tenantId: string | null): Decision {
  if (account.id === actor.id) return refuse('user.own_account')
  const granting = mayGrantRole(actor, account.role, tenantId)
  return granting.allowed ? allow : granting
}

/**
 * Whether the actor turns somebody's two-factor authentication off without a code. Only for people of a lower role: two
 * administrators, or one whose session was stolen, can't open each other's accounts.
 */
export function mayResetTwoFactor(actor: Actor, account: ManagedAccount, tenantId: string | null): Decision {
  const managing = mayManageUser(actor, account, tenantId)
  if (!managing.allowed) return managing
  return roleRank[account.role] < roleRank[effectiveRole(actor)] ? allow : refuse('user.rank_not_below')
}
