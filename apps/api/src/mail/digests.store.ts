import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { mailDigests, notifications } from '../database/tables/platform.ts'

/** A digest whose turn has come, with its reader. */
export type DueDigest = {
  id: string
  userId: string
  attempts: number
  email: string
  firstName: string
  language: 'vi' | 'en' | null
  isActive: boolean
  /** Whether they still want mails. */
  consents: boolean
}

/** A notification as a digest tells it. */
export type DigestNotice = Pick<
  typeof notifications.$inferSelect,
  'id' | 'type' | 'title' | 'message' | 'link' | 'data'
>

/** Takes digests, so that no other process takes them too. One whose end is never noted is due again at `again`. */
export async function claimDigests(
  queries: Queries,
  { now, again, limit }: { now: Date; again: Date; limit: number },
): Promise<DueDigest[]> {
  // Materialized, so that the limit holds: a subquery might run once per row.
  const { rows } = await queries.execute<DueDigest>(sql`
    with due as materialized (
      select id from mail_digests where ended_at is null and due_at <= ${now}
      order by due_at, id limit ${limit} for update skip locked)
    update mail_digests d set attempts = attempts + 1, claimed_at = coalesce(claimed_at, ${now}), due_at = ${again}
    from due, users u left join notification_preferences p on p.user_id = u.id
    where d.id = due.id and u.id = d.user_id
    returning d.id, d.user_id as "userId", d.attempts, u.email, u.first_name as "firstName", u.language,
      u.is_active and u.deleted_at is null as "isActive",
      coalesce(p.preferences -> 'emailNotifications' <> 'false'::jsonb, true) as consents`)
  return rows
}

/** What a digest tells, oldest first. */
export function findDigestNotices(
  queries: Queries,
  { id, userId }: Pick<DueDigest, 'id' | 'userId'>,
): Promise<DigestNotice[]> {
  const { type, title, message, link, data, createdAt } = notifications
  return queries
    .select({ id: notifications.id, type, title, message, link, data })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.digestId, id)))
    .orderBy(asc(createdAt), asc(notifications.id))
}

/** Makes a digest due again. */
export async function postponeDigest(queries: Queries, id: string, dueAt: Date): Promise<void> {
  await queries.update(mailDigests).set({ dueAt }).where(eq(mailDigests.id, id))
}

/** Ends a digest and the waiting of what it told. */
export async function endDigest(queries: Queries, { id, userId }: DueDigest, now: Date): Promise<void> {
  await queries.update(mailDigests).set({ endedAt: now }).where(eq(mailDigests.id, id))
  await queries
    .update(notifications)
    .set({ mailDueAt: null })
    .where(and(eq(notifications.userId, userId), eq(notifications.digestId, id)))
}

/** Whose digest an id names. */
export async function findDigestReader(queries: Queries, id: string): Promise<string | undefined> {
  const [row] = await queries.select({ userId: mailDigests.userId }).from(mailDigests).where(eq(mailDigests.id, id))
  return row?.userId
}
