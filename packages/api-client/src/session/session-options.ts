import type { TokenStore } from '../storage/token-store.ts'
import type { Clock } from '../timing/clock.ts'
import type { Locks } from '../timing/locks.ts'
import type { SessionCalls } from './session-calls.ts'
import type { SignOutReason } from './sign-out-reason.ts'

/** What the session stands on. Everything that differs between a browser, a server and a test comes in here. */
export interface SessionOptions {
  readonly store: TokenStore
  readonly calls: SessionCalls
  readonly clock: Clock
  readonly locks: Locks
  /** Leads the user where destinationAfterSignOut says. */
  readonly onSignedOut: (reason: SignOutReason) => void
  /** Whether trying to refresh makes sense now; a scheduled refresh waits while it doesn't. */
  readonly isOnline?: () => boolean
  /** For the log: a refresh that failed, and the how manieth in a row. */
  readonly onRefreshFailure?: (error: unknown, failedAttempts: number) => void
}

/** Held by whoever changes the session's tokens, in whichever tab. */
export const sessionLock = 'session'
