import { and, eq, isNotNull, lt, lte, or } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { personalExports } from '../database/tables/personal-exports.ts'
import type { PersonalExportRow } from '../modules/personal-data/personal-exports.store.ts'
import type { Claim } from './data-exports.store.ts'

/** An archive that a process is writing. The key of its file names who does: each attempt has one of its own. */
export type RunningArchive = PersonalExportRow & { storageKey: string }

/** Takes the archive that waits longest, or that a process left behind, whose file it removes. One process gets it. */
export async function claimPersonalExport(
  queries: Queries,
  { now, goneSince, storageKey, remove }: Claim,
): Promise<RunningArchive | undefined> {
  const isLeft = and(eq(personalExports.status, 'RUNNING'), lt(personalExports.seenAt, goneSince))
  const [waiting] = await queries
    .select()
    .from(personalExports)
    .where(or(eq(personalExports.status, 'PENDING'), isLeft))
    .orderBy(personalExports.createdAt)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!waiting) return undefined
  if (waiting.storageKey !== null) await remove(waiting.storageKey)
  const running = { status: 'RUNNING', seenAt: now, storageKey } as const
  await queries.update(personalExports).set(running).where(eq(personalExports.userId, waiting.userId))
  return { ...waiting, ...running }
}

/** Changes an archive that is being written. False when its owner's account is gone, or another process took it over. */
export async function changeRunningArchive(
  queries: Queries,
  { userId, storageKey }: RunningArchive,
  change: Partial<PersonalExportRow>,
): Promise<boolean> {
  const isOurs = and(eq(personalExports.status, 'RUNNING'), eq(personalExports.storageKey, storageKey))
  const changed = await queries
    .update(personalExports)
    .set(change)
    .where(and(eq(personalExports.userId, userId), isOurs))
  return changed.rowCount === 1
}

const isPast = (now: Date) =>
  and(
    eq(personalExports.status, 'COMPLETED'),
    lte(personalExports.expiresAt, now),
    isNotNull(personalExports.storageKey),
  )

/** The people whose archives are past their time. */
export async function findPastArchives(queries: Queries, now: Date): Promise<string[]> {
  const rows = await queries.select({ userId: personalExports.userId }).from(personalExports).where(isPast(now))
  return rows.map(({ userId }) => userId)
}

/** Ends a person's archive past its time, and returns the key of its file; undefined when somebody else does. */
export async function endPersonalExport(queries: Queries, userId: string, now: Date): Promise<string | undefined> {
  const due = and(eq(personalExports.userId, userId), isPast(now))
  const [row] = await queries.select().from(personalExports).where(due).for('update', { skipLocked: true })
  if (!row?.storageKey) return undefined
  await queries
    .update(personalExports)
    .set({ status: 'EXPIRED', storageKey: null })
    .where(eq(personalExports.userId, userId))
  return row.storageKey
}
