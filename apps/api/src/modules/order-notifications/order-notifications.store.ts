import type { QueryOf, SchemaOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { orderNotifications, orders } from '../../database/tables/orders.ts'
import { notifications } from '../../database/tables/platform.ts'
import { offsetOf } from '../../http/pagination.ts'
import { findPreferences } from '../notifications/notifications.store.ts'

type Row = typeof orderNotifications.$inferSelect
export type OrderNotificationRow = Row & { orderNumber: string }
type Page = { page: number; limit: number }

const listed = (queries: Queries) =>
  queries
    .select({ message: orderNotifications, orderNumber: orders.orderNumber })
    .from(orderNotifications)
    .innerJoin(orders, eq(orders.id, orderNotifications.orderId))

/** A page of messages: of a buyer, of a shop, or of all. */
export async function findOrderNotifications(
  queries: Queries,
  query: QueryOf<'listOrderNotifications'> & Page,
  owners: { buyerId?: string; tenantId?: string },
): Promise<{ rows: OrderNotificationRow[]; total: number }> {
  const wanted = { orderId: query.orderId, status: query.status, channel: query.channel, type: query.type, ...owners }
  const where = matching(wanted)
  const order = query.sortOrder === 'asc' ? asc : desc
  const rows = await listed(queries)
    .where(where)
    .orderBy(order(orderNotifications.createdAt), order(orderNotifications.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(orderNotifications).where(where)
  return { rows: rows.map(({ message, orderNumber }) => ({ ...message, orderNumber })), total: counted?.total ?? 0 }
}

type Wanted = Partial<{
  [Name in 'orderId' | 'status' | 'channel' | 'type' | 'buyerId' | 'tenantId']: string | undefined
}>

const matching = ({ orderId, status, channel, type, buyerId, tenantId }: Wanted): SQL | undefined =>
  and(
    orderId === undefined ? undefined : eq(orderNotifications.orderId, orderId),
    buyerId === undefined ? undefined : eq(orderNotifications.buyerId, buyerId),
    tenantId === undefined ? undefined : eq(orderNotifications.tenantId, tenantId),
    status === undefined ? undefined : sql`${orderNotifications.status} = ${status}`,
    channel === undefined ? undefined : sql`${orderNotifications.channel} = ${channel}`,
    type === undefined ? undefined : sql`${orderNotifications.type} = ${type}`,
  )

export async function findOrderNotification(queries: Queries, id: string): Promise<OrderNotificationRow | undefined> {
  const [row] = await listed(queries).where(eq(orderNotifications.id, id))
  return row && { ...row.message, orderNumber: row.orderNumber }
}

/** The message of a notification in the app. */
export async function findMessageInApp(queries: Queries, notificationId: string) {
  const [row] = await listed(queries).where(
    and(eq(orderNotifications.notificationId, notificationId), eq(orderNotifications.channel, 'APP')),
  )
  return row && { ...row.message, orderNumber: row.orderNumber }
}

/** Counts by channel and status, of a shop or of all. */
export function countOrderNotifications(queries: Queries, tenantId: string | undefined) {
  return queries
    .select({
      channel: orderNotifications.channel,
      status: orderNotifications.status,
      count: count(),
      read: sql<number>`count(${orderNotifications.readAt})::int`,
    })
    .from(orderNotifications)
    .where(tenantId === undefined ? undefined : eq(orderNotifications.tenantId, tenantId))
    .groupBy(orderNotifications.channel, orderNotifications.status)
}

export type MessageTexts = Partial<Pick<Row, 'title' | 'message'> & { type: SchemaOf<'OrderMessageType'> }>

/** Changes a message on every channel and in the buyer's notifications. Runs as the system. */
export async function changeMessage(queries: Queries, notificationId: string, texts: MessageTexts): Promise<void> {
  await queries.update(notifications).set(texts).where(eq(notifications.id, notificationId))
  await queries.update(orderNotifications).set(texts).where(eq(orderNotifications.notificationId, notificationId))
}

/** Takes a message back on every channel, with what waits to be sent. Runs as the system. */
export async function deleteMessage(queries: Queries, notificationId: string): Promise<void> {
  await queries.delete(notifications).where(eq(notifications.id, notificationId))
}

/** Whether this call made a failed message wait again: of several at once one does. Runs as the system. */
export async function reopenMessage(queries: Queries, id: string): Promise<boolean> {
  const reopened = await queries
    .update(orderNotifications)
    .set({ status: 'PENDING', attempts: 0, failureReason: null })
    .where(and(eq(orderNotifications.id, id), eq(orderNotifications.status, 'FAILED')))
  return reopened.rowCount === 1
}

/** Whether the buyer switched a channel off. Runs as the system. */
export async function hasSwitchedOff(queries: Queries, buyerId: string, channel: Row['channel']): Promise<boolean> {
  const name = channel === 'EMAIL' ? 'emailNotifications' : 'pushNotifications'
  const preferences = await findPreferences(queries, buyerId)
  return preferences[name] === false || preferences.orderUpdates === false
}

/** Makes a mail due from its first attempt on. Runs as the system. */
export async function queueMailAgain(queries: Queries, notificationId: string, now: Date): Promise<void> {
  await queries
    .update(notifications)
    .set({ mailDueAt: now, mailAttempts: 0, digestId: null })
    .where(eq(notifications.id, notificationId))
}

/** Queues a push message for the buyer's active devices. Returns for how many. Runs as the system. */
export async function queuePushAgain(queries: Queries, notificationId: string): Promise<number> {
  const queued = await queries.execute(sql`
    insert into push_deliveries (device_id, notification_id)
    select d.id, n.id from notifications n
    join push_devices d on d.user_id = n.user_id and d.is_active and d.device_type = 'WEB'
    where n.id = ${notificationId}`)
  return queued.rowCount ?? 0
}
