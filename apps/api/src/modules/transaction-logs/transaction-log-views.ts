import type { TransactionLog, TransactionLogStats } from '@chonoi/contract'
import { paginationOf } from '../../http/pagination.ts'
import { methodOf, referenceTypeOf } from '../wallet/wallet-views.ts'
import type { LogRow, sumLogs } from './transaction-logs.store.ts'

/** Maps a transaction. The ledger holds completed ones only. */
export function toTransactionLog(row: LogRow): TransactionLog {
  return {
    id: row.id,
    transactionDate: row.createdAt.toISOString(),
    type: row.type as TransactionLog['type'],
    description: row.description,
    amountInCents: row.amountInCents,
    feeInCents: row.feeInCents,
    netAmountInCents: row.amountInCents - row.feeInCents,
    status: 'COMPLETED',
    paymentMethod: row.gatewayMethod ?? methodOf(row),
    referenceId: row.referenceId,
    referenceType: referenceTypeOf(row),
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
  const totalFeeInCents = sums.reduce((total, { feeInCents }) => total + feeInCents, 0)
  return {
    totalCount,
    totalAmountInCents,
    totalFeeInCents,
    netAmountInCents: totalAmountInCents - totalFeeInCents,
    byType: sums.map(({ type, count, amountInCents }) => ({
      ...{ count, amountInCents },
      type: type as TransactionLog['type'],
    })),
    byStatus: totalCount === 0 ? [] : [{ status: 'COMPLETED', count: totalCount, amountInCents: totalAmountInCents }],
  }
}
