import { type Actor, hasPermissionIn, isSuperAdmin, type Permission, type Role } from '@chonoi/domain'
import type { Database } from '../database/database.ts'
import { inScope, type Scope, systemScope } from '../database/scope.ts'
import { findSecondFactor, isFactorMissing } from '../modules/two-factor/second-factor.ts'
import { findMemberships, findUser } from '../modules/auth/accounts.store.ts'

/** Everybody is a member of the platform, and a shop may have members who are only customers. */
const isStaff = (role: Role | null) => role === 'SELLER' || role === 'ADMIN' || role === 'SUPER_ADMIN'

/** What the roles of an account allow it to reach in its current tenant. */
export function reachOf({
  platformRole,
  tenantRole,
  tenantIsPlatform,
}: {
  platformRole: Role
  tenantRole: Role | null
  tenantIsPlatform: boolean | null
}) {
  const isAdministrator = platformRole === 'ADMIN' || platformRole === 'SUPER_ADMIN'
  return {
    actsForPlatform: platformRole === 'SUPER_ADMIN' || (isAdministrator && tenantIsPlatform === true),
    worksInTenant: tenantIsPlatform ? isAdministrator : isStaff(tenantRole),
  }
}

/**
 * The scope in which a job goes on for somebody in a tenant, or null when they may no longer: the account is closed, or
 * no active membership there gives the permission and it is no super administrator's, or the second factor that is
 * demanded of them isn't set up. A request is asked the same by
 * `authenticate`; what runs for minutes asks again on its way. `all` reaches every tenant's rows for whoever acts for the
 * platform.
 */
export async function scopeFor(
  database: Database,
  userId: string,
  tenantId: string,
  permission: Permission,
  rows: 'own' | 'all' = 'own',
): Promise<Scope | null> {
  const { user, memberships, factor } = await inScope(database, systemScope, async ({ queries }) => ({
    user: await findUser(queries, userId),
    memberships: await findMemberships(queries, userId),
    factor: await findSecondFactor(queries, userId),
  }))
  if (!user?.isActive) return null
  const active = memberships.filter(({ status }) => status === 'ACTIVE')
  const here = active.find((one) => one.tenantId === tenantId)
  const platformRole = active.find(({ isPlatform }) => isPlatform)?.role ?? 'USER'
  const actor: Actor = { id: userId, platformRole, tenantId: here ? tenantId : null, tenantRole: here?.role ?? null }
  if (isFactorMissing(actor, factor)) return null
  const { worksInTenant, actsForPlatform } = reachOf({ ...actor, tenantIsPlatform: here?.isPlatform ?? null })
  const may = isSuperAdmin(actor) || (worksInTenant && hasPermissionIn(actor, permission, tenantId))
  return may ? { userId, tenantId, reach: rows === 'all' && actsForPlatform ? 'platform' : 'person' } : null
}
