import { inScope, systemScope } from '../database/scope.ts'
import type { JobTools } from './job.ts'
import { findUnbalancedTransactions, findWrongBalances, type WrongBalance } from './ledger-check.store.ts'

export interface LedgerFindings {
  wrongBalances: readonly WrongBalance[]
  unbalancedTransactions: readonly string[]
}

/**
 * Checks that every balance is the sum of its entries and every transaction sums to zero. Logs an error for each
 * violation.
 */
export async function checkLedger({ database, ports }: JobTools): Promise<LedgerFindings> {
  const findings = await inScope(database, systemScope, async ({ queries }) => ({
    wrongBalances: await findWrongBalances(queries),
    unbalancedTransactions: await findUnbalancedTransactions(queries),
  }))
  for (const wrong of findings.wrongBalances) ports.log.error(wrong, 'a balance is not the sum of its entries')
  for (const transactionId of findings.unbalancedTransactions)
    ports.log.error({ transactionId }, 'the entries of a transaction do not sum to zero')
  return findings
}
