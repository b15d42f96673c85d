import { type ApiClient, connectBrowser, type GrantedSession, memoryStorage, unwrapData } from '@chonoi/api-client'
import type { AuthUser } from '@chonoi/contract'
import type { DemoAccount } from '../testing/alive/alive-parameters.ts'
import { testMarket } from './test-market.ts'

/** The password of every demo account; the demo's sign-in page shows it too. */
export const demoPassword = 'Chonoi#2026'

/** A demo user, signed in through the real API. */
export interface DemoSession {
  grant: GrantedSession
  /** The CSRF token that the server bound to the session; changes need it. */
  csrfToken: string
  user: AuthUser
  /** The API for what the user does outside the screen. */
  api: ApiClient
}

const sessions = new Map<DemoAccount, Promise<DemoSession>>()

/** Signs in once for all tests of a file, because of the server's rate limit. */
export function demoSession(account: DemoAccount): Promise<DemoSession> {
  const session = sessions.get(account) ?? signIn(account)
  sessions.set(account, session)
  return session
}

/** Forgets the session, after a sign-out or a reset of the market. */
export function forgetSession(account?: DemoAccount): void {
  if (account) sessions.delete(account)
  else sessions.clear()
}

async function signIn(email: DemoAccount): Promise<DemoSession> {
  const storage = memoryStorage()
  const { session, api } = connectBrowser({
    baseUrl: location.origin,
    fetch: (request) => testMarket().fetch(request),
    storage,
    onSignedOut: () => {},
  })
  const { accessToken, refreshToken, user } = unwrapData(await session.login({ email, password: demoPassword }))
  if (!accessToken || !user) throw new Error(`${email} could not sign in.`)
  const csrfToken = storage.read('csrfToken') ?? ''
  return { csrfToken, grant: { accessToken, user, ...(refreshToken && { refreshToken }) }, user, api }
}
