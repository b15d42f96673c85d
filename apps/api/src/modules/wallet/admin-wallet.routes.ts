import type { Routes } from '../../http/handlers.ts'
import { listWalletLogs } from '../transaction-logs/read-transaction-logs.ts'
import { toTransactionLogPage } from '../transaction-logs/transaction-log-views.ts'
import { adjustWallet } from './adjust-wallet.ts'
import { exportAdminWalletTransactions } from './export-wallet-transactions.ts'
import { readUserWallet } from './read-wallet.ts'
import { toTransaction } from './wallet-views.ts'

export const adminWalletRoutes = {
  async adjustWallet(context, { body }) {
    const { balanceInCents, entry } = await adjustWallet(context, body)
    return { balanceInCents, transaction: toTransaction(entry) }
  },
  async listAdminWalletTransactions(context, { query }) {
    return toTransactionLogPage(await listWalletLogs(context, query), query)
  },
  exportAdminWalletTransactions: (context, { query }) => exportAdminWalletTransactions(context, query),
  getAdminWalletBalance: (context, { path }) => readUserWallet(context, path.userId),
} satisfies Routes
