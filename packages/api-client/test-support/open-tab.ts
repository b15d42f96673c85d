import { createSession } from '../src/session/create-session.ts'
import type { Session } from '../src/session/session.ts'
import { sessionCallsOver } from '../src/session/session-calls.ts'
import type { SignOutReason } from '../src/session/sign-out-reason.ts'
import { createTokenStore, type TokenStore } from '../src/storage/token-store.ts'
import type { Clock } from '../src/timing/clock.ts'
import { type ApiClient, createApiClient } from '../src/wire/create-api-client.ts'
import { storedCaller } from '../src/wire/stored-caller.ts'
import type { BrowserProfile } from './browser-profile.ts'
import { host, type TestBackend } from './test-backend.ts'

/** Opens the page in a tab of a browser: client and session joined as on the page, with a record of its events. */
export interface Tab {
  readonly api: ApiClient
  readonly session: Session
  readonly store: TokenStore
  readonly signOuts: SignOutReason[]
  readonly refreshFailures: string[]
  isOnline: boolean
}

export function openTab(profile: BrowserProfile, backend: TestBackend, clock: Clock): Tab {
  const storage = profile.openTab()
  const store = createTokenStore({ storage, clock })
  const calls = createApiClient({
    baseUrl: host,
    fetch: backend.fetch,
    session: storedCaller(store),
  })
  const tab = { isOnline: true, signOuts: [] as SignOutReason[], refreshFailures: [] as string[] }
  const session = createSession({
    store,
    clock,
    locks: profile.locks,
    calls: sessionCallsOver(calls),
    isOnline: () => tab.isOnline,
    onSignedOut: (reason) => tab.signOuts.push(reason),
    onRefreshFailure: (error) => tab.refreshFailures.push(error instanceof Error ? error.message : String(error)),
  })
  return Object.assign(tab, { store, session, api: createApiClient({ baseUrl: host, fetch: backend.fetch, session }) })
}
