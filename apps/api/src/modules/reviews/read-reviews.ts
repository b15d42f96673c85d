import type { Review } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { paginationOf } from '../../http/pagination.ts'
import { findProductCards } from '../products/product-cards.store.ts'
import { readerOf } from './review-reader.ts'
import { toReview } from './review-views.ts'
import {
  findReview,
  findReviewedProduct,
  findReviews,
  type ReviewListQuery,
  type ReviewReader,
  type ShownReview,
} from './reviews.store.ts'

/** A visitor's queries need no transaction. */
function read<T>(context: RequestContext, work: (queries: Queries) => Promise<T>): Promise<T> {
  return context.actor ? context.transaction(work) : work(context.visitor)
}

/** Lists reviews: public ones, the caller's own in any state, all for the platform. */
export async function listReviews(context: RequestContext, query: ReviewListQuery) {
  const { rows, total } = await read(context, (queries) => findReviews(queries, query, readerOf(context)))
  return { data: await withProducts(context, rows), pagination: paginationOf(query.page, query.limit, total) }
}

export async function readReview(
  context: RequestContext,
  id: string,
  reader: ReviewReader = readerOf(context),
): Promise<Review> {
  const row = found(await read(context, (queries) => findReview(queries, { id }, reader)))
  return found((await withProducts(context, [row]))[0])
}

/** Returns the caller's review of a product, or null. Fails with 404 when the product isn't visible to them. */
export async function readOwnReview(context: RequestContext, productId: string): Promise<Review | null> {
  const key = { productId, userId: context.person.id }
  const row = await context.transaction((queries) => findReview(queries, key, readerOf(context)))
  if (row) return (await withProducts(context, [row]))[0] ?? null
  found(await findReviewedProduct(context.visitor, productId))
  return null
}

/** Adds names of unlisted products, for callers who still see reviews of them. */
async function withProducts(context: RequestContext, rows: readonly ShownReview[]): Promise<Review[]> {
  const gone = rows.filter(({ product }) => product === null).map(({ review }) => review.productId)
  const cards = gone.length > 0 ? await context.asSystem((system) => findProductCards(system, gone)) : new Map()
  return rows.map(({ review, product }) => toReview(review, product ?? cards.get(review.productId), readerOf(context)))
}
