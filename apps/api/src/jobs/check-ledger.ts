import type { Queries } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { insertLedgerCheck, sumAccountsByKind } from '../modules/ledger/ledger-book.store.ts'
import type { JobTools } from './job.ts'
import {
  countTransactionsBefore,
  findUnbalancedTransactions,
  findWrongBalances,
  type WrongBalance,
} from './ledger-check.store.ts'

export interface LedgerFindings {
  wrongBalances: readonly WrongBalance[]
  unbalancedTransactions: readonly string[]
}

/**
 * Checks that every balance is the sum of its entries and every transaction sums to zero. Logs an error for each
 * violation, and keeps the result for the trial balance.
 */
export async function checkLedger({ database, ports }: JobTools): Promise<LedgerFindings> {
  const findings = await inScope(database, systemScope, async ({ queries }) => {
    const found = {
      wrongBalances: await findWrongBalances(queries),
      unbalancedTransactions: await findUnbalancedTransactions(queries),
    }
    await keepResult(queries, found, new Date(ports.now().getTime() - day))
    return found
  })
  for (const wrong of findings.wrongBalances) ports.log.error(wrong, 'a balance is not the sum of its entries')
  for (const transactionId of findings.unbalancedTransactions)
    ports.log.error({ transactionId }, 'the entries of a transaction do not sum to zero')
  return findings
}

/** After a day no transaction under way is dated before it: the ledger only grows after that moment. */
const day = 86_400_000

async function keepResult(
  queries: Queries,
  { wrongBalances, unbalancedTransactions }: LedgerFindings,
  countedUntil: Date,
): Promise<void> {
  const groups = await sumAccountsByKind(queries)
  const sumInCents = groups.reduce((total, { balanceInCents }) => total + balanceInCents, 0)
  await insertLedgerCheck(queries, {
    isSound: sumInCents === 0 && wrongBalances.length === 0 && unbalancedTransactions.length === 0,
    sumInCents,
    accountCount: groups.reduce((total, { accountCount }) => total + accountCount, 0),
    wrongBalanceCount: wrongBalances.length,
    unbalancedCount: unbalancedTransactions.length,
    transactionCounts: await countTransactionsBefore(queries, countedUntil),
    countedUntil,
  })
}
