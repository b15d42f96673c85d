import type { LedgerTransaction } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { toLedgerTransaction } from '../ledger/explain-transaction.ts'
import { findTransactionsOfWithdrawal } from '../ledger/ledger-book.store.ts'
import { findWithdrawal } from './withdrawals.store.ts'

/** The transactions of a withdrawal that the caller may see, with their entries. */
export async function explainWithdrawal(context: RequestContext, withdrawalId: string): Promise<LedgerTransaction[]> {
  const transactions = await context.transaction(async (queries) => {
    found(await findWithdrawal(queries, withdrawalId))
    return findTransactionsOfWithdrawal(queries, withdrawalId)
  })
  const explained: LedgerTransaction[] = []
  for (const transaction of transactions) explained.push(await toLedgerTransaction(context, transaction))
  return explained
}
