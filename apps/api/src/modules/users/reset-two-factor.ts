import type { BodyOf } from '@chonoi/contract'
import { mayResetTwoFactor } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure } from '../../http/failure.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { record } from '../events/record.ts'
import { deleteTwoFactor, findTwoFactorForUpdate } from '../two-factor/two-factor.store.ts'
import { endSessions } from './end-sessions.ts'
import { lockAsAdministrator } from './lock-users.ts'
import { findSeenUser, type SeenUser, tenantSeen } from './read-user.ts'
import { twoFactorReset } from './users.events.ts'

/**
 * Turns two-factor authentication off for somebody who lost the app and the backup codes. Returns how many sessions
 * ended. Fails with auth.current_password_wrong, user.own_account, user.rank_not_below, auth.role_above_own,
 * auth.two_factor_off.
 */
export async function resetTwoFactor(
  context: RequestContext,
  id: string,
  { reason, password }: BodyOf<'resetUserTwoFactor'>,
): Promise<number> {
  await context.transaction((queries) => findResettable(context, queries, id))
  await confirmPassword(context, password)
  return context.transaction(async (queries) => {
    await lockAsAdministrator(context, queries, [id], await tenantSeen(context, queries, id))
    // Asked again: the person may have been promoted while the password was checked.
    const { user, tenantId } = await findResettable(context, queries, id)
    const wasOn = await context.asSystem(async (system) => {
      const row = await findTwoFactorForUpdate(system, id)
      if (row?.enabledAt) await deleteTwoFactor(system, id)
      return Boolean(row?.enabledAt)
    })
    if (!wasOn) throw new Failure('auth.two_factor_off')
    const ended = await endSessions(context, id, 'ended_by_administrator')
    await record(context, queries, twoFactorReset(user, reason, tenantId))
    return ended
  })
}

async function findResettable(context: RequestContext, queries: Queries, id: string): Promise<SeenUser> {
  const seen = await findSeenUser(context, queries, id)
  enforce(mayResetTwoFactor(context.person, { id, role: seen.role }, seen.tenantId))
  return seen
}
