import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { sessions } from '../../database/tables/people.ts'
import type { SessionRow } from '../auth/sessions.store.ts'

/** Nobody reads more rows than that. All of them end with one call. */
const maxListed = 100

const isOpen = (userId: string, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now))

/** The open sessions of an account, the given one first. */
export function findOpenSessions(queries: Queries, userId: string, currentId: string, now: Date) {
  return queries
    .select()
    .from(sessions)
    .where(isOpen(userId, now))
    .orderBy(desc(sql`${sessions.id} = ${currentId}::uuid`), desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(maxListed)
}

/** Ends an open session of an account; undefined where there is none. */
export async function revokeOwnSession(
  queries: Queries,
  userId: string,
  id: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await queries
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedBecause: 'ended_by_owner' })
    .where(and(eq(sessions.id, id), isOpen(userId, now)))
    .returning()
  return row
}

const remembered = 100

/** The browsers of an account's earlier sign-ins, as far as they are kept. */
export async function findUserAgents(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .select({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(remembered)
  return rows.map(({ userAgent }) => userAgent ?? '')
}
