import type { QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { listedProducts } from '../../database/tables/catalogue.ts'
import { users } from '../../database/tables/people.ts'
import { wishlistItems } from '../../database/tables/wishlist.ts'
import { offsetOf } from '../../http/pagination.ts'

export type WishlistRow = typeof wishlistItems.$inferSelect
export type NewWishlistItem = Omit<typeof wishlistItems.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>
export type WishlistQuery = QueryOf<'listWishlist'> & { page: number; limit: number }

const rank = sql`array_position(array['LOW', 'MEDIUM', 'HIGH'], ${wishlistItems.priority})`

/** A page of a person's saved products with their total. */
export async function findWishlist(queries: Queries, userId: string, query: WishlistQuery) {
  const where = and(
    eq(wishlistItems.userId, userId),
    query.priority ? eq(wishlistItems.priority, query.priority) : undefined,
  )
  const direction = query.sortOrder === 'asc' ? asc : desc
  const rows = await queries
    .select()
    .from(wishlistItems)
    .where(where)
    .orderBy(
      ...(query.sortBy === 'priority' ? [direction(rank)] : []),
      direction(wishlistItems.createdAt),
      direction(wishlistItems.id),
    )
    .limit(query.limit)
    .offset(offsetOf(query))
  const [all] = await queries.select({ total: count() }).from(wishlistItems).where(where)
  return { rows, total: all?.total ?? 0 }
}

export async function findWishlistProduct(queries: Queries, userId: string, productId: string) {
  const [row] = await queries
    .select()
    .from(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId)))
  return row
}

/** The ids of a person's saved products, newest first. */
export async function findWishedProductIds(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .select({ productId: wishlistItems.productId })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.id))
  return rows.map(({ productId }) => productId)
}

/** Serializes the additions of one person and counts what they saved, so that the limit holds. */
export async function lockWishlist(queries: Queries, userId: string): Promise<number> {
  await queries.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const [all] = await queries.select({ total: count() }).from(wishlistItems).where(eq(wishlistItems.userId, userId))
  return all?.total ?? 0
}

/** Finds the price of a product on the site. */
export async function findListedPrice(queries: Queries, productId: string): Promise<number | undefined> {
  const [row] = await queries
    .select({ priceInCents: listedProducts.priceInCents })
    .from(listedProducts)
    .where(eq(listedProducts.id, productId))
  return row?.priceInCents
}

export async function insertWishlistItem(queries: Queries, item: NewWishlistItem): Promise<WishlistRow> {
  const [row] = await queries.insert(wishlistItems).values(item).returning()
  if (!row) throw new Error('the wishlist item was not written')
  return row
}

export async function changeWishlistItem(
  queries: Queries,
  id: string,
  change: Partial<Pick<WishlistRow, 'notes' | 'priority'>>,
): Promise<WishlistRow | undefined> {
  const [row] = await queries.update(wishlistItems).set(change).where(eq(wishlistItems.id, id)).returning()
  return row
}

export async function deleteWishlistProduct(queries: Queries, userId: string, productId: string) {
  const [row] = await queries
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId)))
    .returning({ id: wishlistItems.id })
  return row
}

/**
 * Lowers the told price of everybody who knows only a higher one, and returns them. Runs as the system. Each drop is told
 * once: of two statements at the same time, the second finds nobody.
 */
export async function lowerToldPrice(queries: Queries, productId: string, priceInCents: number): Promise<string[]> {
  const rows = await queries
    .update(wishlistItems)
    .set({ toldPriceInCents: priceInCents })
    .where(and(eq(wishlistItems.productId, productId), gt(wishlistItems.toldPriceInCents, priceInCents)))
    .returning({ userId: wishlistItems.userId })
  return rows.map(({ userId }) => userId)
}
