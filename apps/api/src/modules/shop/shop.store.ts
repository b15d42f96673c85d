import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { products } from '../../database/tables/catalogue.ts'
import { shopFigures } from '../../database/tables/figures.ts'
import { tenants } from '../../database/tables/people.ts'
import type { Days } from '../seller/shop-figures.store.ts'

export type ShopRow = typeof tenants.$inferSelect
export type ShopChange = Partial<
  Pick<
    ShopRow,
    | 'name'
    | 'slug'
    | 'description'
    | 'logoUrl'
    | 'bannerUrl'
    | 'contactEmail'
    | 'phone'
    | 'isOpen'
    | 'reopensOn'
    | 'returnPolicy'
    | 'shippingPolicy'
    | 'shippingFeeInCents'
    | 'provinceFees'
    | 'freeShippingFromInCents'
    | 'lowStockLevel'
  >
>

const isShop = (id: string) => and(eq(tenants.id, id), eq(tenants.isPlatform, false))

export async function findShop(queries: Queries, id: string): Promise<ShopRow | undefined> {
  const [row] = await queries.select().from(tenants).where(isShop(id))
  return row
}

/** Locks the shop. Waits for checkouts of it that are under way. */
export async function findShopForUpdate(queries: Queries, id: string): Promise<ShopRow | undefined> {
  const [row] = await queries.select().from(tenants).where(isShop(id)).for('no key update')
  return row
}

export async function changeShop(queries: Queries, id: string, change: ShopChange): Promise<ShopRow | undefined> {
  const [row] = await queries.update(tenants).set(change).where(eq(tenants.id, id)).returning()
  return row
}

/** Adds a visit. Runs as the system. */
export async function insertVisit(queries: Queries, tenantId: string, day: string): Promise<void> {
  await queries.insert(shopFigures).values({ tenantId, day, visits: 1 })
}

/** What a shop was visited and sold over some days. */
export async function sumVisits(queries: Queries, tenantId: string, { first, last }: Days) {
  const [row] = await queries
    .select({
      visits: sql<number>`coalesce(sum(${shopFigures.visits}), 0)`.mapWith(Number),
      orders: sql<number>`coalesce(sum(${shopFigures.orders}), 0)`.mapWith(Number),
      revenueInCents: sql<number>`coalesce(sum(${shopFigures.revenueInCents}), 0)`.mapWith(Number),
    })
    .from(shopFigures)
    .where(
      sql`${shopFigures.tenantId} = ${tenantId} and ${shopFigures.day} between ${first} and ${last} and ${shopFigures.productId} is null`,
    )
  return row ?? { visits: 0, orders: 0, revenueInCents: 0 }
}

/** The average rating of a shop's products, and the number on sale. */
export async function sumRatings(queries: Queries, tenantId: string) {
  const [row] = await queries
    .select({
      ratingAverage:
        sql<number>`coalesce(round(sum(${products.ratingSum})::numeric / nullif(sum(${products.ratingCount}), 0), 1), 0)`.mapWith(
          Number,
        ),
      ratingCount: sql<number>`coalesce(sum(${products.ratingCount}), 0)`.mapWith(Number),
      productCount: count(),
    })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), eq(products.status, 'APPROVED')))
  return row ?? { ratingAverage: 0, ratingCount: 0, productCount: 0 }
}

/** The newest approved products of a shop. */
export async function findNewestProductIds(queries: Queries, tenantId: string, limit: number): Promise<string[]> {
  const rows = await queries
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), eq(products.status, 'APPROVED')))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
