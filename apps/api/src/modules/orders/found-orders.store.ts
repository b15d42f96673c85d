import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { type FoundRows, foundRows, nothingFound, type SearchReach } from '../../database/search-reach.ts'
import { wordPatterns } from '../../database/word-patterns.ts'

export interface SoughtOrders {
  /** Whose orders; those of the platform without one. */
  tenantId?: string | undefined
  /** When they were placed: from, and before. */
  startDate?: string | undefined
  endDate?: string | undefined
  /** Whether the names of what was bought are looked into. */
  withGoods: boolean
  reach: SearchReach
}

/** Ids of the newest orders whose number, buyer or, on request, goods hold the typed words. */
export async function foundOrders(
  queries: Queries,
  typed: string,
  { tenantId, withGoods, reach, ...placed }: SoughtOrders,
): Promise<FoundRows> {
  const patterns = wordPatterns(typed)
  if (patterns.length === 0) return nothingFound
  const { startDate = null, endDate = null } = placed
  return foundRows(
    queries,
    reach,
    (atMost) => sql`find_orders(${sql.param(patterns)}::text[], ${withGoods}, ${tenantId ?? null}::uuid,
    ${startDate}::timestamptz, ${endDate}::timestamptz, ${atMost})`,
  )
}
