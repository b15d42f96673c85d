import { and, eq, gt, isNotNull, lte } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { deposits } from '../../database/tables/money.ts'
import { users } from '../../database/tables/people.ts'

/** Serializes what one person opens, so that two calls of one amount find the same transfer. */
export async function lockOwner(queries: Queries, userId: string): Promise<void> {
  await queries.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** The transfer of this amount that still waits, if there is one. */
export async function findOpenTransfer(
  queries: Queries,
  { userId, amountInCents, now }: { userId: string; amountInCents: number; now: Date },
): Promise<string | undefined> {
  const [row] = await queries
    .select({ id: deposits.id })
    .from(deposits)
    .where(
      and(
        eq(deposits.userId, userId),
        eq(deposits.amountInCents, amountInCents),
        eq(deposits.status, 'PENDING'),
        gt(deposits.expiresAt, now),
      ),
    )
  return row?.id
}

/** The deposit whose transfer has this code. */
export async function findTransferNamed(queries: Queries, transferContent: string) {
  const [row] = await queries
    .select({
      id: deposits.id,
      depositReference: deposits.depositReference,
      amountInCents: deposits.amountInCents,
    })
    .from(deposits)
    .where(eq(deposits.transferContent, transferContent))
  return row
}

/** Cancels what nobody reported in time; answers how many. */
export async function cancelExpiredTransfers(queries: Queries, now: Date): Promise<number> {
  const cancelled = await queries
    .update(deposits)
    .set({ status: 'CANCELLED' })
    .where(and(eq(deposits.status, 'PENDING'), isNotNull(deposits.expiresAt), lte(deposits.expiresAt, now)))
  return cancelled.rowCount ?? 0
}
