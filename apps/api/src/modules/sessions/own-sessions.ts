import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { revokeSessionsOf, type SessionRow } from '../auth/sessions.store.ts'
import { record } from '../events/record.ts'
import { deleteChallengesOf } from '../two-factor/two-factor.store.ts'
import { otherSessionsEnded, sessionEnded } from './sessions.events.ts'
import { findOpenSessions, revokeOwnSession } from './own-sessions.store.ts'

export function listOwnSessions(context: RequestContext): Promise<SessionRow[]> {
  const { id, sessionId } = context.person
  return context.transaction((queries) => findOpenSessions(queries, id, sessionId, context.ports.now()))
}

/** Signs the caller out on one device. What listens to the session and what it refreshes ends with its row. */
export function endOwnSession(context: RequestContext, id: string): Promise<void> {
  const { person, ports } = context
  return context.transaction(async (queries) => {
    const session = found(await revokeOwnSession(queries, person.id, id, ports.now()))
    await record(context, queries, sessionEnded(person, session))
  })
}

/** Signs the caller out everywhere else, and stops sign-ins that wait for their second factor. Returns how many ended. */
export function endOtherSessions(context: RequestContext): Promise<number> {
  const { person } = context
  return context.asSystem(async (system) => {
    await deleteChallengesOf(system, person.id)
    const ended = await revokeSessionsOf(system, person.id, 'ended_by_owner', person.sessionId)
    if (ended > 0) await record(context, system, otherSessionsEnded(person, ended))
    return ended
  })
}
