import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { personalExports } from '../database/tables/personal-exports.ts'
import type { PersonalExportRow } from '../modules/personal-data/personal-exports.store.ts'

/** Takes the archive that waits longest, or that a process left behind. Of several processes one gets it. */
export async function claimPersonalExport(
  queries: Queries,
  now: Date,
  goneSince: Date,
): Promise<PersonalExportRow | undefined> {
  const waiting = sql`(select user_id from personal_exports
    where status = 'PENDING' or (status = 'RUNNING' and seen_at < ${goneSince.toISOString()}::timestamptz)
    order by created_at limit 1 for update skip locked)`
  const [row] = await queries
    .update(personalExports)
    .set({ status: 'RUNNING', seenAt: now })
    .where(sql`${personalExports.userId} = ${waiting}`)
    .returning()
  return row
}

/** Ends the writing of an archive. False when its owner's account is gone, or another process took it over. */
export async function finishPersonalExport(
  queries: Queries,
  { userId, seenAt }: PersonalExportRow,
  change: Partial<PersonalExportRow>,
): Promise<boolean> {
  const changed = await queries
    .update(personalExports)
    .set(change)
    .where(
      and(
        eq(personalExports.userId, userId),
        eq(personalExports.status, 'RUNNING'),
        sql`${personalExports.seenAt} = ${seenAt?.toISOString()}::timestamptz`,
      ),
    )
  return changed.rowCount === 1
}

/** Ends archives past their time, and returns the keys of their files. */
export async function endPersonalExports(queries: Queries, now: Date): Promise<string[]> {
  const due = and(
    eq(personalExports.status, 'COMPLETED'),
    lte(personalExports.expiresAt, now),
    isNotNull(personalExports.storageKey),
  )
  const rows = await queries.select().from(personalExports).where(due).for('update', { skipLocked: true })
  for (const { userId } of rows)
    await queries
      .update(personalExports)
      .set({ status: 'EXPIRED', storageKey: null })
      .where(eq(personalExports.userId, userId))
  return rows.map(({ storageKey }) => storageKey ?? '')
}
