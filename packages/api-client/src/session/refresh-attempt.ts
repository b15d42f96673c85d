import { ApiError } from '../failure/api-error.ts'
import type { GrantedTokens } from '../storage/token-store.ts'
import type { SessionCalls } from './session-calls.ts'
import { unwrapData } from './unwrap-data.ts'

/** A refresh that may be tried again. */
export class SessionRefreshError extends Error {
  override readonly name = 'SessionRefreshError'
}

/** Returns the tokens, or `refused` when the server rejects this session; throws on any other failure. */
export async function attemptRefresh(calls: SessionCalls, refreshToken: string): Promise<GrantedTokens | 'refused'> {
  try {
    const answer = unwrapData(await calls.refreshSession(refreshToken))
    if (!answer.token) throw new SessionRefreshError('No token in refresh response')
    return { accessToken: answer.token, refreshToken: answer.refreshToken || refreshToken }
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status === 0) throw cause
    if (cause.status === 401 || cause.status === 403) return 'refused'
    throw new SessionRefreshError(`Token refresh failed: ${cause.status}`, { cause })
  }
}
