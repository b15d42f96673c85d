import { and, between, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { shopSteps } from '../../database/tables/figures.ts'
import type { Days } from './shop-figures.store.ts'

const columns = { PRODUCT: 'productVisits', CART: 'carts', CHECKOUT: 'checkouts' } as const

export type CountedStep = keyof typeof columns

/** Adds one to a step. Runs as the system. */
export async function insertStep(queries: Queries, tenantId: string, day: string, step: CountedStep): Promise<void> {
  await queries.insert(shopSteps).values({ tenantId, day, [columns[step]]: 1 })
}

const sumOf = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)

/** How far the visitors of a shop came over some days. */
export async function sumSteps(queries: Queries, tenantId: string, { first, last }: Days) {
  const [row] = await queries
    .select({
      productVisits: sumOf(shopSteps.productVisits),
      carts: sumOf(shopSteps.carts),
      checkouts: sumOf(shopSteps.checkouts),
      orders: sumOf(shopSteps.orders),
    })
    .from(shopSteps)
    .where(and(eq(shopSteps.tenantId, tenantId), between(shopSteps.day, first, last)))
  return row ?? { productVisits: 0, carts: 0, checkouts: 0, orders: 0 }
}

/** Replaces new rows and the folded ones of the same day by their sums. Answers how many were new. */
export async function foldSteps(queries: Queries, most: number): Promise<number> {
  const { rows } = await queries.execute<{ folded: number }>(sql`
    with added as (
      delete from shop_steps where ctid = any(array(select ctid from shop_steps where not is_folded limit ${most}))
      returning *),
    before as (
      delete from shop_steps s using (select distinct tenant_id, day from added) a
      where s.is_folded and s.tenant_id = a.tenant_id and s.day = a.day
      returning s.*),
    summed as (
      insert into shop_steps (tenant_id, day, product_visits, carts, checkouts, orders, is_folded)
      select tenant_id, day, sum(product_visits), sum(carts), sum(checkouts), sum(orders), true
      from (table added union all table before) both_of_them group by 1, 2)
    select count(*)::integer as folded from added`)
  return rows[0]?.folded ?? 0
}
