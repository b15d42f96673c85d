import { and, count, countDistinct, desc, eq, gte, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { couponRedemptions, orders } from '../../database/tables/orders.ts'
import { offsetOf } from '../../http/pagination.ts'

const { couponId, createdAt, discountInCents, id, orderGroupId, userId } = couponRedemptions
const taken = sql<number>`coalesce(${sum(discountInCents)}, 0)`.mapWith(Number)

/** Uses of a coupon since a moment, and by how many customers. */
export async function sumUses(queries: Queries, coupon: string, from: Date) {
  const [row] = await queries
    .select({ uses: count(), customers: countDistinct(userId), discountInCents: taken })
    .from(couponRedemptions)
    .where(and(eq(couponId, coupon), gte(createdAt, from)))
  return row ?? { uses: 0, customers: 0, discountInCents: 0 }
}

/** Uses of each day in Ho Chi Minh time; days without any are absent. */
export async function sumUsesByDay(queries: Queries, coupon: string, from: Date) {
  const day = sql<string>`to_char(${createdAt} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')`
  const rows = await queries
    .select({ day, uses: count(), discountInCents: taken })
    .from(couponRedemptions)
    .where(and(eq(couponId, coupon), gte(createdAt, from)))
    .groupBy(sql`1`)
  return new Map(rows.map(({ day, ...figures }) => [day, figures]))
}

export type RedemptionRow = Awaited<ReturnType<typeof findRedemptionPage>>['rows'][number]

/** A page of uses, newest first, each with the order of its checkout that got most of the discount. */
export async function findRedemptionPage(queries: Queries, coupon: string, page: { page: number; limit: number }) {
  const order = queries
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      firstName: orders.buyerFirstName,
      lastName: orders.buyerLastName,
      email: orders.buyerEmail,
    })
    .from(orders)
    .where(eq(orders.groupId, orderGroupId))
    .orderBy(desc(orders.discountInCents), orders.id)
    .limit(1)
    .as('discounted')
  const rows = await queries
    .select({
      ...{ id, discountInCents, createdAt },
      ...{ orderId: order.id, orderNumber: order.orderNumber },
      ...{ firstName: order.firstName, lastName: order.lastName, email: order.email },
    })
    .from(couponRedemptions)
    .innerJoinLateral(order, sql`true`)
    .where(eq(couponId, coupon))
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [counted] = await queries.select({ total: count() }).from(couponRedemptions).where(eq(couponId, coupon))
  return { rows, total: counted?.total ?? 0 }
}
