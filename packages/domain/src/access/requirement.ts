import { type Actor, effectiveRole } from './actor.ts'
import { hasPermission } from './has-permission.ts'
import type { Permission } from './permissions.ts'
import type { Role } from './roles.ts'

/** A guard's requirement (GUARD-08): all of its roles and permissions, or any one of them. */
export type Requirement = {
  readonly roles?: readonly Role[]
  readonly permissions?: readonly Permission[]
  readonly match?: 'all' | 'any'
}

/** GUARD-05 */
export const adminOnly: Requirement = { roles: ['ADMIN', 'SUPER_ADMIN'], match: 'any' }

/** Whether the actor passes the guard; without roles and permissions, everyone signed in (GUARD-07). Guests never do (GUARD-09). */
export function meetsRequirement(actor: Actor | null, requirement: Requirement): boolean {
  if (actor === null) return false
  const { roles = [], permissions = [], match = 'all' } = requirement
  if (roles.length + permissions.length === 0) return true
  const role = effectiveRole(actor)
  const answers = [
    ...roles.map((wanted) => wanted === role),
    ...permissions.map((permission) => hasPermission(actor, permission)),
  ]
  return match === 'all' ? answers.every(Boolean) : answers.some(Boolean)
}
