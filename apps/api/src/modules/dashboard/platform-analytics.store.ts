import { isPaid, orderPaymentStatuses } from '@chonoi/domain'
import { and, count, countDistinct, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { orders } from '../../database/tables/orders.ts'
import { tenants, users } from '../../database/tables/people.ts'

export interface Span {
  from: Date
  /** The moment after it. */
  to: Date
}

const within = (column: PgColumn, { from, to }: Span) => and(gte(column, from), lt(column, to))
const dayOf = (column: PgColumn) => sql<string>`vietnam_day(${column})::text`

const paid = inArray(orders.paymentStatus, orderPaymentStatuses.filter(isPaid))

/** People with a paid order, each counted once in the span. */
export async function countBuyers(queries: Queries, span: Span): Promise<number> {
  const [row] = await queries
    .select({ buyers: countDistinct(orders.buyerId) })
    .from(orders)
    .where(and(within(orders.createdAt, span), paid))
  return row?.buyers ?? 0
}

/** People with a paid order on each day; days without any are absent. */
export async function countBuyersByDay(queries: Queries, span: Span): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .select({ date: dayOf(orders.createdAt), n: countDistinct(orders.buyerId) })
    .from(orders)
    .where(and(within(orders.createdAt, span), paid))
    .groupBy(sql`1`)
  return toMap(rows)
}

export const countNewUsersByDay = (queries: Queries, span: Span) => countNewByDay(queries, users, users.createdAt, span)

export const countNewShopsByDay = (queries: Queries, span: Span) =>
  countNewByDay(queries, tenants, tenants.createdAt, span, ne(tenants.isPlatform, true))

async function countNewByDay(queries: Queries, table: PgTable, createdAt: PgColumn, span: Span, more?: SQL) {
  const rows = await queries
    .select({ date: dayOf(createdAt), n: count() })
    .from(table)
    .where(and(within(createdAt, span), more))
    .groupBy(sql`1`)
  return toMap(rows)
}

const toMap = (rows: readonly { date: string; n: number }[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ date, n }) => [date, n]))
