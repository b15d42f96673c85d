import type { Queries } from '../../database/database.ts'
import { type LedgerPosting, postLedger } from '../ledger/post-ledger.ts'

/** Posts what an order moves; one that cost nobody anything moves nothing. Posting it twice is refused by the ledger. */
export async function postOrder(queries: Queries, posting: LedgerPosting): Promise<void> {
  if (posting.entries.some(({ amountInCents }) => amountInCents !== 0)) await postLedger(queries, posting)
}
