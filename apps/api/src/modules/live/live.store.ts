import { and, asc, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { liveEvents } from '../../database/tables/live.ts'
import { type Listener, type LiveEvent, type Snapshot, snapshotOf } from '../../live/live-event.ts'

/** The place in the stream after an event: of every transaction from `since` on, all but this event may be missing. */
export interface Place {
  since: number
  number: number
}

/** What a statement sees at this moment. */
export async function getSnapshot(queries: Queries): Promise<Snapshot> {
  const { rows } = await queries.execute<{ snapshot: string }>(sql`select pg_current_snapshot()::text as snapshot`)
  return snapshotOf(rows[0]?.snapshot ?? '')
}

/** All transactions below it have ended. */
export const getPresent = async (queries: Queries): Promise<number> => (await getSnapshot(queries)).xmin

/** Whether nothing that follows a place was removed: rows go in the order of their transactions. */
export async function isKeptSince(queries: Queries, { since }: Place): Promise<boolean> {
  const before = await queries
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(lt(liveEvents.transaction, since))
    .limit(1)
  return before.length > 0
}

/** What was missed: everything after a place, or what happened within some seconds. */
export type Missed = Place | { within: number }

const isMissed = (missed: Missed) =>
  'within' in missed
    ? gte(liveEvents.createdAt, sql`now() - ${missed.within} * interval '1 second'`)
    : and(gte(liveEvents.transaction, missed.since), ne(liveEvents.id, missed.number))

function heardBy({ userId, tenantId, actsForPlatform, products }: Listener): SQL | undefined {
  const product = and(eq(liveEvents.isPublic, true), inArray(liveEvents.rowId, [...products]))
  return or(
    products.size > 0 ? product : undefined,
    userId ? eq(liveEvents.userId, userId) : undefined,
    tenantId ? eq(liveEvents.tenantId, tenantId) : undefined,
    actsForPlatform ? eq(liveEvents.forPlatform, true) : undefined,
  )
}

/** What a listener missed, oldest first. */
export async function findMissedEvents(
  queries: Queries,
  listener: Listener,
  missed: Missed,
  limit: number,
): Promise<Omit<LiveEvent, 'since'>[]> {
  const heard = heardBy(listener)
  if (!heard || ('within' in missed && missed.within === 0)) return []
  return queries
    .select({
      number: liveEvents.id,
      topic: liveEvents.topic,
      id: liveEvents.rowId,
      userId: liveEvents.userId,
      tenantId: liveEvents.tenantId,
      forPlatform: liveEvents.forPlatform,
      isPublic: liveEvents.isPublic,
    })
    .from(liveEvents)
    .where(and(isMissed(missed), heard))
    .orderBy(asc(liveEvents.id))
    .limit(limit)
}

/** Removes what is older. The last of them stays: what follows it was not removed. */
export async function deleteOldLiveEvents(queries: Queries, olderThan: Date): Promise<number> {
  const deleted = await queries.execute(
    sql`delete from live_events where transaction < (
      select max(transaction) from live_events where created_at < ${olderThan.toISOString()}::timestamptz)`,
  )
  return deleted.rowCount ?? 0
}
