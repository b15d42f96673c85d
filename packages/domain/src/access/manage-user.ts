import { allow, type Decision, refuse } from '../decision/decision.ts'
import type { Actor } from './actor.ts'
import { mayGrantRole } from './grant-role.ts'
import type { Role } from './roles.ts'

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
