import { type DayRange, wholeMonths } from '@chonoi/domain'
import { and, between, eq, isNotNull, sql } from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { productMonths, shopFigures } from '../../database/tables/figures.ts'

/**
 * What each product of a shop, or of all when null, sold in some days: whole months from their sums and from what wasn't
 * folded into these yet, the days around them one by one. It is one statement, so that nothing is folded in between.
 */
export function soldIn(queries: Queries, tenantId: string | null, range: DayRange) {
  const { before, months, after } = wholeMonths(range)
  const of = (column: PgColumn) => (tenantId === null ? undefined : eq(column, tenantId))
  const ofDays = ({ first, last }: DayRange, isFolded?: false) =>
    queries
      .select({
        productId: sql<string>`${shopFigures.productId}`.as('product_id'),
        units: shopFigures.units,
        revenueInCents: shopFigures.revenueInCents,
      })
      .from(shopFigures)
      .where(
        and(
          of(shopFigures.tenantId),
          between(shopFigures.day, first, last),
          isNotNull(shopFigures.productId),
          isFolded === false ? eq(shopFigures.isFolded, false) : undefined,
        ),
      )
  const ofMonths = queries
    .select({
      productId: sql<string>`${productMonths.productId}`.as('product_id'),
      units: productMonths.units,
      revenueInCents: productMonths.revenueInCents,
    })
    .from(productMonths)
    .where(and(of(productMonths.tenantId), between(productMonths.month, months.first, months.last)))
  const parts = unionAll(ofDays(before), ofDays(after), ofDays(months, false), ofMonths).as('parts')
  return queries
    .select({
      productId: parts.productId,
      units: sql`sum(${parts.units})`.mapWith(Number).as('units_sold'),
      revenueInCents: sql`sum(${parts.revenueInCents})`.mapWith(Number).as('revenue'),
    })
    .from(parts)
    .groupBy(parts.productId)
    .as('sold')
}
