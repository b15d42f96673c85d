import type { AuthUser, MembershipSummary, TenantMembership, User } from '@chonoi/contract'
import { actorOf, currentTenantAfter, effectiveRole, type Role, selectableMemberships } from '@chonoi/domain'
import type { MembershipRow, UserRow } from './accounts.store.ts'

export interface Account {
  user: UserRow
  memberships: readonly MembershipRow[]
  /** The session's; another takes over when it is not an ACTIVE membership any more. */
  currentTenantId: string | null
}

export function toMembership({ tenantId, tenant, role, status, joinedAt }: MembershipRow): TenantMembership {
  return { tenantId, tenant, role, status, joinedAt: joinedAt.toISOString() }
}

export function toAuthUser({ user, memberships, currentTenantId }: Account): AuthUser {
  const current = currentTenantAfter(memberships, currentTenantId)
  const platformRole = selectableMemberships(memberships).find(({ isPlatform }) => isPlatform)?.role ?? 'USER'
  const actor = actorOf({ id: user.id, platformRole, currentTenantId: current, tenantMemberships: memberships })
  const { id, firstName, lastName, email, phone, isVerified, language } = user
  return {
    ...{ id, firstName, lastName, email, phone, isVerified, language, platformRole },
    role: effectiveRole(actor),
    tenantId: user.homeTenantId,
    tenantMemberships: memberships.map(toMembership),
    currentTenantId: current,
  }
}

export function toMembershipSummary(memberships: readonly MembershipRow[]): MembershipSummary {
  return {
    total: memberships.length,
    active: selectableMemberships(memberships).length,
    memberships: memberships.map(toMembership),
  }
}

/** Returns a user's record. `role` is the one in the viewer's tenant. */
export function toUser(user: UserRow, role: Role): User {
  const { id, firstName, lastName, email, phone, isActive, isVerified, language } = user
  return {
    ...{ id, firstName, lastName, email, phone, role, isActive, isVerified, language },
    tenantId: user.homeTenantId,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  }
}
