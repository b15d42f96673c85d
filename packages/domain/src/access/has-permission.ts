import type { Actor } from './actor.ts'
import type { Permission } from './permissions.ts'
import { roleHolds } from './role-permissions.ts'
import { actsIn } from './whose-row.ts'

/**
 * Whether the platform role or the current membership's role grants the permission. Switching tenants never takes a
 * permission away, so a seller can still buy. A guest has none.
 */
export function hasPermission(actor: Actor | null, permission: Permission): boolean {
  if (actor === null) return false
  return (
    roleHolds(actor.platformRole, permission) || (actor.tenantRole !== null && roleHolds(actor.tenantRole, permission))
  )
}

/** Whether the actor's role in the current tenant grants the permission. */
export function hasPermissionIn(actor: Actor, permission: Permission, tenantId: string): boolean {
  return actsIn(actor, tenantId) && actor.tenantRole !== null && roleHolds(actor.tenantRole, permission)
}
