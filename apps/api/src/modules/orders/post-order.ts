import type { Queries } from '../../database/database.ts'
import { type LedgerPosting, postLedger } from '../ledger/post-ledger.ts'

/** Posts an order's money movement, if there is any. The ledger refuses a duplicate. */
export async function postOrder(queries: Queries, posting: LedgerPosting): Promise<void> {
  if (posting.entries.some(({ amountInCents }) => amountInCents !== 0)) await postLedger(queries, posting)
}
