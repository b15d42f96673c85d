import type { AuthUser, BodyOf, SignInResult } from '@chonoi/contract'
import type { Observable } from '../observable/observable.ts'
import type { CallingSession } from '../wire/calling-session.ts'
import type { GrantedSession } from './read-grant.ts'
import type { MaybeWrapped } from './session-calls.ts'
import type { SessionSnapshot } from './session-snapshot.ts'

/** The session from reading the stored tokens to sign-out. */
export interface Session extends Observable<SessionSnapshot>, CallingSession {
  /** Reads the stored session and loads its user. Sends no request when nothing is stored. */
  start(): Promise<void>
  /** Stops timers and storage events. The session itself is kept. */
  stop(): void
  /** Signs in. An answer that requires a second factor is returned unchanged and starts no session. */
  login(credentials: BodyOf<'login'>): Promise<MaybeWrapped<SignInResult>>
  register(account: BodyOf<'register'>): Promise<AuthUser>
  /** Starts the session that an answer grants, e.g. after the second factor. */
  begin(grant: GrantedSession): void
  /** Clears the session at once, then signs out on the server. The page stays where the account is to be changed. */
  logout(reason?: 'signed-out' | 'changing-account'): Promise<void>
  /** Renews the tokens now. Overlapping calls, in this or other tabs, share one refresh. */
  refresh(): Promise<void>
  /** Rechecks the token lifetimes, after sleep, when the tab is shown and when the connection returns. */
  recheck(): void
  /** Reloads the user, after a change of profile or memberships. */
  reloadUser(): Promise<void>
  /** Resolves to true when the tenant is current afterwards. A refusal or failure is in the snapshot's `error`. */
  switchTenant(tenantId: string): Promise<boolean>
  dismissError(): void
}
