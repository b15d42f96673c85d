import { and, between, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { buyerCounts } from '../../database/tables/figures.ts'
import type { Days } from './shop-figures.store.ts'

export interface Buyers {
  activeBuyers: number
  /** Who never bought before the period. */
  newBuyers: number
  returningBuyers: number
}

/** Of one shop, or of all together when null. */
const ofDays = (tenantId: string | null, { first, last }: Days) =>
  and(
    tenantId === null ? isNull(buyerCounts.tenantId) : eq(buyerCounts.tenantId, tenantId),
    between(buyerCounts.day, first, last),
  )

/** People with a paid order, each counted once in the period: on the first of its days on which they bought. */
export async function countBuyers(queries: Queries, tenantId: string | null, days: Days): Promise<Buyers> {
  const { change, previousDay } = buyerCounts
  const [row] = await queries
    .select({
      activeBuyers: sql`coalesce(sum(${change}), 0)`.mapWith(Number),
      newBuyers: sql`coalesce(sum(${change}) filter (where ${previousDay} = '-infinity'), 0)`.mapWith(Number),
    })
    .from(buyerCounts)
    .where(and(ofDays(tenantId, days), lt(previousDay, days.first)))
  const { activeBuyers = 0, newBuyers = 0 } = row ?? {}
  return { activeBuyers, newBuyers, returningBuyers: activeBuyers - newBuyers }
}

/** People with a paid order of any shop on each day; days without any are absent or zero. */
export async function countBuyersByDay(queries: Queries, days: Days): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .select({ date: buyerCounts.day, people: sql`sum(${buyerCounts.change})`.mapWith(Number) })
    .from(buyerCounts)
    .where(and(ofDays(null, days), eq(buyerCounts.previousDay, 'infinity')))
    .groupBy(buyerCounts.day)
  return new Map(rows.map(({ date, people }) => [date, people]))
}

/** Replaces new rows and the folded ones of the same days by their sums. Answers how many were new. */
export async function foldBuyerCounts(queries: Queries, most: number): Promise<number> {
  const { rows } = await queries.execute<{ folded: number }>(sql`
    with added as (
      delete from buyer_counts where ctid = any(array(select ctid from buyer_counts where not is_folded limit ${most}))
      returning *),
    before as (
      delete from buyer_counts c using (select distinct tenant_id, day, previous_day from added) a
      where c.is_folded and c.day = a.day and c.previous_day = a.previous_day
        and (c.tenant_id = a.tenant_id or c.tenant_id is null and a.tenant_id is null)
      returning c.*),
    summed as (
      insert into buyer_counts (tenant_id, day, previous_day, change, is_folded)
      select tenant_id, day, previous_day, sum(change), true
      from (table added union all table before) both_of_them group by 1, 2, 3 having sum(change) <> 0)
    select count(*)::integer as folded from added`)
  return rows[0]?.folded ?? 0
}
