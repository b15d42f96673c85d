import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { products } from '../../database/tables/catalogue.ts'

/** Whether any of the products is digital. Runs as the system, because a product may have left the site since. */
export async function hasDigitalGoods(queries: Queries, productIds: readonly string[]): Promise<boolean> {
  if (productIds.length === 0) return false
  const [row] = await queries
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), eq(products.isDigital, true)))
    .limit(1)
  return row !== undefined
}
