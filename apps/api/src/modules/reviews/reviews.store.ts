import type { QueryOf, ReviewStatus } from '@chonoi/contract'
import { and, asc, count, desc, eq, exists, gte, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { listedProducts, listedProductTotal, rejectedReviews, reviews } from '../../database/tables/catalogue.ts'
import { orderLines, orders } from '../../database/tables/orders.ts'
import { offsetOf } from '../../http/pagination.ts'
import { lockProducts } from '../stock/stock.store.ts'

export type ReviewRow = typeof reviews.$inferSelect
export type ReviewListQuery = QueryOf<'listReviews'> & { page: number; limit: number }

/** A reader of reviews: a visitor, a signed-in person, or the platform. */
export interface ReviewReader {
  userId: string | null
  seesAll: boolean
}

/** Columns of a review with its listed product, whose fields are null once it left the site. */
const shown = {
  review: reviews,
  product: { name: listedProducts.name, slug: listedProducts.slug, imageUrl: listedProducts.imageUrl },
}
export interface ShownReview {
  review: ReviewRow
  product: { name: string; slug: string; imageUrl: string | null } | null
}

const isPublic = sql<boolean>`(${eq(reviews.status, 'APPROVED')} and ${isNotNull(listedProducts.id)})`

/** Approved reviews of listed products are public. Authors read their own in any state, the platform reads all. */
function readable({ userId, seesAll }: ReviewReader): SQL | undefined {
  if (seesAll) return undefined
  return userId ? or(isPublic, eq(reviews.userId, userId)) : isPublic
}

const hasImages = sql<boolean>`(cardinality(${reviews.imageUrls}) > 0)`

/** Returns the conditions of a list's filter, undefined without one. */
function asked(query: ReviewListQuery): SQL | undefined {
  const search = query.search?.trim()
  return and(
    query.productId ? eq(reviews.productId, query.productId) : undefined,
    query.userId ? eq(reviews.userId, query.userId) : undefined,
    query.rating ? eq(reviews.rating, query.rating) : undefined,
    query.isVerified === undefined ? undefined : eq(reviews.isVerified, query.isVerified),
    query.hasImages === undefined ? undefined : eq(hasImages, query.hasImages),
    query.status ? eq(reviews.status, query.status) : undefined,
    query.awaitsDecision === undefined ? undefined : eq(reviews.awaitsDecision, query.awaitsDecision),
    search ? holdsWords(search, reviews.title, reviews.comment) : undefined,
  )
}

const sorts = {
  createdAt: [reviews.createdAt, reviews.id],
  rating: [reviews.rating, reviews.createdAt, reviews.id],
} as const

export async function findReviews(queries: Queries, query: ReviewListQuery, reader: ReviewReader) {
  const filter = asked(query)
  const where = and(readable(reader), filter)
  const direction = query.sortOrder === 'asc' ? asc : desc
  const rows: ShownReview[] = await queries
    .select(shown)
    .from(reviews)
    .leftJoin(listedProducts, eq(listedProducts.id, reviews.productId))
    .where(where)
    .orderBy(...sorts[query.sortBy ?? 'createdAt'].map((column) => direction(column)))
    .limit(query.limit)
    .offset(offsetOf(query))
  return {
    rows,
    total: filter || reader.seesAll ? await countWhere(queries, where) : await countReadable(queries, reader),
  }
}

async function countWhere(queries: Queries, where: SQL | undefined): Promise<number> {
  const [all] = await queries
    .select({ total: count() })
    .from(reviews)
    .leftJoin(listedProducts, eq(listedProducts.id, reviews.productId))
    .where(where)
  return all?.total ?? 0
}

/** Counts the reviews that the reader sees: the kept total of public ones plus their own others. */
async function countReadable(queries: Queries, { userId }: ReviewReader): Promise<number> {
  const [kept] = await queries.select({ total: listedProductTotal.reviewCount }).from(listedProductTotal)
  const own = userId ? await countWhere(queries, and(eq(reviews.userId, userId), not(isPublic))) : 0
  return (kept?.total ?? 0) + own
}

export async function findReview(
  queries: Queries,
  which: { id: string } | { productId: string; userId: string },
  reader: ReviewReader,
): Promise<ShownReview | undefined> {
  const key =
    'id' in which
      ? eq(reviews.id, which.id)
      : and(eq(reviews.productId, which.productId), eq(reviews.userId, which.userId))
  const [row] = await queries
    .select(shown)
    .from(reviews)
    .leftJoin(listedProducts, eq(listedProducts.id, reviews.productId))
    .where(and(key, readable(reader)))
  return row
}

/** Finds the listed product of a new review. */
export async function findReviewedProduct(queries: Queries, productId: string) {
  const [row] = await queries
    .select({
      id: listedProducts.id,
      tenantId: listedProducts.tenantId,
      name: listedProducts.name,
    })
    .from(listedProducts)
    .where(eq(listedProducts.id, productId))
  return row
}

/** Whether the person has a delivered order of the product. */
export async function hasReceived(queries: Queries, userId: string, productId: string): Promise<boolean> {
  const delivered = queries
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.id, orderLines.orderId), eq(orders.status, 'DELIVERED')))
  const rows = await queries
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.buyerId, userId), eq(orderLines.productId, productId), exists(delivered)))
    .limit(1)
  return rows.length > 0
}

