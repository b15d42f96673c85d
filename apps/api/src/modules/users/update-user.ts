import type { BodyOf } from '@chonoi/contract'
import { hasPermission, mayGrantRole, normalizeVietnamesePhone } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure } from '../../http/failure.ts'
import { enforceVersion } from '../enforce-version.ts'
import { record } from '../events/record.ts'
import { findSeenUser, type SeenUser, tenantSeen } from './read-user.ts'
import { lockAsAdministrator } from './lock-users.ts'
import { endSessions } from './end-sessions.ts'
import { changeUser, lockUsersIn, putMembership } from './users.store.ts'
import { userChanged } from './users.events.ts'
import { toSeenUser } from './user-views.ts'

type UserChange = Omit<BodyOf<'updateUser'>, 'version'>

/**
 * Changes a user. People change their own names and phone number. A platform administrator changes every field of users
 * who do not rank above them. A tenant's administrator changes only role and status in their tenant, because the
 * account belongs to its owner and to other tenants too. Nobody changes their own role or verifies themself. Fails with
 * auth.permission_missing, auth.role_above_own, auth.not_yours, and row.changed when the edited version isn't the stored one.
 */
export function updateUser(
  context: RequestContext,
  id: string,
  { version, ...change }: BodyOf<'updateUser'>,
): Promise<SeenUser> {
  return context.transaction(async (queries) => {
    const tenantId = await tenantSeen(context, queries, id)
    if (id === context.person.id) await lockUsersIn(queries, [id], tenantId)
    else await findSeenUser(context, queries, id).then(() => lockAsAdministrator(context, queries, [id], tenantId))
    const before = await findSeenUser(context, queries, id)
    enforceMayChange(context, before, change)
    await enforceVersion(version, before.user, () => toSeenUser(before))
    await changeUser(queries, id, accountChange(change, before))
    await changeMembership(queries, before, change)
    if (before.seenAs === 'platform' && change.isActive === false) await endSessions(context, id, 'account_deactivated')
    if (before.seenAs !== 'self') await record(context, queries, userChanged(before, change))
    return findSeenUser(context, queries, id)
  })
}

const administrative = ({ role, isActive, isVerified }: UserChange) =>
  role !== undefined || isActive !== undefined || isVerified !== undefined
const personal = ({ firstName, lastName, phone }: UserChange) =>
  firstName !== undefined || lastName !== undefined || phone !== undefined

function enforceMayChange({ person }: RequestContext, { seenAs, role, tenantId }: SeenUser, change: UserChange): void {
  if (administrative(change)) {
    if (seenAs === 'self' || !hasPermission(person, 'manage:all_users')) throw new Failure('auth.permission_missing')
    if (change.role) enforce(mayGrantRole(person, change.role, tenantId))
  }
  if (seenAs === 'self') return
  enforce(mayGrantRole(person, role, tenantId))
  if (seenAs === 'tenant' && (personal(change) || change.isVerified !== undefined)) throw new Failure('auth.not_yours')
}

function accountChange({ firstName, lastName, phone, isActive, isVerified }: UserChange, { seenAs }: SeenUser) {
  return {
    ...(firstName !== undefined && { firstName: firstName.trim() }),
    ...(lastName !== undefined && { lastName: lastName.trim() }),
    ...(phone !== undefined && { phone: phone && normalizeVietnamesePhone(phone) }),
    ...(seenAs === 'platform' && isActive !== undefined && { isActive }),
    ...(isVerified !== undefined && { isVerified }),
  }
}

async function changeMembership(queries: Queries, before: SeenUser, { role, isActive }: UserChange): Promise<void> {
  const { user, tenantId, membership, seenAs } = before
  const standing = seenAs === 'tenant' && isActive !== undefined ? (isActive ? 'ACTIVE' : 'SUSPENDED') : undefined
  if (tenantId === null || (role === undefined && standing === undefined)) return
  await putMembership(queries, {
    userId: user.id,
    tenantId,
    role: role ?? before.role,
    status: standing ?? membership?.status ?? 'ACTIVE',
  })
}
