import { asc, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { products, stockMovements } from '../../database/tables/catalogue.ts'

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

/** Locks products whose stock or stars are about to change, as a movement does, in one order for everybody. */
export async function lockProducts(queries: Queries, ids: readonly string[]): Promise<void> {
  const named = inArray(products.id, [...ids])
  await queries.select({ id: products.id }).from(products).where(named).orderBy(asc(products.id)).for('no key update')
}
