import type { AuthUser, MembershipSummary, TenantMembership, User } from '@chonoi/contract'
import {
  type Actor,
  actorOf,
  currentTenantAfter,
  effectiveRole,
  type Role,
  selectableMemberships,
} from '@chonoi/domain'
import type { MembershipRow, UserRow } from './accounts.store.ts'

export interface Account {
  user: UserRow
  memberships: readonly MembershipRow[]
  /** The session's; another takes over when it is not an ACTIVE membership any more. */
  currentTenantId: string | null
  /** The second factor demanded of somebody in these roles isn't set up. */
  mustSetUpTwoFactor: boolean
}

/** The person with the roles that they hold, in the session's tenant or the one that takes over. */
export function holderOf({ user, memberships, currentTenantId }: Omit<Account, 'mustSetUpTwoFactor'>): Actor {
  return actorOf({
    id: user.id,
    platformRole: selectableMemberships(memberships).find(({ isPlatform }) => isPlatform)?.role ?? 'USER',
    currentTenantId: currentTenantAfter(memberships, currentTenantId),
    tenantMemberships: memberships,
  })
}

export function toMembership({ tenantId, tenant, role, status, joinedAt }: MembershipRow): TenantMembership {
  return { tenantId, tenant, role, status, joinedAt: joinedAt.toISOString() }
}

export function toAuthUser(account: Account): AuthUser {
  const { user, memberships, mustSetUpTwoFactor } = account
  const actor = holderOf(account)
  const { id, version, firstName, lastName, email, phone, isVerified, language } = user
  return {
    ...{ id, version, firstName, lastName, email, phone, isVerified, language, mustSetUpTwoFactor },
    platformRole: actor.platformRole,
    role: effectiveRole(actor),
    tenantId: user.homeTenantId,
    tenantMemberships: memberships.map(toMembership),
    currentTenantId: currentTenantAfter(memberships, account.currentTenantId),
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
  const { id, version, firstName, lastName, email, phone, isActive, isVerified, language } = user
  return {
    ...{ id, version, firstName, lastName, email, phone, role, isActive, isVerified, language },
    tenantId: user.homeTenantId,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  }
}
