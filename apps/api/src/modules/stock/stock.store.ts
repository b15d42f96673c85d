import type { Queries } from '../../database/database.ts'
import { stockMovements } from '../../database/tables/catalogue.ts'

export type NewStockMovement = typeof stockMovements.$inferInsert

/**
 * Changes a variant's stock; the only way to do so. Returns the new stock. Fails with stock.insufficient below the
 * reserved stock.
 */
export async function insertStockMovement(queries: Queries, movement: NewStockMovement): Promise<number> {
  const [row] = await queries.insert(stockMovements).values(movement).returning({ stock: stockMovements.stockAfter })
  if (!row) throw new Error('the stock movement was not written')
  return row.stock
}
