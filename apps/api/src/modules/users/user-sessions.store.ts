import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { sessions } from '../../database/tables/people.ts'

const maxSessions = 50

export type SessionRow = Awaited<ReturnType<typeof findSessions>>[number]

/** The latest sessions of an account, those that are signed in first. Runs as the system. */
export function findSessions(queries: Queries, userId: string, now: Date) {
  const isSignedIn = sql<boolean>`(${sessions.revokedAt} is null and ${sessions.expiresAt} > ${now.toISOString()}::timestamptz)`
  const { id, userAgent, address, createdAt, lastSeenAt } = sessions
  return queries
    .select({ id, userAgent, address, createdAt, lastSeenAt, isSignedIn })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(isSignedIn), desc(lastSeenAt), desc(id))
    .limit(maxSessions)
}
