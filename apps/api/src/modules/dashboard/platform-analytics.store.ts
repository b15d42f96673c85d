import { and, count, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { tenants, users } from '../../database/tables/people.ts'

export interface Span {
  from: Date
  /** The moment after it. */
  to: Date
}

const within = (column: PgColumn, { from, to }: Span) => and(gte(column, from), lt(column, to))

export const countNewUsersByDay = (queries: Queries, span: Span) => countNewByDay(queries, users, users.createdAt, span)

export const countNewShopsByDay = (queries: Queries, span: Span) =>
  countNewByDay(queries, tenants, tenants.createdAt, span, ne(tenants.isPlatform, true))

/** The span begins with a day, and days in Ho Chi Minh are equally long: bins are told apart faster than dates. */
async function countNewByDay(queries: Queries, table: PgTable, createdAt: PgColumn, span: Span, more?: SQL) {
  const bins = queries
    .select({ start: sql`date_bin('1 day', ${createdAt}, ${span.from.toISOString()})`.as('start'), n: count().as('n') })
    .from(table)
    .where(and(within(createdAt, span), more))
    .groupBy(sql`1`)
    .as('bins')
  const rows = await queries.select({ date: sql<string>`vietnam_day(${bins.start})::text`, n: bins.n }).from(bins)
  return new Map(rows.map(({ date, n }) => [date, n]))
}
