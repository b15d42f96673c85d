import { isPaid, orderPaymentStatuses } from '@chonoi/domain'
import { and, count, eq, gte, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { products } from '../../database/tables/catalogue.ts'
import { deposits, withdrawals } from '../../database/tables/money.ts'
import { orders } from '../../database/tables/orders.ts'
import { memberships, tenants, users } from '../../database/tables/people.ts'
import { articles } from '../../database/tables/news.ts'

/** Whose figures: one tenant's, or everything's when null. */
export type Whose = string | null

const ownedBy = (column: PgColumn, whose: Whose): SQL | undefined => (whose === null ? undefined : eq(column, whose))

/** All accounts that are not deleted, or the active members of one tenant. */
const isMember = (whose: Whose): SQL | undefined =>
  whose === null
    ? isNull(users.deletedAt)
    : sql`exists (select from ${memberships} m where m.user_id = ${users.id} and m.tenant_id = ${whose}::uuid and m.status = 'ACTIVE')`

/** The figures of now, in one query. What belongs to the platform alone is 0 for a shop. */
export async function countNow(queries: Queries, whose: Whose) {
  const from = (table: PgTable, where?: SQL) =>
    sql`(select count(*) from ${table} where ${where ?? sql`true`})`.mapWith(Number)
  const ofPlatform = (table: PgTable, where: SQL) => (whose === null ? from(table, where) : sql`0`.mapWith(Number))
  const shop = whose === null ? ne(tenants.isPlatform, true) : eq(tenants.id, whose)
  const unverified = and(eq(users.isActive, true), eq(users.isVerified, false), isMember(whose))
  const [row] = await queries
    .select({
      totalUsers: from(users, isMember(whose)),
      totalTenants: from(tenants, shop),
      // Archived is what a shop took away but orders still name.
      totalProducts: from(products, and(ne(products.status, 'ARCHIVED'), ownedBy(products.tenantId, whose))),
      totalArticles: from(articles, ownedBy(articles.tenantId, whose)),
      pendingDeposits: ofPlatform(deposits, eq(deposits.status, 'PENDING')),
      pendingWithdrawals: ofPlatform(withdrawals, eq(withdrawals.status, 'PENDING')),
      pendingProducts: from(products, and(eq(products.status, 'PENDING'), ownedBy(products.tenantId, whose))),
      pendingUsers: from(users, unverified),
    })
    .from(sql`(select) as nothing`)
  if (!row) throw new Error('a count always answers one row')
  return row
}

const paid = inArray(orders.paymentStatus, orderPaymentStatuses.filter(isPaid))
const earned = sql`coalesce(sum(${orders.totalInCents} - ${orders.refundedInCents}) filter (where ${paid}), 0)`

/** What orders made from a moment on brought in and kept. */
export async function sumRevenue(queries: Queries, whose: Whose, from: Date): Promise<number> {
  const [row] = await queries
    .select({ total: earned.mapWith(Number) })
    .from(orders)
    .where(and(gte(orders.createdAt, from), ownedBy(orders.tenantId, whose)))
  return row?.total ?? 0
}

export interface CountedOrders {
  orders: number
  revenueInCents: number
}

/** Orders and revenue of each day in Ho Chi Minh time; days without any are absent. */
export async function sumOrdersByDay(queries: Queries, whose: Whose, from: Date): Promise<Map<string, CountedOrders>> {
  const day = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')`
  const rows = await queries
    .select({ day, orders: count(), revenueInCents: earned.mapWith(Number) })
    .from(orders)
    .where(and(gte(orders.createdAt, from), ownedBy(orders.tenantId, whose)))
    .groupBy(sql`1`)
  return new Map(rows.map(({ day, ...figures }) => [day, figures]))
}

type Span = { from: Date; to: Date }
const within = (column: PgColumn, { from, to }: Span) => and(gte(column, from), lt(column, to))

/** What came into being in a span of time. */
export async function countNew(queries: Queries, whose: Whose, span: Span) {
  const newUsers =
    whose === null
      ? queries.select({ n: count() }).from(users).where(within(users.createdAt, span))
      : queries
          .select({ n: count() })
          .from(memberships)
          .where(and(eq(memberships.tenantId, whose), within(memberships.joinedAt, span)))
  const newProducts = queries
    .select({ n: count() })
    .from(products)
    .where(and(within(products.createdAt, span), ownedBy(products.tenantId, whose)))
  const [userRow] = await newUsers
  const [productRow] = await newProducts
  const [orderRow] = await queries
    .select({ orders: count(), revenue: earned.mapWith(Number) })
    .from(orders)
    .where(and(within(orders.createdAt, span), ownedBy(orders.tenantId, whose)))
  return {
    users: userRow?.n ?? 0,
    products: productRow?.n ?? 0,
    orders: orderRow?.orders ?? 0,
    revenue: orderRow?.revenue ?? 0,
  }
}
