import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { refreshTokenReused } from './auth.events.ts'
import { revokeSession, type SessionRow } from './sessions.store.ts'

/** Ends a session whose replaced refresh token was used again and notifies its owner: somebody else holds a token. */
export async function endReusedSession(context: RequestContext, queries: Queries, session: SessionRow): Promise<void> {
  await revokeSession(queries, session.id, 'refresh_reused')
  await record(context, queries, refreshTokenReused(session))
}
