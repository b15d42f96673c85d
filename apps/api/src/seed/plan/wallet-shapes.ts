import type { deposits, withdrawals } from '../../database/tables/money.ts'
import type { LedgerPosting } from '../../modules/ledger/post-ledger.ts'

export type DepositRow = typeof deposits.$inferInsert & { id: string; createdAt: Date }
/** The account number is encrypted when the row is written. */
export type WithdrawalRow = Omit<typeof withdrawals.$inferInsert, 'encryptedAccountNumber' | 'maskedAccountNumber'> & {
  id: string
  createdAt: Date
  accountNumber: string
}

/** A ledger posting with its time and the person who caused it. */
export interface Dated {
  at: Date
  by: string | null
  posting: LedgerPosting
}

export const inOrder = (postings: readonly Dated[]): Dated[] =>
  [...postings].sort((one, other) => one.at.getTime() - other.at.getTime())
