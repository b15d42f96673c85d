import type { ProductCondition } from '@chonoi/contract'
import { and, arrayContains, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { listedProducts, products } from '../../database/tables/catalogue.ts'

type ProductTable = typeof listedProducts | typeof products

/** The filter of SEARCH-06, with shop and seller. */
export interface ProductFilter {
  categoryId?: string | undefined
  priceMin?: number | undefined
  priceMax?: number | undefined
  condition?: ProductCondition | undefined
  inStock?: boolean | undefined
  featured?: boolean | undefined
  tags?: readonly string[] | undefined
  tenantId?: string | undefined
  sellerId?: string | undefined
}

/** Returns the conditions of a filter, split by facet because each facet omits its own. */
export function productConditions(table: ProductTable, filter: ProductFilter) {
  const { categoryId, priceMin, priceMax, condition, inStock, featured, tags, tenantId, sellerId } = filter
  const stock = inStock ? gt(table.availableStock, 0) : eq(table.availableStock, 0)
  return {
    category: categoryId
      ? sql`${table.categoryId} = any((select category_and_below(${categoryId}::uuid))::uuid[])`
      : undefined,
    price: and(
      priceMin === undefined ? undefined : gte(table.priceInCents, priceMin),
      priceMax === undefined ? undefined : lte(table.priceInCents, priceMax),
    ),
    condition: condition ? eq(table.condition, condition) : undefined,
    shop: tenantId ? eq(table.tenantId, tenantId) : undefined,
    others: and(
      inStock === undefined ? undefined : stock,
      featured === undefined ? undefined : isFeatured(table, featured),
      tags && tags.length > 0 ? arrayContains(table.tags, [...tags]) : undefined,
      sellerId ? eq(table.sellerId, sellerId) : undefined,
    ),
  } satisfies Record<string, SQL | undefined>
}

/** Written without a comparison to match the predicate of the partial index. */
export const isFeatured = (table: ProductTable, featured = true): SQL =>
  featured ? sql`${table.isFeatured}` : sql`not ${table.isFeatured}`
