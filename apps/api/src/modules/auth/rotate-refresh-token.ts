import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { insertRefreshToken, markRotated, type RefreshTokenRow, type SessionRow } from './sessions.store.ts'

const idleDays = 7
const day = 24 * 60 * 60 * 1000

/**
 * The next refresh token of a session, whose row is locked; the one before it is not good any more. A session's first
 * token is random, and each one after it follows from the one before, so that both can be told later.
 */
export async function rotateRefreshToken(
  { ports }: RequestContext,
  queries: Queries,
  session: SessionRow,
  before: RefreshTokenRow | undefined,
): Promise<string> {
  const now = ports.now()
  const next = before ? ports.tokens.successorOf(before.tokenHash) : ports.tokens.newSecret()
  if (before) await markRotated(queries, before.id, now)
  await insertRefreshToken(queries, {
    sessionId: session.id,
    tokenHash: ports.tokens.hashSecret(next),
    createdAt: now,
    expiresAt: new Date(Math.min(now.getTime() + idleDays * day, session.expiresAt.getTime())),
  })
  return next
}
