import { and, between, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { categories, products } from '../../database/tables/catalogue.ts'
import { shopFigures } from '../../database/tables/figures.ts'
import { tenants } from '../../database/tables/people.ts'
import { soldIn } from './sold-products.store.ts'

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
  const sold = soldIn(queries, tenantId, days)
  const top = await queries
    .select({ productId: sold.productId, unitCount: sold.units, revenueInCents: sold.revenueInCents })
    .from(sold)
    .where(gt(sold.units, 0))
    .orderBy(desc(sold.revenueInCents), sold.productId)
    .limit(limit)
  const ids = top.map(({ productId }) => productId)
  const named = ids.length === 0 ? [] : await findNames(queries, tenantId, ids)
  return top.flatMap((row) => {
    const product = named.find(({ productId }) => productId === row.productId)
    return product ? [{ ...row, ...product }] : []
  })
}

/** The categories whose products brought in most, with what the same brought in before. */
export async function findTopCategories(queries: Queries, days: Days, before: Days, limit: number) {
  const top = await sumByCategory(queries, days, limit)
  const ids = top.map(({ categoryId }) => categoryId)
  const earlier = ids.length === 0 ? [] : await sumByCategory(queries, before, limit, ids)
  return top.map(({ categoryId, name, unitCount, revenueInCents }) => ({
    ...{ categoryId, name, unitCount, revenueInCents },
    revenueBeforeInCents: earlier.find((one) => one.categoryId === categoryId)?.revenueInCents ?? 0,
  }))
}

/** Products are summed before they meet their categories, so that each is looked up once. */
function sumByCategory(queries: Queries, days: Days, limit: number, ids?: readonly string[]) {
  const sold = soldIn(queries, null, days)
  const revenueInCents = sql<number>`sum(${sold.revenueInCents})`.mapWith(Number)
  return queries
    .select({
      ...{ categoryId: categories.id, name: categories.name },
      ...{ unitCount: sql<number>`sum(${sold.units})`.mapWith(Number), revenueInCents },
    })
    .from(sold)
    .innerJoin(products, eq(products.id, sold.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(ids && inArray(categories.id, [...ids]))
    .groupBy(categories.id)
    .having(sql`sum(${sold.units}) > 0`)
    .orderBy(desc(revenueInCents), categories.id)
    .limit(limit)
}

const findNames = (queries: Queries, tenantId: string | null, ids: readonly string[]) =>
  queries
    .select({ productId: products.id, name: products.name, imageUrl: products.imageUrl })
    .from(products)
    .where(and(inArray(products.id, [...ids]), tenantId === null ? undefined : eq(products.tenantId, tenantId)))

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
