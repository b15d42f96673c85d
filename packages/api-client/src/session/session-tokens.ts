import { ApiError } from '../failure/api-error.ts'
import type { HeldToken } from '../wire/calling-session.ts'
import { type ExpiryWatch, expiryWatch } from './expiry-watch.ts'
import type { GrantedSession } from './read-grant.ts'
import { type RefreshOutcome, refreshCycle } from './refresh-cycle.ts'
import type { SessionOptions } from './session-options.ts'
import { measureClockOffset, tokenLife } from './token-life.ts'

export interface SessionTokensParts {
  readonly options: SessionOptions
  /** The access token expired and nothing can renew it. */
  readonly onExpired: () => void
  /** A refresh failed for good, and cleared the store. */
  readonly onEnd: (how: Exclude<RefreshOutcome, 'renewed' | 'gone'>) => void
  /** The tokens changed hands while a refresh ran. */
  readonly onGone: () => void
}

/** Keeps the session's tokens fresh and provides them to calls. */
export interface SessionTokens {
  readonly watch: ExpiryWatch
  holdsNothing(): boolean
  /** Stores a new session's tokens. Returns the mark by which other tabs recognize the new session. */
  keep(grant: GrantedSession): string
  renew(unusable: string | undefined): Promise<void>
  /** Resolves when no refresh is running. */
  settled(): Promise<void>
  heldToken(): HeldToken | undefined
  /**
   * Makes one of the session's own calls, and repeats it once with a renewed token when the server rejected the current
   * one.
   */
  withRenewal<Answer>(call: () => Promise<Answer>): Promise<Answer>
}

export function sessionTokens({ options, onExpired, onEnd, onGone }: SessionTokensParts): SessionTokens {
  const { store, clock } = options
  const life = tokenLife(store, clock)
  const runRefresh = refreshCycle({ ...options, onFailedAttempt: options.onRefreshFailure ?? (() => {}) })
  let running: Promise<void> | undefined

  const watch = expiryWatch({
    store,
    clock,
    life,
    isOnline: options.isOnline ?? (() => true),
    onExpired,
    onRefreshDue: () => void renew(store.accessToken()),
  })

  /** A trigger during a running refresh joins it. */
  function renew(unusable: string | undefined): Promise<void> {
    running ??= runRefresh(unusable)
      .then((outcome) => {
        if (outcome === 'renewed') watch.scheduleFresh()
        else if (outcome === 'gone') onGone()
        else onEnd(outcome)
      })
      .finally(() => {
        running = undefined
      })
    return running
  }

  function heldToken(): HeldToken | undefined {
    const isExpired = life.plan(store.accessToken()) === 'expired'
    if (isExpired) watch.check()
    const token = store.accessToken()
    if (token === undefined) return undefined
    const mark = store.sessionMark()
    const isSameSession = () => store.sessionMark() === mark
    return {
      token,
      isExpired,
      async renew() {
        if (isSameSession() && store.accessToken() === token) await renew(token)
        return isSameSession() ? store.accessToken() : undefined
      },
    }
  }

  return {
    watch,
    renew,
    heldToken,
    holdsNothing: () => store.accessToken() === undefined && store.refreshToken() === undefined,
    settled: () => running ?? Promise.resolve(),
    keep(grant) {
      store.save(grant, measureClockOffset(grant.accessToken, clock.now()))
      const mark = store.markNewSession()
      watch.scheduleFresh()
      return mark
    },
    async withRenewal(call) {
      const held = heldToken()
      try {
        return await call()
      } catch (cause) {
        if (!isUnauthenticated(cause) || !(await held?.renew?.())) throw cause
        return call()
      }
    },
  }
}

function isUnauthenticated(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status === 401
}
