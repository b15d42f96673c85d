import { and, asc, count, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { listedProducts, listedProductVariants } from '../../database/tables/catalogue.ts'
import { orderGroups, orderLines, orders } from '../../database/tables/orders.ts'
import { tenants } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'

export interface OrderItemFilter {
  tenantId?: string | undefined
  orderId?: string | undefined
  productId?: string | undefined
}

const itemColumns = { line: orderLines, orderNumber: orders.orderNumber, buyerId: orders.buyerId }
export type OrderItemRow = { line: typeof orderLines.$inferSelect; orderNumber: string; buyerId: string }

function matching({ tenantId, orderId, productId }: OrderItemFilter): SQL | undefined {
  return and(
    tenantId ? eq(orderLines.tenantId, tenantId) : undefined,
    orderId ? eq(orderLines.orderId, orderId) : undefined,
    productId ? eq(orderLines.productId, productId) : undefined,
  )
}

/** A page of lines, the newest first. */
export async function findOrderItems(
  queries: Queries,
  filter: OrderItemFilter,
  page: { page: number; limit: number },
): Promise<{ rows: OrderItemRow[]; total: number }> {
  const where = matching(filter)
  const rows = await queries
    .select(itemColumns)
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(where)
    .orderBy(desc(orderLines.createdAt), desc(orderLines.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [all] = await queries.select({ total: count() }).from(orderLines).where(where)
  return { rows, total: all?.total ?? 0 }
}

export function findItemsOfOrder(queries: Queries, orderId: string): Promise<OrderItemRow[]> {
  return queries
    .select(itemColumns)
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.createdAt), asc(orderLines.name), asc(orderLines.id))
}

export async function findOrderItem(queries: Queries, id: string): Promise<OrderItemRow | undefined> {
  const [row] = await queries
    .select(itemColumns)
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.id, id))
  return row
}

/** What was sold: lines of orders that stand. */
export async function sumOrderItems(queries: Queries, tenantId: string | undefined) {
  const where = and(matching({ tenantId }), notInArray(orders.status, ['CANCELLED', 'REFUNDED']))
  const quantity = sql`coalesce(sum(${orderLines.quantity}), 0)`.mapWith(Number)
  const revenueInCents = sql`coalesce(sum(${orderLines.lineTotalInCents}), 0)`.mapWith(Number)
  const [all] = await queries
    .select({ items: count(), quantity, revenueInCents })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(where)
  const products = await queries
    .select({
      productId: orderLines.productId,
      // Under the name it was sold by last.
      name: sql<string>`(array_agg(${orderLines.name} order by ${orderLines.createdAt} desc))[1]`,
      quantity,
      revenueInCents,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(where)
    .groupBy(orderLines.productId)
    .orderBy(desc(revenueInCents), asc(orderLines.productId))
    .limit(10)
  return { all: all ?? { items: 0, quantity: 0, revenueInCents: 0 }, products }
}

export async function insertOrderItem(queries: Queries, line: typeof orderLines.$inferInsert): Promise<string> {
  const [row] = await queries.insert(orderLines).values(line).returning({ id: orderLines.id })
  if (!row) throw new Error('the line was not written')
  return row.id
}

export async function updateOrderItemRow(
  queries: Queries,
  id: string,
  change: Partial<typeof orderLines.$inferInsert>,
): Promise<void> {
  await queries.update(orderLines).set(change).where(eq(orderLines.id, id))
}

export async function deleteOrderItemRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(orderLines).where(eq(orderLines.id, id))
}

export interface OrderTotals {
  subtotalInCents: number
  discountInCents: number
  platformDiscountInCents: number
  totalInCents: number
  commissionInCents: number
}

export async function updateOrderTotals(queries: Queries, orderId: string, totals: OrderTotals): Promise<void> {
  await queries.update(orders).set(totals).where(eq(orders.id, orderId))
}

/** A checkout costs what its orders cost. Asked as the system: the checkout is its buyer's. */
export async function refreshGroupTotal(queries: Queries, groupId: string): Promise<void> {
  const sum = queries
    .select({ total: sql`sum(${orders.totalInCents})` })
    .from(orders)
    .where(eq(orders.groupId, groupId))
  await queries
    .update(orderGroups)
    .set({ totalInCents: sql`(${sum})` })
    .where(eq(orderGroups.id, groupId))
}

/** What a line needs to know of a variant on the site. */
export async function findSellableVariant(queries: Queries, productId: string, variantId: string | undefined) {
  const [row] = await queries
    .select({
      productId: listedProducts.id,
      variantId: listedProductVariants.id,
      tenantId: listedProducts.tenantId,
      name: listedProducts.name,
      imageUrl: listedProducts.imageUrl,
      variantName: listedProductVariants.name,
      sku: listedProductVariants.sku,
      priceInCents: listedProductVariants.priceInCents,
      commissionBasisPoints: tenants.commissionBasisPoints,
    })
    .from(listedProductVariants)
    .innerJoin(listedProducts, eq(listedProducts.id, listedProductVariants.productId))
    .innerJoin(tenants, eq(tenants.id, listedProducts.tenantId))
    .where(
      and(
        eq(listedProducts.id, productId),
        eq(listedProductVariants.id, variantId ?? sql`${listedProducts.defaultVariantId}`),
      ),
    )
  return row
}
