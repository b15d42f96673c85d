import type { SchemaOf } from '@chonoi/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { orderNotifications } from '../../database/tables/orders.ts'

/** What became of an attempt. PENDING: it will be tried again. */
export type DeliveryOutcome =
  | { status: 'SENT'; at: Date }
  | { status: 'PENDING' | 'FAILED'; reason: SchemaOf<'OrderNotificationFailure'> }

/**
 * Notes an attempt to send a notification, if it tells a buyer of an order. What arrived on one device has arrived,
 * whatever becomes of the others. Runs as the system.
 */
export async function noteDelivery(
  queries: Queries,
  notificationId: string,
  channel: 'EMAIL' | 'PUSH',
  outcome: DeliveryOutcome,
): Promise<void> {
  const ended =
    outcome.status === 'SENT'
      ? { status: outcome.status, sentAt: outcome.at, failureReason: null }
      : { status: outcome.status, failureReason: outcome.reason }
  await queries
    .update(orderNotifications)
    .set({ ...ended, attempts: sql`${orderNotifications.attempts} + 1` })
    .where(
      and(
        eq(orderNotifications.notificationId, notificationId),
        eq(orderNotifications.channel, channel),
        eq(orderNotifications.status, 'PENDING'),
      ),
    )
}
