import type { TokenStore } from '../storage/token-store.ts'
import type { Clock } from '../timing/clock.ts'
import type { Locks } from '../timing/locks.ts'
import type { SessionCalls } from './session-calls.ts'
import type { SignOutReason } from './sign-out-reason.ts'

/** The dependencies of a session: everything that differs between a browser, a server and a test. */
export interface SessionOptions {
  readonly store: TokenStore
  readonly calls: SessionCalls
  readonly clock: Clock
  readonly locks: Locks
  /** Navigates to the page that destinationAfterSignOut returns. */
  readonly onSignedOut: (reason: SignOutReason) => void
  /** Whether a refresh can succeed now. A scheduled refresh waits until it can. */
  readonly isOnline?: () => boolean
  /** Logs a failed refresh with the number of consecutive failures. */
  readonly onRefreshFailure?: (error: unknown, failedAttempts: number) => void
}

/** Lock for changes of the session's tokens, across tabs. */
export const sessionLock = 'session'
