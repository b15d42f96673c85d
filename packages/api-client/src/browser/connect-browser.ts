import type { TokenProblem } from '@chonoi/domain'
import { createGuestCart, type GuestCart } from '../guest-cart/guest-cart.ts'
import { mergeGuestCart } from '../guest-cart/merge-guest-cart.ts'
import { browserTabs } from '../live/browser-tabs.ts'
import { type LiveChanges, liveChanges } from '../live/live-changes.ts'
import { createSession } from '../session/create-session.ts'
import type { Session } from '../session/session.ts'
import { sessionCallsOver } from '../session/session-calls.ts'
import type { SignOutReason } from '../session/sign-out-reason.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import type { KeyValueStorage } from '../storage/key-value-storage.ts'
import { createTokenStore } from '../storage/token-store.ts'
import { type Clock, systemClock } from '../timing/clock.ts'
import { browserLocks, type Locks } from '../timing/locks.ts'
import { type ApiClient, type ApiClientOptions, createApiClient } from '../wire/create-api-client.ts'
import { storedCaller } from '../wire/stored-caller.ts'

export interface BrowserConnectionOptions
  extends Pick<ApiClientOptions, 'baseUrl' | 'fetch' | 'language' | 'timeoutMs'> {
  readonly onSignedOut: (reason: SignOutReason) => void
  readonly onTokenProblem?: (problem: TokenProblem) => void
  readonly onRefreshFailure?: (error: unknown, failedAttempts: number) => void
  readonly storage?: KeyValueStorage
  readonly clock?: Clock
  readonly locks?: Locks
}

/** The API connection of a page. */
export interface BrowserConnection {
  readonly api: ApiClient
  readonly session: Session
  readonly guestCart: GuestCart
  /** Changes as they happen; started apart, by a page that shows them. */
  readonly live: LiveChanges
  mergeGuestCart(): ReturnType<typeof mergeGuestCart>
  /** Starts the session and keeps it in sync with the page. Returns a function that stops it. */
  start(): () => void
}

/** Longer than the server keeps a stream open. */
const streamTimeoutMs = 15 * 60_000

/** Joins client, session and guest cart on top of browser APIs. */
export function connectBrowser(options: BrowserConnectionOptions): BrowserConnection {
  const storage = options.storage ?? browserStorage()
  const clock = options.clock ?? systemClock
  const locks = options.locks ?? browserLocks()
  const { onTokenProblem } = options
  const store = createTokenStore({ storage, clock, ...(onTokenProblem && { onTokenProblem }) })
  const session = createSession({
    ...options,
    store,
    clock,
    locks,
    calls: sessionCallsOver(createApiClient({ ...options, session: storedCaller(store) })),
    isOnline: () => navigator.onLine !== false,
  })
  const api = createApiClient({ ...options, session })
  const guestCart = createGuestCart(storage)
  const streams = createApiClient({ ...options, session, timeoutMs: streamTimeoutMs })
  const live = liveChanges({
    ...{ session, clock },
    ...browserTabs(locks),
    async openStream({ products, place, signal }) {
      // What happened since the page began to load: its data may be older than the stream.
      const within = Math.min(60, Math.ceil(performance.now() / 1000) + 1)
      const { data } = await streams.GET('/events', {
        params: {
          query: { products: [...products], ...(!place && { within }) },
          header: { ...(place && { 'Last-Event-ID': place }) },
        },
        ...{ parseAs: 'stream', signal },
      })
      return data ?? undefined
    },
  })
  return {
    api,
    session,
    guestCart,
    live,
    mergeGuestCart: () => mergeGuestCart({ api, guestCart, locks }),
    start() {
      void session.start()
      const stopFollowing = followPage(session.recheck)
      return () => {
        stopFollowing()
        session.stop()
      }
    },
  }
}

/** Timers are missed while a page is hidden, asleep or offline. */
function followPage(recheck: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') recheck()
  }
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('online', recheck)
  window.addEventListener('pageshow', recheck)
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('online', recheck)
    window.removeEventListener('pageshow', recheck)
  }
}
