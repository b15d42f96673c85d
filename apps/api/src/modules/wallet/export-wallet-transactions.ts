import type { QueryOf, TransactionLog } from '@chonoi/contract'
import { vndFromCents } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { listWalletLogs } from '../transaction-logs/read-transaction-logs.ts'
import { toTransactionLog } from '../transaction-logs/transaction-log-views.ts'

const transactionFile: ListFile<TransactionLog> = {
  name: 'wallet-transactions',
  sheet: { vi: 'Giao dịch ví', en: 'Wallet transactions' },
  ...{ action: 'wallet.export', entityType: 'wallet', narrowedBy: 'startDate', namespaces: ['wallet'] },
  columns: [
    ['Thời gian', 'Time', ({ transactionDate }) => timeOf(transactionDate)],
    ['Loại', 'Type', ({ type }, say) => say('wallet', `type.${type}`)],
    ['Nội dung', 'Description', ({ description }) => description],
    ['Chủ ví', 'Owner', ({ user }) => (user === null ? null : nameOf(user))],
    ['E-mail', 'E-mail', ({ user }) => user?.email ?? null],
    ['Số tiền (VND)', 'Amount (VND)', ({ amountInCents }) => vndFromCents(amountInCents)],
    ['Phí (VND)', 'Fee (VND)', ({ feeInCents }) => vndFromCents(feeInCents)],
    ['Mã giao dịch', 'Transaction', ({ id }) => id],
  ],
}

/** The filtered movements of all wallets as a file. */
export function exportAdminWalletTransactions(
  context: RequestContext,
  query: QueryOf<'exportAdminWalletTransactions'>,
): Promise<Download> {
  return exportList(context, transactionFile, query, async (found) =>
    (await listWalletLogs(context, found)).rows.map(toTransactionLog),
  )
}
