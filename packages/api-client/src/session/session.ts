import type { AuthUser, BodyOf, LoginResult } from '@chonoi/contract'
import type { Observable } from '../observable/observable.ts'
import type { CallingSession } from '../wire/calling-session.ts'
import type { GrantedSession } from './read-grant.ts'
import type { MaybeWrapped } from './session-calls.ts'
import type { SessionSnapshot } from './session-snapshot.ts'

/** Who is signed in, from the first look at the stored tokens to the sign-out. */
export interface Session extends Observable<SessionSnapshot>, CallingSession {
  /** Looks at the stored session and asks the server who it belongs to; nothing is asked when nothing is stored. */
  start(): Promise<void>
  /** Lets go of timers and of the storage; the session itself stays. */
  stop(): void
  /** Signs in. An answer that asks for a second factor comes back unchanged and starts nothing. */
  login(credentials: BodyOf<'login'>): Promise<MaybeWrapped<LoginResult>>
  register(account: BodyOf<'register'>): Promise<AuthUser>
  /** Starts the session that an answer grants, e.g. after the second factor. */
  begin(grant: GrantedSession): void
  /** Empties the session at once, then tells the server. */
  logout(): Promise<void>
  /** Renews the tokens now. Runs that overlap, in this tab or another, are one. */
  refresh(): Promise<void>
  /** Looks at the life of the tokens again: after a sleep, when the tab is shown, when the connection is back. */
  recheck(): void
  /** Asks the server again who this is: after a change of profile or memberships. */
  reloadUser(): Promise<void>
  /** True when the tenant is the current one in the end. A refusal or a failure is in the snapshot's `error`. */
  switchTenant(tenantId: string): Promise<boolean>
  dismissError(): void
}
