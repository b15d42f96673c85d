import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { signedOut } from './auth.events.ts'
import { revokeSession } from './sessions.store.ts'

/** Ends the session: its access tokens and its refresh token are refused from now on (GAP-04). */
export function logout(context: RequestContext): Promise<void> {
  return context.transaction(async (queries) => {
    await revokeSession(queries, context.person.sessionId, 'logout')
    await record(context, queries, signedOut(context.person))
  })
}
