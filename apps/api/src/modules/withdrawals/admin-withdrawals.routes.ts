import type { Routes } from '../../http/handlers.ts'
import { exportAdminWithdrawals } from './export-withdrawals.ts'
import { bulkProcessWithdrawals, processWithdrawal } from './process-withdrawal.ts'
import { listAllWithdrawals, readWithdrawal, readWithdrawalStats } from './read-withdrawals.ts'
import { revealAccount } from './reveal-account.ts'
import { toWithdrawal, toWithdrawalPage } from './withdrawal-views.ts'

export const adminWithdrawalRoutes = {
  async listAdminWithdrawals(context, { query }) {
    return toWithdrawalPage(await listAllWithdrawals(context, query), query)
  },
  getAdminWithdrawalStats: (context) => readWithdrawalStats(context),
  exportAdminWithdrawals: (context, { query }) => exportAdminWithdrawals(context, query),
  bulkProcessWithdrawals: (context, { body }) => bulkProcessWithdrawals(context, body),
  async processAdminWithdrawal(context, { path, body }) {
    await processWithdrawal(context, path.id, body)
    return toWithdrawal(await readWithdrawal(context, path.id))
  },
  getWithdrawalAccount: (context, { path }) => revealAccount(context, path.id),
} satisfies Routes
