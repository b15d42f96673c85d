import { type RateLimit, rateLimits } from '@chonoi/contract/rate-limits'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/database.ts'
import { Failure } from './failure.ts'

export interface RateLimits {
  /** Counts one attempt; refuses with a 429 and the seconds to wait when there were too many. */
  consume(limit: RateLimit, who: string): Promise<void>
  forget(limit: RateLimit, who: string): Promise<void>
}

/** Opens the limits of the contract, shared by all processes through the database. `factor` widens them for tests, which send all calls from one address. */
export function openRateLimits(database: Database, factor = 1): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>(
    Object.entries(rateLimits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: database.pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: points * factor,
        duration: seconds,
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
