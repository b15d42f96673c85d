import type { Role } from './roles.ts'
import { actsIn } from './whose-row.ts'

/**
 * The acting user. Everyone keeps the role of their account in the platform tenant, in addition to the role of the
 * current ACTIVE membership. In the platform tenant both are the same.
 */
export type Actor = {
  readonly id: string
  readonly platformRole: Role
  /** The current tenant, null when no membership is ACTIVE. */
  readonly tenantId: string | null
  readonly tenantRole: Role | null
}

/** The displayed role, which guards check: SUPER_ADMIN everywhere, else the current membership's (TENANT-05). */
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
