import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { users } from '../../database/tables/people.ts'
import { notificationPreferences, notifications } from '../../database/tables/platform.ts'
import { offsetOf } from '../../http/pagination.ts'

export type NotificationRow = typeof notifications.$inferSelect

export interface NotificationListQuery {
  page: number
  limit: number
  unreadOnly?: boolean
}

/** Lists a page of a person's notifications, newest first, with the total. */
export async function findNotifications(queries: Queries, userId: string, query: NotificationListQuery) {
  const where = and(eq(notifications.userId, userId), query.unreadOnly ? isNull(notifications.readAt) : undefined)
  const rows = await queries
    .select()
    .from(notifications)
    .where(where)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [total] = await queries.select({ total: count() }).from(notifications).where(where)
  return { rows, total: total?.total ?? 0 }
}

export async function countUnread(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
  return row?.unread ?? 0
}

/** Marks some or all of a person's unread notifications as read. Returns the number of changes. */
export async function markRead(queries: Queries, userId: string, ids?: readonly string[]): Promise<number> {
  const marked = await queries
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids ? inArray(notifications.id, [...ids]) : undefined,
      ),
    )
  return marked.rowCount ?? 0
}

export async function findNotification(queries: Queries, userId: string, id: string) {
  const [row] = await queries
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
  return row
}

/** Which of some ids belong to users. Runs as the system. */
export async function findExistingUsers(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await queries
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return rows.map(({ id }) => id)
}

/** What somebody chose; the names they never touched are absent. */
export async function findPreferences(queries: Queries, userId: string): Promise<Record<string, boolean>> {
  const [row] = await queries
    .select({ preferences: notificationPreferences.preferences })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
  return row?.preferences ?? {}
}

/** Adds to what somebody chose, in one statement: two changes at once both stay. */
export async function mergePreferences(
  queries: Queries,
  userId: string,
  preferences: Record<string, boolean>,
): Promise<void> {
  await queries
    .insert(notificationPreferences)
    .values({ userId, preferences })
    .onConflictDoUpdate({
      target: notificationPreferences.userId,
      set: {
        preferences: sql`${notificationPreferences.preferences} || excluded.preferences`,
        updatedAt: sql`now()`,
      },
    })
}
