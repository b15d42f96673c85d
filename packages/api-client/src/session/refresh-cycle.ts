import { maxRefreshAttempts, retryDelay } from '@chonoi/domain'
import type { TokenStore } from '../storage/token-store.ts'
import { type Clock, elapse } from '../timing/clock.ts'
import type { Locks } from '../timing/locks.ts'
import { attemptRefresh } from './refresh-attempt.ts'
import type { SessionCalls } from './session-calls.ts'
import { sessionLock } from './session-options.ts'
import { measureClockOffset } from './token-life.ts'

/** `gone`: the user signed out or in meanwhile, so its tokens are discarded. */
export type RefreshOutcome = 'renewed' | 'refused' | 'expired' | 'gone'

export interface RefreshCycleParts {
  readonly store: TokenStore
  readonly calls: SessionCalls
  readonly clock: Clock
  readonly locks: Locks
  readonly onFailedAttempt: (error: unknown, failedAttempts: number) => void
}

/**
 * Creates the run that replaces an unusable token, once for all tabs: a tab that waited for the lock takes over the new
 * tokens.
 */
export function refreshCycle({ store, calls, clock, locks, onFailedAttempt }: RefreshCycleParts) {
  return (unusable: string | undefined): Promise<RefreshOutcome> =>
    locks.hold(sessionLock, async () => {
      const refreshToken = store.refreshToken()
      if (refreshToken === undefined) return store.accessToken() === undefined ? 'gone' : 'expired'
      if (isReplaced(unusable)) return 'renewed'
      const outcome = await tryRepeatedly(refreshToken)
      // Before releasing the lock, so that the next tab doesn't retry in vain.
      if (outcome === 'refused' || outcome === 'expired') store.clear()
      return outcome
    })

  function isReplaced(unusable: string | undefined): boolean {
    const held = store.accessToken()
    return held !== undefined && held !== unusable
  }

  async function tryRepeatedly(refreshToken: string): Promise<RefreshOutcome> {
    for (let failed = 0; failed < maxRefreshAttempts; failed++) {
      if (failed > 0) await elapse(clock, retryDelay(failed - 1))
      if (store.refreshToken() !== refreshToken) return 'gone'
      try {
        const tokens = await attemptRefresh(calls, refreshToken)
        if (store.refreshToken() !== refreshToken) return 'gone'
        if (tokens === 'refused') return 'refused'
        store.save(tokens, measureClockOffset(tokens.accessToken, clock.now()))
        return 'renewed'
      } catch (error) {
        onFailedAttempt(error, failed + 1)
      }
    }
    return 'expired'
  }
}
