import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { ledgerTransactions } from '../../database/tables/money.ts'

/** Calls the one function that may write the ledger. */
export async function insertPosting(
  queries: Queries,
  posting: {
    type: string
    description: string
    referenceType: string
    referenceId: string
    entries: readonly object[]
  },
): Promise<string> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select post_ledger(${posting.type}, ${posting.description}, ${posting.referenceType}, ${posting.referenceId}::uuid,
                       ${JSON.stringify(posting.entries)}::jsonb) as id`)
  const posted = rows[0]?.id
  if (!posted) throw new Error('post_ledger answered nothing')
  return posted
}

/** Runs as the system. */
export async function lockAccounts(queries: Queries, entries: readonly object[]): Promise<void> {
  await queries.execute(sql`select lock_ledger(${JSON.stringify(entries)}::jsonb)`)
}

/** Whether an effect was posted before. */
export async function isPosted(
  queries: Queries,
  {
    type,
    referenceType,
    referenceId,
  }: Pick<typeof ledgerTransactions.$inferSelect, 'type' | 'referenceType' | 'referenceId'>,
): Promise<boolean> {
  const [row] = await queries
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.type, type),
        eq(ledgerTransactions.referenceType, referenceType),
        eq(ledgerTransactions.referenceId, referenceId),
      ),
    )
  return row !== undefined
}
