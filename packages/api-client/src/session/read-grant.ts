import type { LoginResult, SessionGrant } from '@chonoi/contract'
import { transportError } from '../failure/transport-error.ts'

/** The documents name no refresh token in the answer to a registration; without one a session ends with its token. */
export type GrantedSession = Omit<SessionGrant, 'refreshToken'> & Partial<Pick<SessionGrant, 'refreshToken'>>

/** The session in an answer; one without a token or a user can't be used. */
export function readGrant({ accessToken, refreshToken, user }: LoginResult): GrantedSession {
  if (!accessToken || !user) throw transportError('PARSING_ERROR', 200)
  return { accessToken, user, ...(refreshToken ? { refreshToken } : {}) }
}
