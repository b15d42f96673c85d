import { effectiveRole, isTenantAdministrator, type Role } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { findPlatformTenantId } from '../auth/accounts.store.ts'
import { findUserIn, type MembershipRow, type UserRow } from './users.store.ts'

/** A user as seen by a viewer: themself, a platform administrator, or an administrator of one of their tenants. */
export interface SeenUser {
  user: UserRow
  /** Tenant in which the viewer may change the user's role and membership. */
  tenantId: string | null
  membership: MembershipRow | null
  role: Role
  seenAs: 'self' | 'platform' | 'tenant'
}

/** Returns the tenant whose membership of the user the caller sees: the platform for those who act for it. */
export async function tenantSeen({ person }: RequestContext, queries: Queries, id: string): Promise<string | null> {
  return person.actsForPlatform && id !== person.id ? findPlatformTenantId(queries) : person.tenantId
}

/** Finds a user visible to the caller. Fails with 404 for all others. */
export async function findSeenUser(context: RequestContext, queries: Queries, id: string): Promise<SeenUser> {
  const { person } = context
  const isSelf = id === person.id
  const tenantId = await tenantSeen(context, queries, id)
  const { user, membership } = found(await findUserIn(queries, id, tenantId))
  if (isSelf) return { user, tenantId, membership, role: effectiveRole(person), seenAs: 'self' }
  const role = membership?.role ?? 'USER'
  if (person.actsForPlatform) return { user, tenantId, membership, role, seenAs: 'platform' }
  const isTheirs = tenantId !== null && isTenantAdministrator(person, tenantId) && membership !== null
  return found(isTheirs ? { user, tenantId, membership, role, seenAs: 'tenant' } : undefined)
}

export function readUser(context: RequestContext, id: string): Promise<SeenUser> {
  return context.transaction((queries) => findSeenUser(context, queries, id))
}
