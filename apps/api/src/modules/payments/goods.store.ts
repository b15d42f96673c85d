import { inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { products } from '../../database/tables/catalogue.ts'

/** Whose goods they are, and whether any is digital. Runs as the system: a product may have left the site since. */
export async function findGoods(queries: Queries, productIds: readonly string[]) {
  if (productIds.length === 0) return { shopIds: [], hasDigitalGoods: false }
  const rows = await queries
    .selectDistinct({ tenantId: products.tenantId, isDigital: products.isDigital })
    .from(products)
    .where(inArray(products.id, [...productIds]))
  return {
    shopIds: [...new Set(rows.map(({ tenantId }) => tenantId))],
    hasDigitalGoods: rows.some(({ isDigital }) => isDigital),
  }
}
