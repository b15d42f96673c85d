import { and, count, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { twoFactor, twoFactorBackupCodes, twoFactorChallenges } from '../../database/tables/people.ts'

export type TwoFactorRow = typeof twoFactor.$inferSelect

export async function findTwoFactor(queries: Queries, userId: string): Promise<TwoFactorRow | undefined> {
  const [row] = await queries.select().from(twoFactor).where(eq(twoFactor.userId, userId))
  return row
}

/** Locks and returns the row, so that codes of one account are checked one after the other. */
export async function findTwoFactorForUpdate(queries: Queries, userId: string): Promise<TwoFactorRow | undefined> {
  const [row] = await queries.select().from(twoFactor).where(eq(twoFactor.userId, userId)).for('update')
  return row
}

/** Keeps a secret that isn't enabled yet, in place of an earlier one. Returns whether it was: an enabled one stays. */
export async function keepSecret(
  queries: Queries,
  { id, userId, encryptedSecret }: Pick<TwoFactorRow, 'id' | 'userId' | 'encryptedSecret'>,
): Promise<boolean> {
  const kept = await queries
    .insert(twoFactor)
    .values({ id, userId, encryptedSecret })
    .onConflictDoUpdate({
      target: twoFactor.userId,
      set: { id, encryptedSecret, lastStep: 0 },
      setWhere: sql`${twoFactor.enabledAt} is null`,
    })
    .returning({ id: twoFactor.id })
  return kept.length > 0
}

export async function changeTwoFactor(queries: Queries, id: string, change: Partial<TwoFactorRow>): Promise<void> {
  await queries.update(twoFactor).set(change).where(eq(twoFactor.id, id))
}

/** Removes the secret and its backup codes. */
export async function deleteTwoFactor(queries: Queries, userId: string): Promise<void> {
  await queries.delete(twoFactor).where(eq(twoFactor.userId, userId))
}

export async function replaceBackupCodes(queries: Queries, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await queries.delete(twoFactorBackupCodes).where(eq(twoFactorBackupCodes.userId, userId))
  await queries.insert(twoFactorBackupCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** Removes a backup code. Returns whether there was one: a code counts once. */
export async function useBackupCode(queries: Queries, userId: string, codeHash: Buffer): Promise<boolean> {
  const used = await queries
    .delete(twoFactorBackupCodes)
    .where(and(eq(twoFactorBackupCodes.userId, userId), eq(twoFactorBackupCodes.codeHash, codeHash)))
    .returning({ id: twoFactorBackupCodes.id })
  return used.length > 0
}

export async function countBackupCodes(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries
    .select({ left: count() })
    .from(twoFactorBackupCodes)
    .where(eq(twoFactorBackupCodes.userId, userId))
  return row?.left ?? 0
}

export async function hasTwoFactor(queries: Queries, userId: string): Promise<boolean> {
  const [row] = await queries
    .select({ id: twoFactor.id })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, userId), isNotNull(twoFactor.enabledAt)))
  return row !== undefined
}

/** Which of these accounts have it on. */
export async function findWithTwoFactor(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await queries
    .select({ userId: twoFactor.userId })
    .from(twoFactor)
    .where(and(inArray(twoFactor.userId, [...ids]), isNotNull(twoFactor.enabledAt)))
  return new Set(rows.map(({ userId }) => userId))
}

export async function insertChallenge(
  queries: Queries,
  challenge: typeof twoFactorChallenges.$inferInsert,
): Promise<void> {
  await queries.insert(twoFactorChallenges).values(challenge)
}

const maxWrongCodes = 5

const isWaiting = (tokenHash: Buffer, now: Date) =>
  and(
    eq(twoFactorChallenges.tokenHash, tokenHash),
    gt(twoFactorChallenges.expiresAt, now),
    lt(twoFactorChallenges.wrongCodes, maxWrongCodes),
  )

/** Returns the sign-in that waits with this token, unless it is too late or was guessed too often. */
export async function findChallenge(queries: Queries, tokenHash: Buffer, now: Date) {
  const [row] = await queries.select().from(twoFactorChallenges).where(isWaiting(tokenHash, now))
  return row
}

/** Locks and returns it, so that concurrent codes are checked one after the other. */
export async function findChallengeForUpdate(queries: Queries, tokenHash: Buffer, now: Date) {
  const [row] = await queries.select().from(twoFactorChallenges).where(isWaiting(tokenHash, now)).for('update')
  return row
}

export async function countWrongCode(queries: Queries, id: string): Promise<void> {
  await queries
    .update(twoFactorChallenges)
    .set({ wrongCodes: sql`${twoFactorChallenges.wrongCodes} + 1` })
    .where(eq(twoFactorChallenges.id, id))
}

/** Ends every waiting sign-in of an account. */
export async function deleteChallengesOf(queries: Queries, userId: string): Promise<void> {
  await queries.delete(twoFactorChallenges).where(eq(twoFactorChallenges.userId, userId))
}

export async function deleteExpiredChallenges(queries: Queries, now: Date): Promise<number> {
  const { rowCount } = await queries.delete(twoFactorChallenges).where(lt(twoFactorChallenges.expiresAt, now))
  return rowCount ?? 0
}
