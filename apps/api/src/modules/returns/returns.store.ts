import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { digitalDeliveries, orderLines, orders } from '../../database/tables/orders.ts'
import { tenants } from '../../database/tables/people.ts'
import { orderReturnEvents, orderReturnLines, orderReturns } from '../../database/tables/returns.ts'
import { dueOrFailedAt } from '../../jobs/failed-rows.store.ts'
import { tenantSummary } from '../orders/orders.store.ts'

export type ReturnRow = typeof orderReturns.$inferSelect
export type ReturnEventRow = typeof orderReturnEvents.$inferSelect
export type ListedReturn = Awaited<ReturnType<typeof listedReturns>>[number]
export type WholeReturn = NonNullable<Awaited<ReturnType<typeof findWholeReturn>>>

/** Returns with what a list shows of their order, shop and goods. */
export function listedReturns(queries: Queries) {
  const first = (column: 'name' | 'image_url') => sql<string | null>`(
    select l.${sql.identifier(column)} from order_return_lines r join order_lines l on l.id = r.order_line_id
    where r.return_id = ${orderReturns.id} order by l.created_at, l.name, l.id limit 1)`
  return queries
    .select({
      row: orderReturns,
      tenant: tenantSummary,
      order: {
        orderNumber: orders.orderNumber,
        isCollectedByShop: orders.isCollectedByShop,
        carrierId: orders.carrierId,
        paymentMethod: orders.paymentMethod,
        buyerFirstName: orders.buyerFirstName,
        buyerLastName: orders.buyerLastName,
        buyerEmail: orders.buyerEmail,
      },
      quantity:
        sql<number>`(select sum(r.quantity) from order_return_lines r where r.return_id = ${orderReturns.id})`.mapWith(
          Number,
        ),
      firstItemName: first('name'),
      firstItemImageUrl: first('image_url'),
    })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .innerJoin(tenants, eq(tenants.id, orderReturns.tenantId))
    .$dynamic()
}

/** The returns of an order, the newest first. */
export function findReturnsOfOrder(queries: Queries, orderId: string): Promise<ListedReturn[]> {
  return listedReturns(queries)
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(desc(orderReturns.createdAt), desc(orderReturns.id))
}

/** A return with its goods and history. */
export async function findWholeReturn(queries: Queries, id: string) {
  const [listed] = await listedReturns(queries).where(eq(orderReturns.id, id))
  if (!listed) return undefined
  const events = await queries
    .select()
    .from(orderReturnEvents)
    .where(eq(orderReturnEvents.returnId, id))
    .orderBy(asc(orderReturnEvents.position))
  return { ...listed, lines: await findReturnLines(queries, id), events }
}

/** The goods of a return, in the order in which stock is locked. */
export function findReturnLines(queries: Queries, returnId: string) {
  return queries
    .select({
      ...{ orderLineId: orderLines.id, productId: orderLines.productId, variantId: orderLines.variantId },
      ...{ name: orderLines.name, variantName: orderLines.variantName, imageUrl: orderLines.imageUrl },
      quantity: orderReturnLines.quantity,
      damagedQuantity: orderReturnLines.damagedQuantity,
    })
    .from(orderReturnLines)
    .innerJoin(orderLines, eq(orderLines.id, orderReturnLines.orderLineId))
    .where(eq(orderReturnLines.returnId, returnId))
    .orderBy(orderLines.productId, orderLines.variantId, orderLines.id)
}

/** Whether a return of the order still goes on. */
export async function hasOpenReturn(queries: Queries, orderId: string): Promise<boolean> {
  const rows = await queries
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(and(eq(orderReturns.orderId, orderId), sql`${orderReturns.dueAt} is not null`))
    .limit(1)
  return rows.length > 0
}

/** The lines of an order with how much of each is in a return, and how much was refunded by one. */
export function findReturnableLines(queries: Queries, orderId: string) {
  const inReturns = (statuses: string) =>
    sql<number>`(select coalesce(sum(l.quantity), 0) from order_return_lines l
      join order_returns r on r.id = l.return_id
      where l.order_line_id = order_lines.id and r.status in ${sql.raw(statuses)})`.mapWith(Number)
  return queries
    .select({
      ...{ id: orderLines.id, name: orderLines.name, variantName: orderLines.variantName },
      ...{ imageUrl: orderLines.imageUrl, quantity: orderLines.quantity },
      lineTotalInCents: orderLines.lineTotalInCents,
      isDigital: sql<boolean>`exists (select from ${digitalDeliveries} d where d.order_line_id = order_lines.id)`,
      takenQuantity: inReturns(`('REQUESTED', 'APPROVED', 'REJECTED', 'ESCALATED', 'SENT', 'REFUNDED')`),
      refundedQuantity: inReturns(`('REFUNDED')`),
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.createdAt, orderLines.name, orderLines.id)
}

export async function insertReturn(
  queries: Queries,
  row: typeof orderReturns.$inferInsert,
  lines: readonly { orderLineId: string; quantity: number }[],
): Promise<ReturnRow> {
  const [written] = await queries.insert(orderReturns).values(row).returning()
  if (!written) throw new Error('the return was not written')
  const { id: returnId, orderId, tenantId, buyerId } = written
  await queries
    .insert(orderReturnLines)
    .values(lines.map((line) => ({ ...line, returnId, orderId, tenantId, buyerId })))
  return written
}

export async function findReturn(queries: Queries, id: string): Promise<ReturnRow | undefined> {
  const [row] = await queries.select().from(orderReturns).where(eq(orderReturns.id, id))
  return row
}

/** Locks and returns a return, whose order is locked before. */
export async function findReturnForUpdate(queries: Queries, id: string): Promise<ReturnRow | undefined> {
  const [row] = await queries.select().from(orderReturns).where(eq(orderReturns.id, id)).for('update')
  return row
}

export async function changeReturn(
  queries: Queries,
  id: string,
  change: Partial<Pick<ReturnRow, 'status' | 'dueAt' | 'carrier' | 'trackingCode' | 'refundInCents' | 'refundId'>>,
): Promise<void> {
  await queries.update(orderReturns).set(change).where(eq(orderReturns.id, id))
}

export async function markDamaged(
  queries: Queries,
  returnId: string,
  damaged: readonly { orderLineId: string; quantity: number }[],
): Promise<void> {
  for (const { orderLineId, quantity } of damaged)
    await queries
      .update(orderReturnLines)
      .set({ damagedQuantity: quantity })
      .where(and(eq(orderReturnLines.returnId, returnId), eq(orderReturnLines.orderLineId, orderLineId)))
}

export async function insertReturnEvent(queries: Queries, event: typeof orderReturnEvents.$inferInsert): Promise<void> {
  await queries.insert(orderReturnEvents).values(event)
}

/** The returns that go on by themselves because their time is over, the longest first. */
export async function findExpiredReturns(queries: Queries, now: Date, limit: number) {
  return queries
    .select({ id: orderReturns.id, orderId: orderReturns.orderId })
    .from(orderReturns)
    .where(
      and(sql`${orderReturns.dueAt} <= ${now}`, inArray(orderReturns.status, ['REQUESTED', 'REJECTED', 'APPROVED'])),
    )
    .orderBy(dueOrFailedAt('expire-returns', orderReturns.id, orderReturns.dueAt))
    .limit(limit)
}

/** The payment of the order of a return, whose refunds may have to be sent. */
export async function findPaymentOfReturn(queries: Queries, id: string): Promise<string | null> {
  const [row] = await queries
    .select({ paymentId: orders.paymentId })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(eq(orderReturns.id, id))
  return row?.paymentId ?? null
}
