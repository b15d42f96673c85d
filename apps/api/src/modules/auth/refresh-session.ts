import type { RefreshResult } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import { readBearer } from '../../http/authenticate.ts'
import type { RequestContext } from '../../http/context.ts'
import { refuseForeignCsrfToken } from '../../http/cross-site.ts'
import { Failure } from '../../http/failure.ts'
import { findUser } from './accounts.store.ts'
import { endReusedSession } from './end-reused-session.ts'
import { rotateRefreshToken } from './rotate-refresh-token.ts'
import {
  findRefreshToken,
  findSessionForUpdate,
  type RefreshTokenRow,
  type SessionRow,
  touchSession,
} from './sessions.store.ts'

/** How long a replaced token still gets the same successor, in case the answer was lost. */
const graceMilliseconds = 30_000

/**
 * Exchanges a refresh token for new tokens. The session's row is locked: of many at once all get the same successor.
 *
 * Fails with auth.refresh_invalid, auth.account_inactive, request.csrf_mismatch, and with auth.refresh_reused for a
 * token that was replaced before: then somebody else has the session's tokens, and the whole session ends.
 */
export async function refreshSession(
  context: RequestContext,
  refreshToken: string,
  headers: Headers,
): Promise<RefreshResult> {
  const { tokens } = context.ports
  const tokenHash = tokens.hashSecret(refreshToken)
  // Compares hashes, so that timing reveals nothing.
  if (!tokens.hashSecret(readBearer(headers) ?? '').equals(tokenHash)) throw new Failure('auth.refresh_invalid')
  const outcome = await context.asSystem(async (queries) => {
    const known = await findRefreshToken(queries, tokenHash)
    const session = known && (await findSessionForUpdate(queries, known.sessionId))
    if (!session || session.revokedAt || session.expiresAt <= context.ports.now())
      throw new Failure('auth.refresh_invalid')
    refuseForeignCsrfToken('post', headers, session.csrfHash)
    if (!(await findUser(queries, session.userId))?.isActive) throw new Failure('auth.account_inactive')
    const successor = await successorFor(context, queries, session, tokenHash)
    if (!successor) await endReusedSession(context, queries, session)
    return { session, successor }
  })
  if (!outcome.successor) throw new Failure('auth.refresh_reused')
  const { id, userId } = outcome.session
  return { token: await tokens.issueAccessToken(id, userId), refreshToken: outcome.successor }
}

/** The token's successor, new or repeated; undefined when it was replaced too long ago. */
async function successorFor(context: RequestContext, queries: Queries, session: SessionRow, tokenHash: Buffer) {
  // Read again under the lock: it may have been replaced while this call waited.
  const token = await findRefreshToken(queries, tokenHash)
  if (!token) throw new Failure('auth.refresh_invalid')
  if (token.rotatedAt) return repeatedSuccessor(context, queries, token, token.rotatedAt)
  if (token.expiresAt <= context.ports.now()) throw new Failure('auth.refresh_invalid')
  await touchSession(queries, session.id)
  return rotateRefreshToken(context, queries, session, token)
}

async function repeatedSuccessor(
  { ports }: RequestContext,
  queries: Queries,
  token: RefreshTokenRow,
  rotatedAt: Date,
): Promise<string | undefined> {
  if (ports.now().getTime() - rotatedAt.getTime() > graceMilliseconds) return undefined
  for (const successor of ports.tokens.successorsOf(token.tokenHash)) {
    const next = await findRefreshToken(queries, ports.tokens.hashSecret(successor))
    if (next && !next.rotatedAt) return successor
  }
  return undefined
}
