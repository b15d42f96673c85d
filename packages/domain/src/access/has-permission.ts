import type { Actor } from './actor.ts'
import { type Permission, permissions } from './permissions.ts'
import { roleHolds } from './role-permissions.ts'
import { actsIn } from './whose-row.ts'

/**
 * The union of what the platform role and the current membership's role allow: nobody's role shrinks by switching, so a
 * seller can still buy. A guest has no permission.
 */
export function hasPermission(actor: Actor | null, permission: Permission): boolean {
  if (actor === null) return false
  return (
    roleHolds(actor.platformRole, permission) || (actor.tenantRole !== null && roleHolds(actor.tenantRole, permission))
  )
}

/** Whether the role that the actor has in this very tenant holds the permission. */
export function hasPermissionIn(actor: Actor, permission: Permission, tenantId: string): boolean {
  return actsIn(actor, tenantId) && actor.tenantRole !== null && roleHolds(actor.tenantRole, permission)
}

export function permissionsOf(actor: Actor | null): readonly Permission[] {
  return permissions.filter((permission) => hasPermission(actor, permission))
}
