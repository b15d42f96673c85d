import type { ProblemCode } from '@chonoi/contract'
import { effectiveRole, hasPermission, isSuperAdmin } from '@chonoi/domain'
import type { Person } from './context.ts'
import type { Operation } from './contract-document.ts'
import { Failure } from './failure.ts'

/**
 * Enforces the contract's access rules in order: signed in, role, permission, tenant. Whoever would pass with a second factor
 * is told so.
 */
export function authorize(operation: Operation, actor: Person | null): void {
  if (operation.security === 'none') return
  if (!actor) {
    if (operation.security === 'optional') return
    throw new Failure('auth.unauthenticated')
  }
  const { roles, platformRoles, permissions } = operation
  const refused = (code: ProblemCode) => new Failure(actor.mustSetUpTwoFactor ? 'auth.two_factor_demanded' : code)
  const role = effectiveRole(actor)
  if (roles.length > 0 && !roles.includes(role)) throw refused('auth.role_missing')
  if (actor.actsForPlatform && platformRoles.length > 0 && !platformRoles.includes(role))
    throw refused('auth.role_missing')
  if (permissions.length > 0 && !permissions.some((permission) => hasPermission(actor, permission)))
    throw refused('auth.permission_missing')
  if (operation.tenant !== 'none' && !actor.tenantId) throw new Failure('auth.tenant_forbidden')
  if (operation.tenant === 'platform' && !actor.actsForPlatform && !isSuperAdmin(actor))
    throw refused('auth.tenant_forbidden')
}
