import { type ApiClient, connectBrowser, type GrantedSession, memoryStorage, unwrapData } from '@chonoi/api-client'
import type { AuthUser } from '@chonoi/contract'
import type { DemoAccount } from '../testing/alive/alive-parameters.ts'
import { testMarket } from './test-market.ts'

/** Every demo account has it; the sign-in page of a demo shows it too. */
export const demoPassword = 'Chonoi#2026'

/** Somebody of the demo, signed in by the real sign-in. */
export interface DemoSession {
  grant: GrantedSession
  /** What the server bound to the session: it accepts no change without it. */
  csrfToken: string
  user: AuthUser
  /** What they do outside the screen. */
  api: ApiClient
}

const sessions = new Map<DemoAccount, Promise<DemoSession>>()

/** Signs in once for all the tests of a file: the server counts sign-ins. */
export function demoSession(account: DemoAccount): Promise<DemoSession> {
  const session = sessions.get(account) ?? signIn(account)
  sessions.set(account, session)
  return session
}

/** Whoever signs out, or meets a new market, has to sign in again. */
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
