import type { TransactionLog, TransactionLogStats } from '@chonoi/contract'
import { paginationOf } from '../../http/pagination.ts'
import { methodOf, referenceTypeOf } from '../wallet/wallet-views.ts'
import type { LogRow, sumLogs } from './transaction-logs.store.ts'

/** Maps a transaction. */
export function toTransactionLog(row: LogRow): TransactionLog {
  return {
    id: row.id,
    transactionDate: row.createdAt.toISOString(),
    type: row.type as TransactionLog['type'],
    description: row.description,
    amountInCents: row.amountInCents,
    feeInCents: row.feeInCents,
    netAmountInCents: row.amountInCents - row.feeInCents,
    status: row.status,
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

type LogSum = Awaited<ReturnType<typeof sumLogs>>[number]

export function toTransactionLogStats(sums: readonly LogSum[]): TransactionLogStats {
  const totalCount = sums.reduce((total, { count }) => total + count, 0)
  const totalAmountInCents = sums.reduce((total, { amountInCents }) => total + amountInCents, 0)
  const totalFeeInCents = sums.reduce((total, { feeInCents }) => total + feeInCents, 0)
  return {
    totalCount,
    totalAmountInCents,
    totalFeeInCents,
    netAmountInCents: totalAmountInCents - totalFeeInCents,
    byType: totalsBy(sums, ({ type }) => type).map(([type, totals]) => ({
      ...totals,
      type: type as TransactionLog['type'],
    })),
    byStatus: totalsBy(sums, ({ status }) => status).map(([status, totals]) => ({ ...totals, status })),
  }
}

/** Adds up by a key, in the order in which the keys come first. */
function totalsBy<Key extends string>(sums: readonly LogSum[], keyOf: (sum: LogSum) => Key) {
  return [...Map.groupBy(sums, keyOf)].map(
    ([key, some]) =>
      [
        key,
        {
          count: some.reduce((total, { count }) => total + count, 0),
          amountInCents: some.reduce((total, { amountInCents }) => total + amountInCents, 0),
        },
      ] as const,
  )
}
