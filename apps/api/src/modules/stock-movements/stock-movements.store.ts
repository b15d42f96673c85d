import type { QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { products, productVariants, stockMovements } from '../../database/tables/catalogue.ts'
import { users } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'

/** The movements of a shop, or of all shops when it is null. */
export type MovementFilter = Omit<QueryOf<'listStockMovements'>, 'page' | 'limit'> & { tenantId: string | null }
export type MovementRow = Awaited<ReturnType<typeof selectMovements>>[number]

function selectMovements(queries: Queries) {
  return queries
    .select({
      movement: stockMovements,
      productName: products.name,
      variantName: productVariants.name,
      sku: productVariants.sku,
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .innerJoin(productVariants, eq(productVariants.id, stockMovements.variantId))
    .leftJoin(users, eq(users.id, stockMovements.createdBy))
    .$dynamic()
}

function matching({ tenantId, productId, type, startDate, endDate }: MovementFilter): SQL | undefined {
  return and(
    tenantId ? eq(stockMovements.tenantId, tenantId) : undefined,
    productId ? eq(stockMovements.productId, productId) : undefined,
    type ? eq(stockMovements.type, type) : undefined,
    startDate ? gte(stockMovements.createdAt, new Date(startDate)) : undefined,
    endDate ? lt(stockMovements.createdAt, new Date(endDate)) : undefined,
  )
}

/** A page of movements and how many there are in all. */
export async function findMovements(queries: Queries, filter: MovementFilter, page: { page: number; limit: number }) {
  const where = matching(filter)
  const inOrder = filter.sortOrder === 'asc' ? asc : desc
  const rows = await selectMovements(queries)
    .where(where)
    .orderBy(inOrder(stockMovements.createdAt), inOrder(stockMovements.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [counted] = await queries.select({ total: count() }).from(stockMovements).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** Finds movements by id. */
export function findMovementsById(queries: Queries, ids: readonly string[]): Promise<MovementRow[]> {
  return selectMovements(queries).where(inArray(stockMovements.id, [...ids]))
}

/** Finds a product with its tenant and sold count. */
export async function findStockedProduct(queries: Queries, id: string) {
  const [row] = await queries
    .select({ id: products.id, tenantId: products.tenantId, soldCount: products.soldCount })
    .from(products)
    .where(eq(products.id, id))
  return row
}

/** Finds variants of a shop by their SKU. */
export function findVariantsBySku(queries: Queries, tenantId: string, skus: readonly string[]) {
  return queries
    .select({ variantId: productVariants.id, productId: productVariants.productId, sku: productVariants.sku })
    .from(productVariants)
    .where(
      and(
        eq(productVariants.tenantId, tenantId),
        inArray(productVariants.sku, [...skus]),
        isNull(productVariants.removedAt),
      ),
    )
}

/** Sums the movements and the stock of a product. */
export async function sumStock(queries: Queries, productId: string) {
  const byType = await queries
    .select({
      type: stockMovements.type,
      count: count(),
      quantity: sql`sum(${stockMovements.quantity})`.mapWith(Number),
      totalIn: sql`coalesce(sum(${stockMovements.quantity}) filter (where ${stockMovements.quantity} > 0), 0)`.mapWith(
        Number,
      ),
      lastAt: sql`max(${stockMovements.createdAt})`.mapWith(stockMovements.createdAt),
    })
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId))
    .groupBy(stockMovements.type)
    .orderBy(stockMovements.type)
  const [stock] = await queries
    .select({
      onHand: sql`coalesce(sum(${productVariants.stock}), 0)`.mapWith(Number),
      reserved: sql`coalesce(sum(${productVariants.reserved}), 0)`.mapWith(Number),
    })
    .from(productVariants)
    .where(and(eq(productVariants.productId, productId), isNull(productVariants.removedAt)))
  return { byType, onHand: stock?.onHand ?? 0, reserved: stock?.reserved ?? 0 }
}
