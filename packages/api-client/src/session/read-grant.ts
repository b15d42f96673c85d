import type { SignInResult, SessionGrant } from '@chonoi/contract'
import { transportError } from '../failure/transport-error.ts'

/** The documented registration response has no refresh token. Without one, the session ends with its access token. */
export type GrantedSession = Omit<SessionGrant, 'refreshToken'> & Partial<Pick<SessionGrant, 'refreshToken'>>

/** Reads the session from an answer. Rejects one without a token or a user. */
export function readGrant({ accessToken, refreshToken, user }: SignInResult): GrantedSession {
  if (!accessToken || !user) throw transportError('PARSING_ERROR', 200)
  return { accessToken, user, ...(refreshToken ? { refreshToken } : {}) }
}
