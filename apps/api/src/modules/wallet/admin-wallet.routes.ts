import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { listWalletLogs } from '../transaction-logs/read-transaction-logs.ts'
import { toTransactionLogPage } from '../transaction-logs/transaction-log-views.ts'
import { adjustWallet } from './adjust-wallet.ts'
import { approveWalletAdjustment, refuseWalletAdjustment } from './decide-adjustment.ts'
import { exportAdminWalletTransactions } from './export-wallet-transactions.ts'
import { readUserWallet } from './read-wallet.ts'
import { findWalletAdjustments } from './wallet-adjustments.store.ts'
import { toAdjustmentRequest, toTransaction } from './wallet-views.ts'

export const adminWalletRoutes = {
  async adjustWallet(context, { body }) {
    const { balanceInCents, entry, request } = await adjustWallet(context, body)
    return {
      balanceInCents,
      transaction: entry && toTransaction(entry),
      request: request && toAdjustmentRequest(request),
    }
  },
  async listWalletAdjustments(context, { query }) {
    const { rows, total } = await context.transaction((queries) => findWalletAdjustments(queries, query))
    return { data: rows.map(toAdjustmentRequest), pagination: paginationOf(query.page, query.limit, total) }
  },
  async approveWalletAdjustment(context, { path }) {
    return toAdjustmentRequest(await approveWalletAdjustment(context, path.id))
  },
  async refuseWalletAdjustment(context, { path, body }) {
    return toAdjustmentRequest(await refuseWalletAdjustment(context, path.id, body.note))
  },
  async listAdminWalletTransactions(context, { query }) {
    return toTransactionLogPage(await listWalletLogs(context, query), query)
  },
  exportAdminWalletTransactions: (context, { query }) => exportAdminWalletTransactions(context, query),
  getAdminWalletBalance: (context, { path }) => readUserWallet(context, path.userId),
} satisfies Routes
