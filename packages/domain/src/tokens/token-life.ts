import { checkToken } from './check-token.ts'
import { refreshLead, rotationThreshold } from './token-constants.ts'

/** Available in browsers, workers and Node. Declared here because this package uses the types of none of them. */
declare function atob(base64: string): string

/** SESS-08: the token's expiry in milliseconds; null when it is malformed or has none. Nothing is verified here. */
export function readTokenExpiry(token: string): number | null {
  const payload = token.split('.')[1]
  if (payload === undefined || !checkToken(token).ok) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null
    return typeof claims.exp === 'number' && Number.isFinite(claims.exp) ? claims.exp * 1000 : null
  } catch {
    return null
  }
}

export type TokenLifePlan = 'expired' | 'refresh_now' | 'schedule'

/** SESS-23..25: expired, 15 minutes or less left, more. */
export function tokenLifePlan(minutesLeft: number): TokenLifePlan {
  if (minutesLeft <= 0) return 'expired'
  return minutesLeft <= rotationThreshold / 60_000 ? 'refresh_now' : 'schedule'
}

/** The delay before the scheduled refresh in milliseconds; 0 when it is due. */
export function refreshDelay(expiry: number, now: number): number {
  return Math.max(0, expiry - refreshLead - now)
}
