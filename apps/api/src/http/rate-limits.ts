import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/database.ts'
import { Failure } from './failure.ts'

/** Points per duration in seconds. Shared by every process through the database. */
const limits = {
  /** Sign-in attempts of one address, whoever it tries to be. */
  auth: { points: 30, duration: 15 * 60 },
  /** Failed sign-ins of one account from one address. */
  account: { points: 5, duration: 15 * 60 },
  /** Sign-ins of one account from addresses that never signed in to it, all of them together. */
  'account-anywhere': { points: 100, duration: 60 * 60 },
  register: { points: 10, duration: 60 * 60 },
  reset: { points: 5, duration: 60 * 60 },
  coupon: { points: 20, duration: 10 * 60 },
  upload: { points: 60, duration: 60 * 60 },
  contact: { points: 5, duration: 60 * 60 },
} as const
export type RateLimit = keyof typeof limits

export interface RateLimits {
  /** Counts one attempt; a 429 with the seconds to wait when there were too many. */
  consume(limit: RateLimit, who: string): Promise<void>
  forget(limit: RateLimit, who: string): Promise<void>
}

/** `factor` widens every limit: one server under test plays many people from one address. */
export function openRateLimits(database: Database, factor = 1): RateLimits {
  const limiters = new Map(
    (Object.keys(limits) as RateLimit[]).map((name) => [
      name,
      new RateLimiterPostgres({
        storeClient: database.pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: limits[name].points * factor,
        duration: limits[name].duration,
      }),
    ]),
  )
  return {
    async consume(limit, who) {
      try {
        await limiters.get(limit)?.consume(who)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        throw new Failure('request.rate_limited', {
          details: { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) },
        })
      }
    },
    async forget(limit, who) {
      await limiters.get(limit)?.delete(who)
    },
  }
}

export const isRateLimit = (name: string): name is RateLimit => name in limits
