import { isPaid, orderPaymentStatuses } from '@chonoi/domain'
import { and, countDistinct, desc, count, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { orderLines, orders } from '../../database/tables/orders.ts'

const paid = inArray(orders.paymentStatus, orderPaymentStatuses.filter(isPaid))
const kept = sql`coalesce(sum(${orders.totalInCents} - ${orders.refundedInCents}), 0)`.mapWith(Number)

interface Span {
  from: Date
  to: Date
}

const paidIn = (tenantId: string, { from, to }: Span) =>
  and(eq(orders.tenantId, tenantId), gte(orders.createdAt, from), lt(orders.createdAt, to), paid)

export async function sumPaidOrders(queries: Queries, tenantId: string, span: Span) {
  const [row] = await queries
    .select({ revenueInCents: kept, orders: count(), customers: countDistinct(orders.buyerId) })
    .from(orders)
    .where(paidIn(tenantId, span))
  return row ?? { revenueInCents: 0, orders: 0, customers: 0 }
}

/** Paid orders of each day in Ho Chi Minh time; days without any are absent. */
export async function sumPaidOrdersByDay(queries: Queries, tenantId: string, span: Span) {
  const date = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')`
  const rows = await queries
    .select({ date, revenueInCents: kept, orders: count() })
    .from(orders)
    .where(paidIn(tenantId, span))
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.date, row]))
}

/** The products that sold for most, by the name of their latest order. */
export function findTopProducts(queries: Queries, tenantId: string, span: Span, limit: number) {
  const revenueInCents = sql<number>`sum(${orderLines.lineTotalInCents})`.mapWith(Number)
  return queries
    .select({
      productId: orderLines.productId,
      name: sql<string>`(array_agg(${orderLines.name} order by ${orderLines.createdAt} desc))[1]`,
      quantity: sql<number>`sum(${orderLines.quantity})`.mapWith(Number),
      revenueInCents,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(paidIn(tenantId, span))
    .groupBy(orderLines.productId)
    .orderBy(desc(revenueInCents), orderLines.productId)
    .limit(limit)
}
