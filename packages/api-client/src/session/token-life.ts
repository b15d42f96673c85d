import { readTokenExpiry, refreshDelay, type TokenLifePlan, tokenLifePlan } from '@chonoi/domain'
import type { TokenStore } from '../storage/token-store.ts'
import type { Clock } from '../timing/clock.ts'

/** Token lifetimes by the server's clock. */
export interface TokenLife {
  /** A token that is missing or has no expiry is due at once. */
  plan(token: string | undefined): TokenLifePlan
  /** The delay before the scheduled refresh of a newly granted token. */
  waitForRefresh(token: string): number | null
}

/**
 * Corrects for the local clock. A machine that is an hour off would otherwise treat every new token as expired, or
 * refresh for ever.
 */
export function tokenLife(store: TokenStore, clock: Clock): TokenLife {
  const now = () => clock.now() + store.clockOffset()
  return {
    plan(token) {
      const expiry = token === undefined ? null : readTokenExpiry(token)
      return expiry === null ? 'refresh_now' : tokenLifePlan((expiry - now()) / 60_000)
    },
    waitForRefresh(token) {
      const expiry = readTokenExpiry(token)
      if (expiry === null) return null
      return refreshDelay(expiry, now()) || Math.max(0, (expiry - now()) / 2)
    },
  }
}

/** Smaller differences come from latency and the rounding of the claim. */
const smallestOffsetMs = 60_000

/** Estimates how far the server's clock is ahead, from the issue time of a new token. */
export function measureClockOffset(newToken: string, now: number): number {
  const issuedAt = readIssuedAt(newToken)
  if (issuedAt === null || Math.abs(issuedAt - now) < smallestOffsetMs) return 0
  return issuedAt - now
}

function readIssuedAt(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('iat' in claims)) return null
    return typeof claims.iat === 'number' ? claims.iat * 1000 : null
  } catch {
    return null
  }
}