/** Inserts a review. Fails with review.already_reviewed on a duplicate, concurrent ones included. */
export async function insertReview(queries: Queries, review: typeof reviews.$inferInsert): Promise<string> {
  const [row] = await queries.insert(reviews).values(review).returning({ id: reviews.id })
  if (!row) throw new Error('the review was not written')
  return row.id
}

export async function updateReviewRow(
  queries: Queries,
  id: string,
  change: Partial<
    Pick<
      ReviewRow,
      | 'rating'
      | 'title'
      | 'comment'
      | 'imageUrls'
      | 'isVerified'
      | 'status'
      | 'moderationReason'
      | 'awaitsDecision'
      | 'reply'
      | 'repliedAt'
    >
  >,
): Promise<void> {
  await queries.update(reviews).set(change).where(eq(reviews.id, id))
}

/** Locks a review that the caller may change. Its product, which counts it, is locked after it by the change itself. */
export async function lockReview(queries: Queries, id: string): Promise<ReviewRow | undefined> {
  const [row] = await queries.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return row
}

/**
 * Locks reviews and then their products, which count them, in the order in which checkouts lock products, and returns the
 * reviews by shop, which counts them too: two decisions on several wait for each other instead of deadlocking.
 */
export async function lockReviews(queries: Queries, ids: readonly string[]) {
  const rows = await queries
    .select({ id: reviews.id, productId: reviews.productId, tenantId: reviews.tenantId })
    .from(reviews)
    .where(inArray(reviews.id, [...ids]))
    .orderBy(asc(reviews.id))
    .for('update')
  await lockProducts(
    queries,
    rows.map(({ productId }) => productId),
  )
  return rows.toSorted((one, other) => one.tenantId.localeCompare(other.tenantId))
}

type OfProduct = Pick<ReviewRow, 'productId' | 'userId'>
const rejectionOf = ({ productId, userId }: OfProduct) =>
  and(eq(rejectedReviews.productId, productId), eq(rejectedReviews.userId, userId))

/** Finds the rejection of an earlier review of the product by the person. */
export async function findRejection(queries: Queries, productId: string, userId: string) {
  const [row] = await queries
    .select({ reason: rejectedReviews.reason })
    .from(rejectedReviews)
    .where(rejectionOf({ productId, userId }))
  return row
}

export async function keepRejection(
  queries: Queries,
  { productId, userId, moderationReason }: OfProduct & Pick<ReviewRow, 'moderationReason'>,
): Promise<void> {
  await queries
    .insert(rejectedReviews)
    .values({ productId, userId, reason: moderationReason })
    .onConflictDoUpdate({
      target: [rejectedReviews.productId, rejectedReviews.userId],
      set: { reason: moderationReason },
    })
}

export async function forgetRejection(queries: Queries, review: OfProduct): Promise<void> {
  await queries.delete(rejectedReviews).where(rejectionOf(review))
}

export async function deleteReviewRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(reviews).where(eq(reviews.id, id))
}

export type RatingCounts = readonly { rating: number; count: number }[]
/** Of a product, with how many of them show pictures. */
export type ProductRatingCounts = readonly { rating: number; count: number; withImages: number }[]
const countByRating = { rating: reviews.rating, count: count() }
const approved: ReviewStatus = 'APPROVED'

export function countRatings(queries: Queries, productId: string): Promise<ProductRatingCounts> {
  const withImages = sql<number>`count(*) filter (where ${hasImages})`.mapWith(Number)
  return queries
    .select({ ...countByRating, withImages })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, approved)))
    .groupBy(reviews.rating)
}

/** Counts approved reviews by day in Vietnam and rating, of a tenant's products or of all. */
export function countRatingsByDay(queries: Queries, tenantId: string | undefined, since: Date) {
  const day = sql<string>`to_char(${reviews.createdAt} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')`
  return queries
    .select({ day: day.as('day'), ...countByRating })
    .from(reviews)
    .where(
      and(
        tenantId ? eq(reviews.tenantId, tenantId) : undefined,
        eq(reviews.status, approved),
        gte(reviews.createdAt, since),
      ),
    )
    .groupBy(sql`day`, reviews.rating)
}
