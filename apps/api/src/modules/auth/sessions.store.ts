import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { refreshTokens, sessions, users } from '../../database/tables/people.ts'

export type SessionRow = typeof sessions.$inferSelect
export type RefreshTokenRow = typeof refreshTokens.$inferSelect
export type RevokedBecause =
  | 'logout'
  | 'refresh_reused'
  | 'password_changed'
  | 'password_reset'
  | 'account_deactivated'
  | 'ended_by_owner'
  | 'ended_by_administrator'

export async function insertSession(queries: Queries, session: typeof sessions.$inferInsert): Promise<SessionRow> {
  const [row] = await queries.insert(sessions).values(session).returning()
  if (!row) throw new Error('the session was not written')
  return row
}

/** Locks and returns the session, so that concurrent refreshes are serialized. */
export async function findSessionForUpdate(queries: Queries, id: string): Promise<SessionRow | undefined> {
  const [row] = await queries.select().from(sessions).where(eq(sessions.id, id)).for('update')
  return row
}

const maxAddresses = 100

/** Lists the addresses of the latest sessions of an account. */
export async function findSignInAddresses(queries: Queries, email: string): Promise<string[]> {
  const rows = await queries
    .select({ address: sessions.address })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email))
    .orderBy(desc(sessions.createdAt))
    .limit(maxAddresses)
  return rows.flatMap(({ address }) => (address === null ? [] : [address]))
}

export async function enterTenant(queries: Queries, sessionId: string, tenantId: string): Promise<void> {
  await queries.update(sessions).set({ currentTenantId: tenantId }).where(eq(sessions.id, sessionId))
}

export async function touchSession(queries: Queries, id: string): Promise<void> {
  await queries.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, id))
}

export async function revokeSession(queries: Queries, id: string, because: RevokedBecause): Promise<void> {
  await queries
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedBecause: because })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
}

/** Revokes a person's sessions, all or all but one. Returns how many. */
export async function revokeSessionsOf(
  queries: Queries,
  userId: string,
  because: RevokedBecause,
  except?: string,
): Promise<number> {
  const { rowCount } = await queries
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokedBecause: because })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), except ? ne(sessions.id, except) : undefined))
  return rowCount ?? 0
}

export async function insertRefreshToken(queries: Queries, token: typeof refreshTokens.$inferInsert): Promise<void> {
  await queries.insert(refreshTokens).values(token)
}

export async function findRefreshToken(queries: Queries, tokenHash: Buffer): Promise<RefreshTokenRow | undefined> {
  const [row] = await queries.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash))
  return row
}

/** The token of a session that was not replaced yet. */
export async function findLiveRefreshToken(queries: Queries, sessionId: string): Promise<RefreshTokenRow | undefined> {
  const [row] = await queries
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.rotatedAt)))
    .orderBy(desc(refreshTokens.createdAt))
    .limit(1)
  return row
}

export async function markRotated(queries: Queries, id: string, at: Date): Promise<void> {
  await queries.update(refreshTokens).set({ rotatedAt: at }).where(eq(refreshTokens.id, id))
}
