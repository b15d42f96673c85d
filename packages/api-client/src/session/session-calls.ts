import type { AuthUser, BodyOf, SignInResult, RefreshResult, SessionGrant } from '@chonoi/contract'
import { unwrap } from '../failure/unwrap.ts'
import type { ApiClient } from '../wire/create-api-client.ts'

/** A server may put the fields of an answer at the top or into `data`. */
export type MaybeWrapped<Answer> = Answer | { readonly data: Answer }

/** The API calls of a session. */
export interface SessionCalls {
  login(credentials: BodyOf<'login'>): Promise<MaybeWrapped<SignInResult>>
  register(account: BodyOf<'register'>): Promise<MaybeWrapped<SessionGrant>>
  refreshSession(refreshToken: string): Promise<MaybeWrapped<RefreshResult>>
  getCurrentUser(): Promise<AuthUser>
  switchTenant(tenantId: string): Promise<MaybeWrapped<SessionGrant>>
  /** Takes the token, because the session is already empty by the time of the call. */
  logout(accessToken: string): Promise<unknown>
}

/** Creates the session's calls on a client that sends the stored token and never renews it. */
export function sessionCallsOver(client: ApiClient): SessionCalls {
  return {
    login: (body) => unwrap(client.POST('/auth/login', { body })),
    register: (body) => unwrap(client.POST('/auth/register', { body })),
    refreshSession: (refreshToken) =>
      unwrap(client.POST('/auth/refresh', { body: { refreshToken }, headers: bearer(refreshToken) })),
    getCurrentUser: () => unwrap(client.GET('/auth/me')),
    switchTenant: (tenantId) => unwrap(client.POST('/auth/switch-tenant', { body: { tenantId } })),
    logout: (accessToken) => unwrap(client.POST('/auth/logout', { headers: bearer(accessToken) })),
  }
}

function bearer(token: string): { Authorization: string } {
  return { Authorization: `Bearer ${token}` }
}
