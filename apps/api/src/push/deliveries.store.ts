import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { users } from '../database/tables/people.ts'
import { notifications } from '../database/tables/platform.ts'
import { type PushContent, pushDeliveries, pushDevices, pushKeys } from '../database/tables/push.ts'

export type { PushContent } from '../database/tables/push.ts'

export type DuePush = Awaited<ReturnType<typeof claimDuePushes>>[number]

/** Those that are due, or some of them by their ids. */
export interface DuePushes {
  now: Date
  /** When a claimed one is due again, unless its outcome was noted by then. */
  again: Date
  limit: number
  among?: readonly string[]
}

/** Takes messages that are due, so that no other process takes them too. */
export async function claimDuePushes(queries: Queries, { now, again, limit, among }: DuePushes) {
  const due = queries
    .select({ id: pushDeliveries.id })
    .from(pushDeliveries)
    .where(and(lte(pushDeliveries.dueAt, now), among ? inArray(pushDeliveries.id, [...among]) : undefined))
    .orderBy(asc(pushDeliveries.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const claimed = await queries
    .update(pushDeliveries)
    .set({ dueAt: again, attempts: sql`${pushDeliveries.attempts} + 1` })
    .where(inArray(pushDeliveries.id, due))
    .returning({ id: pushDeliveries.id })
  if (claimed.length === 0) return []
  return readPushes(
    queries,
    inArray(
      pushDeliveries.id,
      claimed.map(({ id }) => id),
    ),
  )
}

function readPushes(queries: Queries, where: SQL) {
  return queries
    .select({
      id: pushDeliveries.id,
      attempts: pushDeliveries.attempts,
      content: pushDeliveries.content,
      recipientToken: pushDeliveries.recipientToken,
      createdAt: pushDeliveries.createdAt,
      notification: notifications,
      device: { id: pushDevices.id, token: pushDevices.deviceToken, isActive: pushDevices.isActive },
      key: pushKeys,
      reader: { language: users.language, isActive: users.isActive },
    })
    .from(pushDeliveries)
    .innerJoin(pushDevices, eq(pushDevices.id, pushDeliveries.deviceId))
    .innerJoin(pushKeys, eq(pushKeys.id, pushDevices.pushKeyId))
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .leftJoin(notifications, eq(notifications.id, pushDeliveries.notificationId))
    .where(where)
}

export async function deletePush(queries: Queries, id: string): Promise<void> {
  await queries.delete(pushDeliveries).where(eq(pushDeliveries.id, id))
}

export async function setPushDue(queries: Queries, id: string, dueAt: Date): Promise<void> {
  await queries.update(pushDeliveries).set({ dueAt }).where(eq(pushDeliveries.id, id))
}

/** A device that its push service no longer knows: it gets no further messages, and those that wait are dropped. */
export async function retireDevice(queries: Queries, id: string): Promise<void> {
  await queries.update(pushDevices).set({ isActive: false, updatedAt: sql`now()` }).where(eq(pushDevices.id, id))
  await queries.delete(pushDeliveries).where(eq(pushDeliveries.deviceId, id))
}

/** Whom a message is for: named users, or everybody with a role in any tenant. */
export type PushAudience = { userIds: readonly string[] } | { roles: readonly string[] } | 'everybody'

/**
 * Queues a message for the active devices of an audience, except of those who switched push messages off. Returns the
 * ids of what was queued.
 */
export async function queuePushes(queries: Queries, audience: PushAudience, content: PushContent): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    insert into push_deliveries (device_id, content)
    select d.id, ${JSON.stringify(content)}::jsonb
    from push_devices d
    where d.is_active and d.device_type = 'WEB' and ${belonging(audience)} and not exists (
      select from notification_preferences p
      where p.user_id = d.user_id and p.preferences -> 'pushNotifications' = 'false'::jsonb)
    returning id`)
  return rows.map(({ id }) => id)
}

function belonging(audience: PushAudience): SQL {
  if (audience === 'everybody') return sql`true`
  if ('userIds' in audience) return sql`d.user_id = any (${sql.param([...audience.userIds])}::uuid[])`
  return sql`exists (select from memberships m where m.user_id = d.user_id and m.status = 'ACTIVE'
    and m.role = any (${sql.param([...audience.roles])}::text[]))`
}
