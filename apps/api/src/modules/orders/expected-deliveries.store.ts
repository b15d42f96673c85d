import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { products } from '../../database/tables/catalogue.ts'
import { orderLines } from '../../database/tables/orders.ts'
import { tenants } from '../../database/tables/people.ts'

/** The cities that shops send from, by shop; those that left the site too. Runs as the system. */
export async function findShopCities(
  queries: Queries,
  tenantIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await queries
    .select({ id: tenants.id, city: tenants.city })
    .from(tenants)
    .where(inArray(tenants.id, [...tenantIds]))
  return new Map(rows.map(({ id, city }) => [id, city]))
}

/** Which of the orders hold goods that are sent, not downloaded. Runs as the system. */
export async function findSentOrders(queries: Queries, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectDistinct({ orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(inArray(orderLines.orderId, [...orderIds]), eq(products.isDigital, false)))
  return new Set(rows.map(({ orderId }) => orderId))
}
