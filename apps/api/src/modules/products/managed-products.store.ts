import type { ProductStats, QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { categories, newProducts, products } from '../../database/tables/catalogue.ts'
import { orderLines } from '../../database/tables/orders.ts'
import { tenants } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'
import { type ProductFilter, productConditions } from './product-filter.store.ts'

export type ProductRow = typeof products.$inferSelect
export type NewProduct = typeof newProducts.$inferInsert
export type ProductChange = Partial<
  Pick<
    ProductRow,
    | 'categoryId'
    | 'name'
    | 'slug'
    | 'description'
    | 'condition'
    | 'isDigital'
    | 'isFeatured'
    | 'status'
    | 'rejectionReason'
    | 'tags'
  >
>

export type ManagedListQuery = QueryOf<'listManagedProducts'> & ProductFilter & { page: number; limit: number }

const summary = {
  id: products.id,
  name: products.name,
  slug: products.slug,
  priceInCents: products.priceInCents,
  compareAtPriceInCents: products.compareAtPriceInCents,
  imageUrl: products.imageUrl,
  imageAlt: products.imageAlt,
  tenant: { id: tenants.id, name: tenants.name, slug: tenants.slug, logoUrl: tenants.logoUrl },
  ratingAverage: products.ratingAverage,
  ratingCount: products.ratingCount,
  soldCount: products.soldCount,
  availableStock: products.availableStock,
  isFeatured: products.isFeatured,
  isDigital: products.isDigital,
  condition: products.condition,
  status: products.status,
  categoryId: products.categoryId,
  defaultVariantId: products.defaultVariantId,
  variantCount: products.variantCount,
  createdAt: products.createdAt,
}

const sorts = {
  name: [products.name],
  price: [products.priceInCents],
  createdAt: [products.createdAt],
  rating: [products.ratingAverage, products.ratingCount],
  sold: [products.soldCount],
  stock: [products.availableStock],
} as const

function matching(query: ManagedListQuery): SQL | undefined {
  const search = query.search?.trim()
  return and(
    query.status ? eq(products.status, query.status) : undefined,
    ...Object.values(productConditions(products, query)),
    search
      ? or(
          holdsWords(search, products.name),
          sql`exists (select from product_variants v where v.product_id = ${products.id} and ${holdsWords(search, sql`v.sku`)})`,
        )
      : undefined,
  )
}

/** Lists products of the scope in any state. The search matches name or sku. */
export async function findManagedProducts(queries: Queries, query: ManagedListQuery) {
  const where = matching(query)
  const direction = query.sortOrder === 'asc' ? asc : desc
  const rows = await queries
    .select(summary)
    .from(products)
    .innerJoin(tenants, eq(tenants.id, products.tenantId))
    .where(where)
    .orderBy(...sorts[query.sortBy ?? 'createdAt'].map((column) => direction(column)), direction(products.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [all] = await queries.select({ total: count() }).from(products).where(where)
  return { rows, total: all?.total ?? 0 }
}

/** Finds products in any state, each with whether it is on the site. Runs as the system, as `findProductCards` does. */
export function findProductSummaries(queries: Queries, ids: readonly string[]) {
  return queries
    .select({ ...summary, isListed: products.isListed })
    .from(products)
    .innerJoin(tenants, eq(tenants.id, products.tenantId))
    .where(inArray(products.id, [...ids]))
}

/** Locks the product, so that concurrent changes and sales run one after the other. */
export async function findProductForUpdate(queries: Queries, productId: string): Promise<ProductRow | undefined> {
  const [row] = await queries.select().from(products).where(eq(products.id, productId)).for('update')
  return row
}

/**
 * Locks several products without changing a key, so that carts, whose foreign keys name products in another order,
 * don't wait.
 */
export function findProductsForUpdate(queries: Queries, ids: readonly string[]): Promise<ProductRow[]> {
  return queries
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update')
}

/** Inserts the product. Returns false when its slug is taken in its tenant. */
export async function insertProduct(queries: Queries, product: NewProduct): Promise<boolean> {
  const written = await queries
    .insert(newProducts)
    .values(product)
    .onConflictDoNothing({ target: [products.tenantId, products.slug] })
    .returning({ id: newProducts.id })
  return written.length > 0
}

export async function updateProducts(queries: Queries, ids: readonly string[], change: ProductChange): Promise<void> {
  if (Object.keys(change).length === 0 || ids.length === 0) return
  await queries
    .update(products)
    .set(change)
    .where(inArray(products.id, [...ids]))
}

export async function deleteProductRow(queries: Queries, productId: string): Promise<void> {
  await queries.delete(products).where(eq(products.id, productId))
}

/** Serializes the choice of slugs with this stem in the tenant until the transaction ends. */
export async function lockSlugs(queries: Queries, tenantId: string, slug: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slug:${tenantId}:${slug}`}, 0))`)
}

/** Lists the tenant's slugs with this prefix. */
export async function findSlugsLike(queries: Queries, tenantId: string, slug: string): Promise<Set<string>> {
  const rows = await queries
    .select({ slug: products.slug })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), sql`starts_with(${products.slug}, ${slug})`))
  return new Set(rows.map((row) => row.slug))
}

export async function isCategoryOpen(queries: Queries, categoryId: string): Promise<boolean> {
  const rows = await queries
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, categoryId), categories.isActive))
  return rows.length > 0
}

/** Whether an order in any state has a line of the product, or of one of its variants. */
export async function wasOrdered(
  queries: Queries,
  of: { productId: string } | { variantId: string },
): Promise<boolean> {
  const rows = await queries
    .select({ id: orderLines.id })
    .from(orderLines)
    .where('productId' in of ? eq(orderLines.productId, of.productId) : eq(orderLines.variantId, of.variantId))
    .limit(1)
  return rows.length > 0
}

/** The level of the product's shop. */
const lowStockLevel = sql`(select t.low_stock_level from tenants t where t.id = ${products.tenantId})`

/** Counts products by state. */
export async function countProducts(
  queries: Queries,
  owners: { tenantId?: string; sellerId?: string },
): Promise<ProductStats> {
  const when = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const status = (name: ProductRow['status']) => when(eq(products.status, name))
  const isKept = sql`${products.status} <> 'ARCHIVED'`
  const [row] = await queries
    .select({
      total: count(),
      active: when(sql`${products.status} = 'APPROVED' and ${products.availableStock} > 0`),
      pending: status('PENDING'),
      approved: status('APPROVED'),
      rejected: status('REJECTED'),
      outOfStock: when(sql`${isKept} and ${products.availableStock} = 0`),
      lowStock: when(sql`${isKept} and ${products.availableStock} between 1 and ${lowStockLevel}`),
    })
    .from(products)
    .where(
      and(
        owners.tenantId ? eq(products.tenantId, owners.tenantId) : undefined,
        owners.sellerId ? eq(products.sellerId, owners.sellerId) : undefined,
      ),
    )
  if (!row) throw new Error('the products were not counted')
  return row
}
