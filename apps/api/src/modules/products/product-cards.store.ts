import { inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { listedProducts, products } from '../../database/tables/catalogue.ts'

export interface ProductCard {
  id: string
  name: string
  slug: string
  imageUrl: string | null
}

/**
 * Returns names and images of products in any state. Runs as the system, for people who dealt with a product that has
 * left the site: it is in their cart, or they reviewed it.
 */
export async function findProductCards(queries: Queries, ids: readonly string[]): Promise<Map<string, ProductCard>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ id: products.id, name: products.name, slug: products.slug, imageUrl: products.imageUrl })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the fields of listed products that coupon rules need. */
export function findListedPrices(queries: Queries, ids: readonly string[]) {
  return queries
    .select({
      productId: listedProducts.id,
      categoryId: listedProducts.categoryId,
      tenantId: listedProducts.tenantId,
      priceInCents: listedProducts.priceInCents,
    })
    .from(listedProducts)
    .where(inArray(listedProducts.id, [...ids]))
}
