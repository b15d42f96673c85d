import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { orderGroups, orders } from '../../database/tables/orders.ts'
import { tenants } from '../../database/tables/people.ts'
import { found } from '../../http/failure.ts'
import { dueOrFailedAt } from '../../jobs/failed-rows.store.ts'
import { lockOrderGroup, type OrderGroupRow, type OrderRow } from '../orders/orders.store.ts'

export interface LockedCheckout {
  readonly group: OrderGroupRow
  /** By order number. */
  readonly orders: readonly OrderRow[]
}

/**
 * Locks a checkout for its money: its orders by id, then the checkout. Payments are locked after it, then ledger
 * accounts; whoever cancels or delivers an order locks in the same order. Runs as the system.
 */
export async function lockCheckout(queries: Queries, groupId: string): Promise<LockedCheckout | undefined> {
  const rows = await queries.select().from(orders).where(eq(orders.groupId, groupId)).orderBy(orders.id).for('update')
  const group = await lockOrderGroup(queries, groupId)
  return group && { group, orders: rows.toSorted((a, b) => (a.orderNumber < b.orderNumber ? -1 : 1)) }
}

/** Locks the checkout of a payment. Null for a deposit's, which is locked after the payment. */
export async function lockPaid(
  queries: Queries,
  { orderGroupId }: { orderGroupId: string | null },
): Promise<LockedCheckout | null> {
  return orderGroupId === null ? null : found(await lockCheckout(queries, orderGroupId))
}

/** Whether an order's money hasn't arrived and is still wanted. */
export const awaitsPayment = ({ status, paymentStatus }: Pick<OrderRow, 'status' | 'paymentStatus'>): boolean =>
  status !== 'CANCELLED' && status !== 'REFUNDED' && (paymentStatus === 'PENDING' || paymentStatus === 'FAILED')

export async function changeOrderGroup(
  queries: Queries,
  id: string,
  change: Partial<Pick<OrderGroupRow, 'paymentMethod' | 'paymentDueAt'>>,
): Promise<void> {
  await queries.update(orderGroups).set(change).where(eq(orderGroups.id, id))
}

export async function changeOrders(
  queries: Queries,
  ids: readonly string[],
  change: Partial<
    Pick<OrderRow, 'paymentMethod' | 'paymentStatus' | 'paymentId' | 'refundedInCents' | 'isCollectedByShop'>
  >,
): Promise<void> {
  if (ids.length > 0)
    await queries
      .update(orders)
      .set(change)
      .where(inArray(orders.id, [...ids]))
}

export async function findOrderGroupId(queries: Queries, orderId: string): Promise<string | undefined> {
  const [row] = await queries.select({ groupId: orders.groupId }).from(orders).where(eq(orders.id, orderId))
  return row?.groupId
}

/** Unpaid checkouts whose time is over. */
export async function findOverdueGroups(queries: Queries, now: Date, limit: number): Promise<string[]> {
  const rows = await queries
    .select({ id: orderGroups.id })
    .from(orderGroups)
    .where(and(isNotNull(orderGroups.paymentDueAt), lt(orderGroups.paymentDueAt, now)))
    .orderBy(dueOrFailedAt('follow-payments', orderGroups.id, orderGroups.paymentDueAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function findPlatformTenantId(queries: Queries): Promise<string> {
  const [row] = await queries.select({ id: tenants.id }).from(tenants).where(eq(tenants.isPlatform, true))
  if (!row) throw new Error('there is no platform tenant')
  return row.id
}
