import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { users } from '../database/tables/people.ts'
import { notifications } from '../database/tables/platform.ts'

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

/** Null: sent, or given up. */
export async function setMailDue(queries: Queries, id: string, dueAt: Date | null): Promise<void> {
  await queries.update(notifications).set({ mailDueAt: dueAt }).where(eq(notifications.id, id))
}
