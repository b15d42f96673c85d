import type pg from 'pg'

/** What must not change between a database and its copy, and is nothing but zeros when all is well. */
export interface Books {
  /** Sum of all balances of the ledger. */
  ledgerSumInCents: number
  unbalancedTransactions: number
  /** Accounts whose balance is not the sum of their entries. */
  wrongBalances: number
  /** Entries of the audit log that were changed, taken out or slipped in. */
  auditBreaks: number
}

/** Adds up the ledger and follows the chain of the audit log, as the owner of the schema. */
export async function readBooks(client: pg.ClientBase): Promise<Books> {
  const { rows } = await client.query<Books>(
    `select (select coalesce(sum(balance_in_cents), 0)::float8 from ledger_accounts) as "ledgerSumInCents",
       (select count(*)::int from (
          select from ledger_entries group by transaction_id having sum(amount_in_cents) <> 0) t) as "unbalancedTransactions",
       (select count(*)::int from ledger_accounts a left join (
          select account_id, sum(amount_in_cents) as sum from ledger_entries group by account_id) e on e.account_id = a.id
        where a.balance_in_cents <> coalesce(e.sum, 0)) as "wrongBalances",
       (select count(*)::int from audit_breaks()) as "auditBreaks"`,
  )
  const [books] = rows
  if (!books) throw new Error('The books gave no answer.')
  return books
}

/** What is wrong with the books, one phrase each. */
export function faultsOf(books: Books): readonly string[] {
  return [
    ...(books.ledgerSumInCents !== 0 ? [`the ledger sums to ${books.ledgerSumInCents / 100}, not to zero`] : []),
    ...(books.unbalancedTransactions > 0
      ? [`${books.unbalancedTransactions} transactions of the ledger don't sum to zero`]
      : []),
    ...(books.wrongBalances > 0 ? [`${books.wrongBalances} balances are not the sum of their entries`] : []),
    ...(books.auditBreaks > 0 ? [`the audit log is broken at ${books.auditBreaks} places`] : []),
  ]
}
