import type { QueryOf } from '@chonoi/contract'
import { and, count, desc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { digitalDeliveries, orderLines, orders } from '../../database/tables/orders.ts'
import { files } from '../../database/tables/platform.ts'
import { offsetOf } from '../../http/pagination.ts'

export type DeliveryRow = typeof digitalDeliveries.$inferSelect

export interface KnownDelivery {
  delivery: DeliveryRow
  orderNumber: string
  productId: string
  productName: string
}

const listed = (queries: Queries) =>
  queries
    .select({
      delivery: digitalDeliveries,
      orderNumber: orders.orderNumber,
      productId: orderLines.productId,
      productName: orderLines.name,
    })
    .from(digitalDeliveries)
    .innerJoin(orders, eq(orders.id, digitalDeliveries.orderId))
    .innerJoin(orderLines, eq(orderLines.id, digitalDeliveries.orderLineId))

type ListQuery = QueryOf<'listDigitalDeliveries'> & { page: number; limit: number }

/** A page of deliveries: of a buyer, of a shop, or of all. */
export async function findDeliveries(
  queries: Queries,
  { status, orderId, ...page }: ListQuery,
  owners: { buyerId?: string; tenantId?: string },
  now: Date,
): Promise<{ rows: KnownDelivery[]; total: number }> {
  const where = and(
    owners.buyerId === undefined ? undefined : eq(digitalDeliveries.buyerId, owners.buyerId),
    owners.tenantId === undefined ? undefined : eq(digitalDeliveries.tenantId, owners.tenantId),
    orderId === undefined ? undefined : eq(digitalDeliveries.orderId, orderId),
    status && withStatus(status, now),
  )
  const rows = await listed(queries)
    .where(where)
    .orderBy(desc(digitalDeliveries.createdAt), desc(digitalDeliveries.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [counted] = await queries.select({ total: count() }).from(digitalDeliveries).where(where)
  return { rows, total: counted?.total ?? 0 }
}

function withStatus(status: NonNullable<ListQuery['status']>, now: Date): SQL | undefined {
  const { expiresAt } = digitalDeliveries
  if (status === 'EXPIRED') return and(eq(digitalDeliveries.status, 'ACTIVE'), lte(expiresAt, now))
  const isThis = eq(digitalDeliveries.status, status)
  return status === 'ACTIVE' ? and(isThis, or(isNull(expiresAt), gt(expiresAt, now))) : isThis
}

export async function findDelivery(queries: Queries, id: string): Promise<KnownDelivery | undefined> {
  const [row] = await listed(queries).where(eq(digitalDeliveries.id, id))
  return row
}

/** Locks a delivery, so that of several changes at once the later ones see the earlier. */
export async function lockDelivery(queries: Queries, id: string): Promise<void> {
  await queries
    .select({ id: digitalDeliveries.id })
    .from(digitalDeliveries)
    .where(eq(digitalDeliveries.id, id))
    .for('update')
}

type Handing = Pick<typeof digitalDeliveries.$inferSelect, 'downloadCount' | 'licenseKey' | 'deliveredAt'>
const isHandedOver = ({ downloadCount, licenseKey, deliveredAt }: Handing) =>
  downloadCount > 0 || (licenseKey !== null && deliveredAt !== null)

/** Which of these orders have given their buyers something that can't be taken back. */
export async function findHandedOver(queries: Queries, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select()
    .from(digitalDeliveries)
    .where(inArray(digitalDeliveries.orderId, [...orderIds]))
  return new Set(rows.filter(isHandedOver).map(({ orderId }) => orderId))
}

/**
 * Whether the buyer of an order has something that can't be taken back: a file that was downloaded, or a license key that
 * was delivered. Locks the deliveries, so that no download is counted before the caller's transaction ends. Runs as the
 * system.
 */
export async function lockHandedOver(queries: Queries, orderId: string): Promise<boolean> {
  const rows = await queries
    .select()
    .from(digitalDeliveries)
    .where(eq(digitalDeliveries.orderId, orderId))
    .orderBy(digitalDeliveries.id)
    .for('update')
  return rows.some(isHandedOver)
}

/** Returns the id, undefined when the order item has a delivery already. */
export async function insertDelivery(
  queries: Queries,
  delivery: typeof digitalDeliveries.$inferInsert,
): Promise<string | undefined> {
  const [row] = await queries
    .insert(digitalDeliveries)
    .values(delivery)
    .onConflictDoNothing({ target: digitalDeliveries.orderLineId })
    .returning({ id: digitalDeliveries.id })
  return row?.id
}

export async function changeDelivery(queries: Queries, id: string, change: Partial<DeliveryRow>): Promise<void> {
  if (Object.keys(change).length === 0) return
  await queries.update(digitalDeliveries).set(change).where(eq(digitalDeliveries.id, id))
}

/** Counts a download if one is left: of many at once no more than that succeed. Runs as the system. */
export async function countDownload(queries: Queries, id: string, now: Date): Promise<boolean> {
  const counted = await queries
    .update(digitalDeliveries)
    .set({ downloadCount: sql`${digitalDeliveries.downloadCount} + 1` })
    .where(
      and(
        eq(digitalDeliveries.id, id),
        withStatus('ACTIVE', now),
        lt(digitalDeliveries.downloadCount, digitalDeliveries.maxDownloads),
      ),
    )
  return counted.rowCount === 1
}

/** The names of files, which belong to who uploaded them. Runs as the system. */
export async function findFileNames(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ id: files.id, name: files.originalName })
    .from(files)
    .where(sql`${files.id} = any (${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The order of a line with what a delivery of it needs. */
export async function findLine(queries: Queries, id: string) {
  const [row] = await queries
    .select({ line: orderLines, paymentStatus: orders.paymentStatus, orderNumber: orders.orderNumber })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.id, id))
  return row
}
