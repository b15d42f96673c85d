import type { Routes } from '../../http/handlers.ts'
import { cancelWithdrawal, updateWithdrawal } from './change-own-withdrawal.ts'
import { exportWithdrawals } from './export-listed-withdrawals.ts'
import { explainWithdrawal } from './explain-withdrawal.ts'
import { processWithdrawal } from './process-withdrawal.ts'
import { listOwnWithdrawals, listWithdrawals, readWithdrawal, readWithdrawalStats } from './read-withdrawals.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { readWithdrawalTerms } from './withdrawal-terms.ts'
import { toWithdrawal, toWithdrawalPage } from './withdrawal-views.ts'

export const withdrawalRoutes = {
  async createWithdrawal(context, { body }) {
    return toWithdrawal(await readWithdrawal(context, await requestWithdrawal(context, body)))
  },
  async listMyWithdrawals(context, { query }) {
    return toWithdrawalPage(await listOwnWithdrawals(context, query), query)
  },
  async listWithdrawals(context, { query }) {
    return toWithdrawalPage(await listWithdrawals(context, query), query)
  },
  exportWithdrawals: (context, { query }) => exportWithdrawals(context, query),
  getWithdrawalStats: (context) => readWithdrawalStats(context),
  getWithdrawalTerms: (context) => readWithdrawalTerms(context),
  async getWithdrawal(context, { path }) {
    return toWithdrawal(await readWithdrawal(context, path.id))
  },
  async listWithdrawalTransactions(context, { path }) {
    return { data: await explainWithdrawal(context, path.id) }
  },
  async updateWithdrawal(context, { path, body }) {
    await updateWithdrawal(context, path.id, body)
    return toWithdrawal(await readWithdrawal(context, path.id))
  },
  async cancelWithdrawal(context, { path }) {
    await cancelWithdrawal(context, path.id)
    return { success: true }
  },
  async processWithdrawal(context, { path, body }) {
    await processWithdrawal(context, path.id, body)
    return toWithdrawal(await readWithdrawal(context, path.id))
  },
} satisfies Routes
