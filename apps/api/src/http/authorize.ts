import { effectiveRole, hasPermission, isSuperAdmin } from '@chonoi/domain'
import type { Person } from './context.ts'
import type { Operation } from './contract-document.ts'
import { Failure } from './failure.ts'

/** Enforces the contract's access rules in order: signed in, role, permission, tenant. */
export function authorize(operation: Operation, actor: Person | null): void {
  if (operation.security === 'none') return
  if (!actor) {
    if (operation.security === 'optional') return
    throw new Failure('auth.unauthenticated')
  }
  const { roles, platformRoles, permissions } = operation
  const role = effectiveRole(actor)
  if (roles.length > 0 && !roles.includes(role)) throw new Failure('auth.role_missing')
  if (actor.actsForPlatform && platformRoles.length > 0 && !platformRoles.includes(role))
    throw new Failure('auth.role_missing')
  if (permissions.length > 0 && !permissions.some((permission) => hasPermission(actor, permission)))
    throw new Failure('auth.permission_missing')
  if (operation.tenant !== 'none' && !actor.tenantId) throw new Failure('auth.tenant_forbidden')
  if (operation.tenant === 'platform' && !actor.actsForPlatform && !isSuperAdmin(actor))
    throw new Failure('auth.tenant_forbidden')
}
