import type { Role } from './roles.ts'
import { actsIn } from './whose-row.ts'

/**
 * Who acts. Everyone keeps the role of their account in the platform tenant; beside it stands the role of the ACTIVE
 * membership that is current. In the platform tenant itself both are the same.
 */
export type Actor = {
  readonly id: string
  readonly platformRole: Role
  /** The current tenant, null when no membership is ACTIVE. */
  readonly tenantId: string | null
  readonly tenantRole: Role | null
}

/** The role that is shown and that guards read: SUPER_ADMIN everywhere, else the current membership's (TENANT-05). */
export function effectiveRole(actor: Actor): Role {
  if (actor.platformRole === 'SUPER_ADMIN') return 'SUPER_ADMIN'
  return actor.tenantRole ?? actor.platformRole
}

/** SUPER_ADMIN passes everywhere. */
export function isSuperAdmin(actor: Actor): boolean {
  return actor.platformRole === 'SUPER_ADMIN'
}

/** ADMIN of the platform tenant: runs tenants, platform users, deposits, withdrawals and moderation. */
export function isPlatformAdministrator(actor: Actor): boolean {
  return actor.platformRole === 'ADMIN' || actor.platformRole === 'SUPER_ADMIN'
}

/** ADMIN of one tenant, acting there: sees and changes that tenant's rows only. */
export function isTenantAdministrator(actor: Actor, tenantId: string): boolean {
  return actsIn(actor, tenantId) && (actor.tenantRole === 'ADMIN' || actor.tenantRole === 'SUPER_ADMIN')
}
