import { and, between, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { products } from '../../database/tables/catalogue.ts'
import { shopFigures } from '../../database/tables/figures.ts'
import { tenants } from '../../database/tables/people.ts'

/** Days in Ho Chi Minh time, as 2026-11-21, both included. */
export interface Days {
  first: string
  last: string
}

const sumOf = (column: PgColumn) => sql<number>`sum(${column})`.mapWith(Number)

/** Of one shop, or of all when null. */
const ofDays = (tenantId: string | null, { first, last }: Days) =>
  and(tenantId === null ? undefined : eq(shopFigures.tenantId, tenantId), between(shopFigures.day, first, last))

/** The figures of a shop, or of all, by day; days without any are absent. */
export function sumFiguresByDay(queries: Queries, tenantId: string | null, days: Days) {
  return queries
    .select({
      date: shopFigures.day,
      orderCount: sumOf(shopFigures.orders),
      revenueInCents: sumOf(shopFigures.revenueInCents),
      visits: sumOf(shopFigures.visits),
    })
    .from(shopFigures)
    .where(and(ofDays(tenantId, days), isNull(shopFigures.productId)))
    .groupBy(shopFigures.day)
}

/** The shops that brought in most. */
export function findTopShops(queries: Queries, days: Days, limit: number) {
  const revenueInCents = sumOf(shopFigures.revenueInCents)
  const top = queries
    .select({
      tenantId: shopFigures.tenantId,
      orderCount: sumOf(shopFigures.orders).as('order_count'),
      revenueInCents: revenueInCents.as('revenue'),
    })
    .from(shopFigures)
    .where(and(ofDays(null, days), isNull(shopFigures.productId)))
    .groupBy(shopFigures.tenantId)
    .having(sql`sum(${shopFigures.orders}) > 0`)
    .orderBy(desc(revenueInCents), shopFigures.tenantId)
    .limit(limit)
    .as('top')
  return queries
    .select({
      ...{ tenantId: top.tenantId, name: tenants.name, slug: tenants.slug },
      ...{ orderCount: top.orderCount, revenueInCents: top.revenueInCents },
    })
    .from(top)
    .innerJoin(tenants, eq(tenants.id, top.tenantId))
    .orderBy(desc(top.revenueInCents), top.tenantId)
}

/** The products of a shop, or of all, that brought in most. */
export async function findTopProducts(queries: Queries, tenantId: string | null, days: Days, limit: number) {
  const revenueInCents = sumOf(shopFigures.revenueInCents)
  const top = await queries
    .select({ productId: shopFigures.productId, unitCount: sumOf(shopFigures.units), revenueInCents })
    .from(shopFigures)
    .where(and(ofDays(tenantId, days), isNotNull(shopFigures.productId)))
    .groupBy(shopFigures.productId)
    .having(sql`sum(${shopFigures.units}) > 0`)
    .orderBy(desc(revenueInCents), shopFigures.productId)
    .limit(limit)
  const ids = top.flatMap(({ productId }) => productId ?? [])
  const named = ids.length === 0 ? [] : await findNames(queries, ids)
  return top.flatMap((row) => {
    const product = named.find(({ productId }) => productId === row.productId)
    return product ? [{ ...row, ...product }] : []
  })
}

const findNames = (queries: Queries, ids: readonly string[]) =>
  queries
    .select({ productId: products.id, name: products.name, imageUrl: products.imageUrl })
    .from(products)
    .where(inArray(products.id, [...ids]))

/** Replaces new rows and the folded ones of the same day and product by their sums. Answers how many were new. */
export async function foldFigures(queries: Queries, most: number): Promise<number> {
  const { rows } = await queries.execute<{ folded: number }>(sql`
    with added as (
      delete from shop_figures where ctid = any(array(select ctid from shop_figures where not is_folded limit ${most}))
      returning *),
    before as (
      delete from shop_figures f using (select distinct tenant_id, day, product_id from added) a
      where f.is_folded and f.tenant_id = a.tenant_id and f.day = a.day and f.product_id is not distinct from a.product_id
      returning f.*),
    summed as (
      insert into shop_figures (tenant_id, day, product_id, orders, units, revenue_in_cents, visits, is_folded)
      select tenant_id, day, product_id, sum(orders), sum(units), sum(revenue_in_cents), sum(visits), true
      from (table added union all table before) both_of_them group by 1, 2, 3)
    select count(*)::integer as folded from added`)
  return rows[0]?.folded ?? 0
}
