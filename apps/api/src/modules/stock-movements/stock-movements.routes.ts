import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { exportStockMovements } from './export-stock-movements.ts'
import { bulkAdjust, createMovement } from './move-stock.ts'
import { listMovements, listMovementsOfProduct, readStockSummary } from './read-stock-movements.ts'
import { toBulkResult, toMovement, toStockSummary } from './stock-movement-views.ts'

export const stockMovementRoutes = {
  async createStockMovement(context, { body }) {
    return toMovement(await createMovement(context, body))
  },
  async listStockMovements(context, { query }) {
    const { rows, total } = await listMovements(context, query)
    return { data: rows.map(toMovement), pagination: paginationOf(query.page, query.limit, total) }
  },
  exportStockMovements: (context, { query }) => exportStockMovements(context, query),
  async listProductStockMovements(context, { path, query }) {
    const { rows, total } = await listMovementsOfProduct(context, path.id, query)
    return { data: rows.map(toMovement), pagination: paginationOf(query.page, query.limit, total) }
  },
  async getProductStockSummary(context, { path }) {
    return toStockSummary(await readStockSummary(context, path.id))
  },
  async bulkAdjustStock(context, { body }) {
    return toBulkResult(await bulkAdjust(context, body))
  },
} satisfies Routes
