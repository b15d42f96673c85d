import { mayManageUser } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { hasTwoFactor } from '../two-factor/two-factor.store.ts'
import { endSessions } from './end-sessions.ts'
import { findSeenUser } from './read-user.ts'
import { findSessions, type SessionRow } from './user-sessions.store.ts'
import { sessionsEnded } from './users.events.ts'

/**
 * The latest sessions of an account and whether it has a second factor, also of the caller's own. Fails with
 * auth.role_above_own.
 */
export function listUserSessions(
  context: RequestContext,
  id: string,
): Promise<{ sessions: SessionRow[]; hasTwoFactor: boolean }> {
  return context.transaction(async (queries) => {
    const { role, tenantId, seenAs } = await findSeenUser(context, queries, id)
    if (seenAs !== 'self') enforce(mayManageUser(context.person, { id, role }, tenantId))
    return context.asSystem(async (system) => ({
      sessions: await findSessions(system, id, context.ports.now()),
      hasTwoFactor: await hasTwoFactor(system, id),
    }))
  })
}

/** Signs an account out everywhere. Fails with user.own_account, auth.role_above_own. */
export function endUserSessions(context: RequestContext, id: string): Promise<number> {
  return context.transaction(async (queries) => {
    const { user, role, tenantId } = await findSeenUser(context, queries, id)
    enforce(mayManageUser(context.person, { id, role }, tenantId))
    const ended = await endSessions(context, id, 'ended_by_administrator')
    await record(context, queries, sessionsEnded(user, ended, tenantId))
    return ended
  })
}
