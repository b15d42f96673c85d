import { and, desc, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { orders } from '../../database/tables/orders.ts'
import { paymentRefunds } from '../../database/tables/payments.ts'
import { orderReturns } from '../../database/tables/returns.ts'
import { dueOrFailedAt } from '../../jobs/failed-rows.store.ts'

export type RefundRow = typeof paymentRefunds.$inferSelect
export type NewRefund = typeof paymentRefunds.$inferInsert

/** Returns false without writing when the reference is taken. */
export async function insertRefund(queries: Queries, refund: NewRefund): Promise<boolean> {
  const { rowCount } = await queries
    .insert(paymentRefunds)
    .values(refund)
    .onConflictDoNothing({ target: paymentRefunds.reference })
  return rowCount === 1
}

/** A refund with the number of its order. */
export type ListedRefund = NonNullable<Awaited<ReturnType<typeof findRefund>>>

export function findRefunds(queries: Queries, paymentId: string) {
  return queries
    .select({ refund: paymentRefunds, orderNumber: orders.orderNumber, returnId: orderReturns.id })
    .from(paymentRefunds)
    .innerJoin(orders, eq(orders.id, paymentRefunds.orderId))
    .leftJoin(orderReturns, eq(orderReturns.refundId, paymentRefunds.id))
    .where(eq(paymentRefunds.paymentId, paymentId))
    .orderBy(desc(paymentRefunds.createdAt), desc(paymentRefunds.id))
}

export async function findRefund(queries: Queries, id: string) {
  const [row] = await queries
    .select({ refund: paymentRefunds, orderNumber: orders.orderNumber })
    .from(paymentRefunds)
    .innerJoin(orders, eq(orders.id, paymentRefunds.orderId))
    .where(eq(paymentRefunds.id, id))
  return row
}

/** The refund that a gateway knows by this name. */
export async function findRefundByReference(queries: Queries, reference: string): Promise<ListedRefund | undefined> {
  const [row] = await queries
    .select({ refund: paymentRefunds, orderNumber: orders.orderNumber })
    .from(paymentRefunds)
    .innerJoin(orders, eq(orders.id, paymentRefunds.orderId))
    .where(eq(paymentRefunds.reference, reference))
  return row
}

/** Locks and returns the refund, so that its money moves once. */
export async function findRefundForUpdate(queries: Queries, id: string): Promise<RefundRow | undefined> {
  const [row] = await queries.select().from(paymentRefunds).where(eq(paymentRefunds.id, id)).for('update')
  return row
}

/** The refunds of a payment that are still to be sent to its gateway. */
export async function findUnsentRefunds(queries: Queries, paymentId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(
      and(eq(paymentRefunds.paymentId, paymentId), eq(paymentRefunds.status, 'PENDING'), isNull(paymentRefunds.sentAt)),
    )
    .orderBy(paymentRefunds.createdAt)
  return rows.map(({ id }) => id)
}

export async function findDueRefunds(queries: Queries, now: Date, limit: number): Promise<string[]> {
  const rows = await queries
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.status, 'PENDING'), lt(paymentRefunds.nextQueryAt, now)))
    .orderBy(dueOrFailedAt('follow-payments', paymentRefunds.id, paymentRefunds.nextQueryAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Whether another refund of the payment was ever sent to its gateway. */
export async function hasOtherSentRefund(queries: Queries, { paymentId, id }: RefundRow): Promise<boolean> {
  const [row] = await queries
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.paymentId, paymentId), ne(paymentRefunds.id, id), isNotNull(paymentRefunds.sentAt)))
    .limit(1)
  return row !== undefined
}

/** Takes the right to call the gateway about a refund; of several processes one gets it, and none while a person decides. */
export async function claimRefund(
  queries: Queries,
  id: string,
  { now, next }: { now: Date; next: Date },
): Promise<boolean> {
  const isFree = or(isNull(paymentRefunds.sentAt), lt(paymentRefunds.nextQueryAt, now))
  const { rowCount } = await queries
    .update(paymentRefunds)
    .set({
      sentAt: sql`coalesce(${paymentRefunds.sentAt}, ${now})`,
      nextQueryAt: next,
      queryCount: sql`${paymentRefunds.queryCount} + 1`,
    })
    .where(
      and(
        eq(paymentRefunds.id, id),
        eq(paymentRefunds.status, 'PENDING'),
        isNull(paymentRefunds.outcomeUnknownAt),
        isFree,
      ),
    )
  return rowCount === 1
}

export async function changeRefund(queries: Queries, id: string, change: Partial<NewRefund>): Promise<void> {
  await queries.update(paymentRefunds).set(change).where(eq(paymentRefunds.id, id))
}
