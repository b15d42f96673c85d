import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { exportDataExports } from './export-data-exports.ts'
import {
  createDataExport,
  deleteDataExport,
  downloadDataExport,
  listDataExports,
  readDataExport,
  toDataExport,
} from './manage-data-exports.ts'

export const dataExportRoutes = {
  async listDataExports(context, { query }) {
    const { rows, total } = await listDataExports(context, query)
    return { data: rows.map(toDataExport), pagination: paginationOf(query.page, query.limit, total) }
  },
  exportDataExports: (context, { query }) => exportDataExports(context, query),
  async createDataExport(context, { body }) {
    return toDataExport(await createDataExport(context, body))
  },
  async getDataExport(context, { path }) {
    return toDataExport(await readDataExport(context, path.id))
  },
  downloadDataExport: (context, { path }) => downloadDataExport(context, path.id),
  async deleteDataExport(context, { path }) {
    await deleteDataExport(context, path.id)
    return { success: true }
  },
} satisfies Routes
