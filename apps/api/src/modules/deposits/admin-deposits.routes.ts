import type { Routes } from '../../http/handlers.ts'
import { toDeposit, toDepositPage } from './deposit-views.ts'
import { exportDeposits } from './export-deposits.ts'
import { approveDeposit, processDeposit } from './process-deposit.ts'
import { listAllDeposits, readDeposit, readDepositStats } from './read-deposits.ts'

export const adminDepositRoutes = {
  async listAdminDeposits(context, { query }) {
    return toDepositPage(await listAllDeposits(context, query), query)
  },
  getAdminDepositStats: (context) => readDepositStats(context),
  async listPendingDeposits(context, { query }) {
    const oldestFirst = { ...query, status: 'PENDING', sortBy: 'createdAt', sortOrder: 'asc' } as const
    return toDepositPage(await listAllDeposits(context, oldestFirst), query)
  },
  exportAdminDeposits: (context, { query }) => exportDeposits(context, query),
  async processAdminDeposit(context, { path, body }) {
    await processDeposit(context, path.id, body)
    return toDeposit(await readDeposit(context, path.id))
  },
  async processDeposit(context, { path, body }) {
    await processDeposit(context, path.id, body)
    return toDeposit(await readDeposit(context, path.id))
  },
  async approveDeposit(context, { path, body }) {
    await approveDeposit(context, path.id, body)
    return toDeposit(await readDeposit(context, path.id))
  },
} satisfies Routes
