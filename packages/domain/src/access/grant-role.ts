import { allow, type Decision, refuse } from '../decision/decision.ts'
import { type Actor, isPlatformAdministrator } from './actor.ts'
import { roleHolds } from './role-permissions.ts'
import { type Role, roleRank } from './roles.ts'

/**
 * ROLE-35: nobody grants a role above their own. In a tenant, only the role held there counts; a platform
 * administrator's role counts everywhere.
 */
export function mayGrantRole(actor: Actor, role: Role, tenantId: string | null): Decision {
  const own: Role[] = []
  if (isPlatformAdministrator(actor)) own.push(actor.platformRole)
  if (tenantId !== null && actor.tenantId === tenantId && actor.tenantRole !== null) own.push(actor.tenantRole)
  const able = own.filter((held) => roleHolds(held, 'manage:all_users'))
  if (able.length === 0) return refuse('auth.permission_missing')
  const highest = Math.max(...able.map((held) => roleRank[held]))
  return roleRank[role] <= highest ? allow : refuse('auth.role_above_own')
}

/** Granting these roles is audited with severity CRITICAL (domain.md, reading 4). */
export function isCriticalGrant(role: Role): boolean {
  return role === 'ADMIN' || role === 'SUPER_ADMIN'
}
