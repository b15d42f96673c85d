import type { SchemaOf, TransactionLog, TransactionLogStats } from '@chonoi/contract'
import { paginationOf } from '../../http/pagination.ts'
import { methodOf } from '../wallet/wallet-views.ts'
import type { LogRow, sumLogs } from './transaction-logs.store.ts'

/** Maps a transaction. The ledger holds completed ones only, and none of the logged types carries a fee. */
export function toTransactionLog(row: LogRow): TransactionLog {
  return {
    id: row.id,
    transactionDate: row.createdAt.toISOString(),
    type: row.type as TransactionLog['type'],
    description: row.description,
    amountInCents: row.amountInCents,
    feeInCents: 0,
    netAmountInCents: row.amountInCents,
    status: 'COMPLETED',
    paymentMethod: methodOf(row),
    referenceId: row.referenceId,
    referenceType: row.referenceType.toUpperCase() as SchemaOf<'TransactionReferenceType'>,
    user: row.user ?? row.buyer,
  }
}

export const toTransactionLogPage = (
  { rows, total }: { rows: readonly LogRow[]; total: number },
  { page, limit }: { page: number; limit: number },
) => ({ data: rows.map(toTransactionLog), pagination: paginationOf(page, limit, total) })

export function toTransactionLogStats(sums: Awaited<ReturnType<typeof sumLogs>>): TransactionLogStats {
  const totalCount = sums.reduce((total, { count }) => total + count, 0)
  const totalAmountInCents = sums.reduce((total, { amountInCents }) => total + amountInCents, 0)
  return {
    totalCount,
    totalAmountInCents,
    totalFeeInCents: 0,
    netAmountInCents: totalAmountInCents,
    byType: sums.map((sum) => ({ ...sum, type: sum.type as TransactionLog['type'] })),
    byStatus: totalCount === 0 ? [] : [{ status: 'COMPLETED', count: totalCount, amountInCents: totalAmountInCents }],
  }
}
