import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { users } from '../database/tables/people.ts'
import { mailLinks, notifications } from '../database/tables/platform.ts'

export type DueNotice = Awaited<ReturnType<typeof claimDueNotices>>[number]

/**
 * Takes notices whose mail is due, so that no other process takes them too: they are due again at `again`, unless their
 * mail was noted as sent by then.
 */
export async function claimDueNotices(queries: Queries, now: Date, again: Date, limit: number) {
  const due = queries
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(lte(notifications.mailDueAt, now), isNull(notifications.digestId)))
    .orderBy(notifications.mailDueAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  return queries
    .update(notifications)
    .set({ mailDueAt: again, mailAttempts: sql`${notifications.mailAttempts} + 1` })
    .from(users)
    .where(and(inArray(notifications.id, due), eq(users.id, notifications.userId)))
    .returning({
      id: notifications.id,
      userId: notifications.userId,
      type: notifications.type,
      title: notifications.title,
      message: notifications.message,
      link: notifications.link,
      data: notifications.data,
      mailAttempts: notifications.mailAttempts,
      email: users.email,
      firstName: users.firstName,
      language: users.language,
      isActive: users.isActive,
    })
}

/** The secrets that name readers in their mails, by the readers' ids. Whoever has none yet gets one. */
export async function mailTokensOf(queries: Queries, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map()
  await queries
    .insert(mailLinks)
    // In one order, so that two processes don't wait for each other.
    .values([...new Set(userIds)].toSorted().map((userId) => ({ userId })))
    .onConflictDoNothing()
  const rows = await queries
    .select({ userId: mailLinks.userId, token: mailLinks.token })
    .from(mailLinks)
    .where(inArray(mailLinks.userId, [...userIds]))
  return new Map(rows.map(({ userId, token }) => [userId, token]))
}

/** Whose mails a secret names. */
export async function findMailReader(queries: Queries, token: string): Promise<string | undefined> {
  const [row] = await queries.select({ userId: mailLinks.userId }).from(mailLinks).where(eq(mailLinks.token, token))
  return row?.userId
}

/** Null: sent, or given up. */
export async function setMailDue(queries: Queries, id: string, dueAt: Date | null): Promise<void> {
  await queries.update(notifications).set({ mailDueAt: dueAt }).where(eq(notifications.id, id))
}
