import { and, eq, lte, min, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { orders } from '../../database/tables/orders.ts'
import { dueOrFailedAt } from '../../jobs/failed-rows.store.ts'
import type { OrderRow } from './orders.store.ts'

/** As the indexes say it, so without parameters. */
const isHeld = sql`${orders.status} = 'DELIVERED' and ${orders.releasedAt} is null
  and ${orders.paymentStatus} in ('PAID', 'PARTIALLY_REFUNDED')`

export async function markReleased(queries: Queries, orderId: string, releasedAt: Date): Promise<void> {
  await queries.update(orders).set({ releasedAt }).where(eq(orders.id, orderId))
}

/** Takes away the day of the release, so that somebody has to decide. */
export async function holdMoney(queries: Queries, orderId: string): Promise<void> {
  await queries.update(orders).set({ releaseDueAt: null }).where(eq(orders.id, orderId))
}

/** Gives an order whose money was held its day again. */
export async function dueAgain(queries: Queries, orderId: string, releaseDueAt: Date): Promise<void> {
  await queries.update(orders).set({ releaseDueAt }).where(eq(orders.id, orderId))
}

/** The delivered orders whose money is due, the oldest first. */
export async function findDueReleases(queries: Queries, now: Date, limit: number): Promise<string[]> {
  const rows = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(and(isHeld, lte(orders.releaseDueAt, now)))
    .orderBy(dueOrFailedAt('release-orders', orders.id, orders.releaseDueAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Locks and returns an order that is still due. Somebody who holds it decides about it: then it isn't returned. */
export async function lockDueRelease(queries: Queries, orderId: string, now: Date): Promise<OrderRow | undefined> {
  const [row] = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isHeld, lte(orders.releaseDueAt, now)))
    .for('update', { skipLocked: true })
  return row
}

/** When the next money of a shop is released by itself. */
export async function findNextRelease(queries: Queries, tenantId: string): Promise<Date | null> {
  const [row] = await queries
    .select({ at: min(orders.releaseDueAt) })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), isHeld))
  return row?.at ?? null
}
