import type { TokenStore } from '../storage/token-store.ts'
import type { Clock } from '../timing/clock.ts'
import type { TokenLife } from './token-life.ts'

export interface ExpiryWatchParts {
  readonly store: TokenStore
  readonly clock: Clock
  readonly life: TokenLife
  readonly isOnline: () => boolean
  readonly onExpired: () => void
  readonly onRefreshDue: () => void
}

/** Watches the expiry of the stored token: schedules its refresh and detects when it has expired. */
export interface ExpiryWatch {
  /** Decides by the remaining lifetime, also after sleep, when timers are late. A token that expired is refreshed too. */
  check(): void
  /** After a grant. A token that is due at once gets half its lifetime, so that refreshes don't loop. */
  scheduleFresh(): void
  stop(): void
}

const offlinePauseMs = 30_000

export function expiryWatch({ store, clock, life, isOnline, onExpired, onRefreshDue }: ExpiryWatchParts): ExpiryWatch {
  let cancel = () => {}

  function checkIn(ms: number | null): void {
    cancel()
    cancel = ms === null ? () => {} : clock.after(ms, check)
  }

  function scheduleFresh(): void {
    const token = store.accessToken()
    checkIn(token === undefined ? null : life.waitForRefresh(token))
  }

  function check(): void {
    const plan = life.plan(store.accessToken())
    if (plan === 'schedule') return scheduleFresh()
    const canRefresh = plan === 'refresh_now' || store.refreshToken() !== undefined
    if (canRefresh && !isOnline()) return checkIn(offlinePauseMs)
    checkIn(null)
    if (!canRefresh) onExpired()
    else onRefreshDue()
  }

  return { check, scheduleFresh, stop: () => checkIn(null) }
}
