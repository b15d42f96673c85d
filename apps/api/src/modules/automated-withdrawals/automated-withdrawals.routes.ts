import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { readWithdrawal } from '../withdrawals/read-withdrawals.ts'
import { toWithdrawal } from '../withdrawals/withdrawal-views.ts'
import { toAutomatedWithdrawal, toRun } from './automated-withdrawal-views.ts'
import { findAutomatedRuns, findAutomatedWithdrawals, sumAutomatedWithdrawals } from './automated-withdrawals.store.ts'
import {
  createAutomatedWithdrawal,
  deleteAutomatedWithdrawal,
  readAutomatedWithdrawal,
  testAutomatedWithdrawal,
  toggleAutomatedWithdrawal,
  triggerAutomatedWithdrawal,
  updateAutomatedWithdrawal,
} from './change-automated-withdrawals.ts'

export const automatedWithdrawalRoutes = {
  async listAutomatedWithdrawalConfigs(context, { query }) {
    const { rows, total } = await context.transaction((queries) =>
      findAutomatedWithdrawals(queries, context.person.id, query),
    )
    return { data: rows.map(toAutomatedWithdrawal), pagination: paginationOf(query.page, query.limit, total) }
  },
  async createAutomatedWithdrawalConfig(context, { body }) {
    return toAutomatedWithdrawal(await readAutomatedWithdrawal(context, await createAutomatedWithdrawal(context, body)))
  },
  async updateAutomatedWithdrawalConfig(context, { path, body }) {
    await updateAutomatedWithdrawal(context, path.id, body)
    return toAutomatedWithdrawal(await readAutomatedWithdrawal(context, path.id))
  },
  async deleteAutomatedWithdrawalConfig(context, { path }) {
    await deleteAutomatedWithdrawal(context, path.id)
    return { success: true }
  },
  async toggleAutomatedWithdrawalConfig(context, { path }) {
    await toggleAutomatedWithdrawal(context, path.id)
    return toAutomatedWithdrawal(await readAutomatedWithdrawal(context, path.id))
  },
  testAutomatedWithdrawalConfig: (context, { path }) => testAutomatedWithdrawal(context, path.id),
  async triggerAutomatedWithdrawal(context, { path, body }) {
    const withdrawalId = await triggerAutomatedWithdrawal(context, path.id, body)
    return { success: true, withdrawal: toWithdrawal(await readWithdrawal(context, withdrawalId)) }
  },
  async listAutomatedWithdrawalHistory(context, { query }) {
    const { rows, total } = await context.transaction((queries) => findAutomatedRuns(queries, context.person.id, query))
    return { data: rows.map(toRun), pagination: paginationOf(query.page, query.limit, total) }
  },
  async getAutomatedWithdrawalStats(context) {
    const { lastRunAt, ...sums } = await context.transaction((queries) =>
      sumAutomatedWithdrawals(queries, context.person.id),
    )
    return { ...sums, lastRunAt: lastRunAt?.toISOString() ?? null }
  },
} satisfies Routes
