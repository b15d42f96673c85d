import type { QueryOf, StockMovement } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { listMovements } from './read-stock-movements.ts'
import { toMovement } from './stock-movement-views.ts'

const movementFile: ListFile<StockMovement> = {
  name: 'stock-movements',
  sheet: { vi: 'Biến động kho', en: 'Stock movements' },
  ...{ action: 'stock.export', entityType: 'product', narrowedBy: 'startDate', namespaces: ['stock'] },
  columns: [
    ['Thời gian', 'Time', ({ createdAt }) => timeOf(createdAt)],
    ['Sản phẩm', 'Product', ({ productName }) => productName],
    ['Phân loại', 'Variant', ({ variantName }) => variantName],
    ['SKU', 'SKU', ({ sku }) => sku],
    ['Loại', 'Type', ({ type }, say) => say('stock', `type.${type}`)],
    ['Số lượng', 'Quantity', ({ quantity }) => quantity],
    ['Tồn trước', 'Stock before', ({ previousStock }) => previousStock],
    ['Tồn sau', 'Stock after', ({ newStock }) => newStock],
    ['Lý do', 'Reason', ({ reason }) => reason],
    ['Người thực hiện', 'By', ({ user }) => (user === null ? null : nameOf(user))],
  ],
}

/** The filtered stock movements of the current shop as a file, or of all shops for the platform. */
export function exportStockMovements(
  context: RequestContext,
  query: QueryOf<'exportStockMovements'>,
): Promise<Download> {
  return exportList(context, movementFile, query, async (found) =>
    (await listMovements(context, found)).rows.map(toMovement),
  )
}
