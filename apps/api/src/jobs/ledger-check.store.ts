import { count, lt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { ledgerTransactions } from '../database/tables/money.ts'

/** An account whose balance is not the sum of its entries. */
export type WrongBalance = { accountId: string; kind: string; balanceInCents: number; sumInCents: number }

export async function findWrongBalances(queries: Queries): Promise<WrongBalance[]> {
  // Raw queries return bigints as text.
  const { rows } = await queries.execute<{ accountId: string; kind: string; balance: string; sum: string }>(sql`
    select a.id as "accountId", a.kind, a.balance_in_cents as balance,
           coalesce(e.sum_in_cents, 0)::bigint as sum
    from ledger_accounts a
    left join (select account_id, sum(amount_in_cents) as sum_in_cents from ledger_entries group by account_id) e
      on e.account_id = a.id
    where a.balance_in_cents <> coalesce(e.sum_in_cents, 0)`)
  return rows.map(({ balance, sum, ...account }) => ({
    ...account,
    balanceInCents: Number(balance),
    sumInCents: Number(sum),
  }))
}

/** How many transactions of each type there are before a moment. */
export async function countTransactionsBefore(queries: Queries, moment: Date): Promise<Record<string, number>> {
  const rows = await queries
    .select({ type: ledgerTransactions.type, count: count() })
    .from(ledgerTransactions)
    .where(lt(ledgerTransactions.createdAt, moment))
    .groupBy(ledgerTransactions.type)
  return Object.fromEntries(rows.map((row) => [row.type, row.count]))
}

/** Finds transactions whose entries don't sum to zero. */
export async function findUnbalancedTransactions(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select transaction_id as id from ledger_entries group by transaction_id having sum(amount_in_cents) <> 0`)
  return rows.map(({ id }) => id)
}
