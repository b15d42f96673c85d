import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { cancelRemittance, confirmRemittance } from './confirm-remittance.ts'
import { exportRemittances } from './export-remittances.ts'
import { importRemittance } from './import-remittance.ts'
import { listRemittances, readRemittance, readRemittanceStatistics } from './read-remittances.ts'
import { toRemittance } from './remittance-views.ts'

export const remittanceRoutes = {
  async listRemittances(context, { query }) {
    const { rows, total } = await listRemittances(context, query)
    return { data: rows.map(toRemittance), pagination: paginationOf(query.page, query.limit, total) }
  },
  exportRemittances: (context, { query }) => exportRemittances(context, query),
  getRemittanceStatistics: (context, { query }) => readRemittanceStatistics(context, query),
  createRemittance: async (context, { body }) => readRemittance(context, await importRemittance(context, body)),
  getRemittance: (context, { path }) => readRemittance(context, path.id),
  async confirmRemittance(context, { path }) {
    await confirmRemittance(context, path.id)
    return readRemittance(context, path.id)
  },
  async cancelRemittance(context, { path }) {
    await cancelRemittance(context, path.id)
    return readRemittance(context, path.id)
  },
} satisfies Routes
