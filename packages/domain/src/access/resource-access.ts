import { allow, type Decision, refuse } from '../decision/decision.ts'
import { type Actor, isSuperAdmin } from './actor.ts'
import type { Permission } from './permissions.ts'
import { roleHolds } from './role-permissions.ts'
import type { Role } from './roles.ts'
import { actsIn, owns } from './whose-row.ts'

/** The owner and the tenant of a row. */
export type OwnedResource = { readonly ownerId?: string | null; readonly tenantId?: string | null }

/** One role of an actor, and whether it applies in the current tenant. */
type HeldRole = { readonly role: Role; readonly isOfTenant: boolean }

/**
 * The documented resource access rule (ROLE-25..29). An actor with two roles passes when either role passes. Rows
 * without a tenant belong to the platform: only a super administrator writes them, others may read them.
 */
export function mayAccessResource(actor: Actor | null, permission: Permission, resource: OwnedResource): Decision {
  if (actor === null) return refuse('auth.unauthenticated')
  if (isSuperAdmin(actor)) return allow
  const held: HeldRole[] = [{ role: actor.platformRole, isOfTenant: false }]
  if (actor.tenantRole !== null) held.push({ role: actor.tenantRole, isOfTenant: true })

  const able = held.filter(({ role }) => roleHolds(role, permission))
  if (able.length === 0) return refuse('auth.permission_missing')
  if (able.some((grant) => reaches(grant, actor, permission, resource))) return allow
  return refuse(resource.ownerId ? 'auth.not_yours' : 'auth.foreign_tenant')
}

function reaches({ role, isOfTenant }: HeldRole, actor: Actor, permission: Permission, resource: OwnedResource) {
  const isInTenant = isOfTenant && !!resource.tenantId && actsIn(actor, resource.tenantId)
  if (role === 'ADMIN' || role === 'SUPER_ADMIN') return isInTenant
  if (resource.ownerId) return owns(actor, resource.ownerId)
  if (resource.tenantId) return isInTenant
  return permission.startsWith('read:') || permission.startsWith('view:')
}
