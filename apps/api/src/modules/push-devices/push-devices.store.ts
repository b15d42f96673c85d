import type { PushDeviceType, QueryOf } from '@chonoi/contract'
import { and, count, desc, eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { likePattern } from '../../database/like-pattern.ts'
import { users } from '../../database/tables/people.ts'
import { pushDeliveries, pushDevices } from '../../database/tables/push.ts'
import { offsetOf } from '../../http/pagination.ts'

export type PushDeviceRow = typeof pushDevices.$inferSelect

interface DeviceFilter {
  deviceType?: PushDeviceType | undefined
  isActive?: boolean | undefined
}

const matching = ({ deviceType, isActive }: DeviceFilter): SQL | undefined =>
  and(
    deviceType ? eq(pushDevices.deviceType, deviceType) : undefined,
    isActive === undefined ? undefined : eq(pushDevices.isActive, isActive),
  )

const lastSeenFirst = [desc(pushDevices.lastSeenAt), desc(pushDevices.id)]

/** A page of a person's devices, the last seen first, with the total. */
export async function findDevicesOf(
  queries: Queries,
  userId: string,
  query: DeviceFilter & { page: number; limit: number },
) {
  const where = and(eq(pushDevices.userId, userId), matching(query))
  const rows = await queries
    .select()
    .from(pushDevices)
    .where(where)
    .orderBy(...lastSeenFirst)
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(pushDevices).where(where)
  return { rows, total: counted?.total ?? 0 }
}

export async function findDevice(queries: Queries, id: string): Promise<PushDeviceRow | undefined> {
  const [row] = await queries.select().from(pushDevices).where(eq(pushDevices.id, id))
  return row
}

const owner = { id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName }

export type OwnedDeviceRow = {
  device: PushDeviceRow
  user: { id: string; email: string; firstName: string; lastName: string }
}

/** A page of all devices with their owners, the last seen first, with the total. */
export async function findAllDevices(
  queries: Queries,
  query: QueryOf<'listAdminPushDevices'> & { page: number; limit: number },
): Promise<{ rows: OwnedDeviceRow[]; total: number }> {
  const search = query.search?.trim()
  const where = and(
    matching(query),
    query.userId ? eq(pushDevices.userId, query.userId) : undefined,
    search
      ? or(ilike(pushDevices.deviceName, likePattern(search)), ilike(users.email, likePattern(search)))
      : undefined,
  )
  const rows = await queries
    .select({ device: pushDevices, user: owner })
    .from(pushDevices)
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .where(where)
    .orderBy(...lastSeenFirst)
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries
    .select({ total: count() })
    .from(pushDevices)
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

export async function findOwnedDevice(queries: Queries, id: string): Promise<OwnedDeviceRow | undefined> {
  const [row] = await queries
    .select({ device: pushDevices, user: owner })
    .from(pushDevices)
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .where(eq(pushDevices.id, id))
  return row
}

/** Takes a token over from whoever had it, and makes its device active. What waited for another person is dropped. */
export async function putDevice(queries: Queries, device: typeof pushDevices.$inferInsert): Promise<PushDeviceRow> {
  await queries.execute(sql`delete from push_deliveries w using push_devices d
    where d.id = w.device_id and d.device_token = ${device.deviceToken} and d.user_id <> ${device.userId}`)
  const { userId, sessionId, pushKeyId, deviceType, deviceName, appVersion, osVersion, lastSeenAt } = device
  const values = {
    userId,
    sessionId,
    pushKeyId,
    deviceType,
    deviceName,
    appVersion,
    osVersion,
    lastSeenAt,
    isActive: true,
  }
  const [row] = await queries
    .insert(pushDevices)
    .values(device)
    .onConflictDoUpdate({ target: pushDevices.deviceToken, set: { ...values, updatedAt: sql`now()` } })
    .returning()
  if (!row) throw new Error('An upsert returns its row.')
  return row
}

/** Deletes a person's devices beyond the most recently seen ones. */
export async function keepRecentDevices(queries: Queries, userId: string, kept: number): Promise<void> {
  await queries.execute(sql`delete from push_devices where id in (
    select id from push_devices where user_id = ${userId} order by last_seen_at desc, id desc offset ${kept})`)
}

export async function changeDevice(
  queries: Queries,
  id: string,
  change: Partial<typeof pushDevices.$inferInsert>,
): Promise<void> {
  await queries
    .update(pushDevices)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(pushDevices.id, id))
}

export async function deleteDevice(queries: Queries, id: string): Promise<void> {
  await queries.delete(pushDevices).where(eq(pushDevices.id, id))
}

/** Deletes devices that were last seen before a moment. Returns how many. */
export async function deleteDevicesUnseenSince(queries: Queries, moment: Date): Promise<number> {
  const deleted = await queries.delete(pushDevices).where(lt(pushDevices.lastSeenAt, moment))
  return deleted.rowCount ?? 0
}

export async function countDevices(queries: Queries) {
  return queries
    .select({ deviceType: pushDevices.deviceType, isActive: pushDevices.isActive, count: count() })
    .from(pushDevices)
    .groupBy(pushDevices.deviceType, pushDevices.isActive)
}

/** Whether a message is overdue since before a moment, and how many devices are active. */
export async function readPushHealth(queries: Queries, overdueSince: Date) {
  const [waiting] = await queries
    .select({ id: pushDeliveries.id })
    .from(pushDeliveries)
    .where(lt(pushDeliveries.dueAt, overdueSince))
    .limit(1)
  const [active] = await queries.select({ total: count() }).from(pushDevices).where(eq(pushDevices.isActive, true))
  return { isOverdue: waiting !== undefined, activeDevices: active?.total ?? 0 }
}
