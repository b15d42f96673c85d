import { effectiveRole, isTenantAdministrator, type Role } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { findPlatformTenantId } from '../auth/accounts.store.ts'
import { findUserIn, type MembershipRow, type UserRow } from './users.store.ts'

/** A user as somebody sees them: themself, a platform administrator, or an administrator of a tenant they belong to. */
export interface SeenUser {
  user: UserRow
  /** Where the viewer's word counts: their role and membership there are what can be changed. */
  tenantId: string | null
  membership: MembershipRow | null
  role: Role
  seenAs: 'self' | 'platform' | 'tenant'
}

/** The tenant whose membership of a user the caller's word is about: the platform for those who act for it. */
export async function tenantSeen({ person }: RequestContext, queries: Queries, id: string): Promise<string | null> {
  return person.actsForPlatform && id !== person.id ? findPlatformTenantId(queries) : person.tenantId
}

/** Finds a user whom the caller may see; everybody else does not exist for them. */
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
