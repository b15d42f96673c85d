import type { ProblemCode } from '@chonoi/contract'
import { type RateLimit, rateLimits } from '@chonoi/contract/rate-limits'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/database.ts'
import { Failure } from './failure.ts'

export interface RateLimits {
  /** Counts one attempt; refuses with a 429 and the seconds to wait when there were too many. */
  consume(limit: RateLimit, who: string): Promise<void>
  /** Takes an attempt back, of a call that turned out not to count. */
  refund(limit: RateLimit, who: string): Promise<void>
  forget(limit: RateLimit, who: string): Promise<void>
}

/**
 * Whether a call counts against its limit. A refused form is no attempt at all, and where only refusals count, neither is
 * a call that succeeded.
 */
export function countsAgainst(limit: RateLimit, refusal: ProblemCode | undefined): boolean {
  if (refusal === undefined) return rateLimits[limit].counts === 'all'
  return refusal === 'request.rate_limited' || !refusal.startsWith('request.')
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
    async refund(limit, who) {
      await limiters.get(limit)?.reward(who)
    },
    async forget(limit, who) {
      await limiters.get(limit)?.delete(who)
    },
  }
}
