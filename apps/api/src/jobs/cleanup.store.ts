import { lt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { passwordResets, refreshTokens, sessions } from '../database/tables/people.ts'
import { idempotencyKeys } from '../database/tables/platform.ts'

export async function deleteExpiredRateLimits(queries: Queries, now: Date): Promise<number> {
  const deleted = await queries.execute(sql`delete from rate_limits where expire < ${now.getTime()}`)
  return deleted.rowCount ?? 0
}

export async function deleteIdempotencyKeys(queries: Queries, olderThan: Date): Promise<number> {
  const deleted = await queries.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, olderThan))
  return deleted.rowCount ?? 0
}

/** Replaced tokens stay until they expire, because reuse reveals a theft. */
export async function deleteExpiredRefreshTokens(queries: Queries, now: Date): Promise<number> {
  const deleted = await queries.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now))
  return deleted.rowCount ?? 0
}

export async function deleteExpiredPasswordResets(queries: Queries, now: Date): Promise<number> {
  const deleted = await queries.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  return deleted.rowCount ?? 0
}

export async function deleteExpiredSessions(queries: Queries, now: Date): Promise<number> {
  const deleted = await queries.delete(sessions).where(lt(sessions.expiresAt, now))
  return deleted.rowCount ?? 0
}
