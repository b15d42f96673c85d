import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { passwordResets } from '../../database/tables/people.ts'

const isOpen = (tokenHash: Buffer, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now))

export async function insertPasswordReset(queries: Queries, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await queries.insert(passwordResets).values(reset)
}

export async function findOpenPasswordReset(queries: Queries, tokenHash: Buffer, now: Date) {
  const [row] = await queries.select().from(passwordResets).where(isOpen(tokenHash, now))
  return row
}

/** Consumes a link. Of concurrent calls, one gets the account's id. */
export async function usePasswordReset(queries: Queries, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const [used] = await queries
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isOpen(tokenHash, now))
    .returning({ userId: passwordResets.userId })
  return used?.userId
}

/** Closes the mailed links of an account that are still open. */
export async function closePasswordResets(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
}
