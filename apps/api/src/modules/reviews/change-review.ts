import type { BodyOf, BulkChangeResult } from '@chonoi/contract'
import { mayDeleteReview, mayEditReview, validateReview } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, Failure, found } from '../../http/failure.ts'
import { eachByItself } from '../each-by-itself.ts'
import { enforceVersion } from '../enforce-version.ts'
import { record } from '../events/record.ts'
import { findProductCards } from '../products/product-cards.store.ts'
import { refuseUnknownImages } from '../uploads/refuse-unknown-images.ts'
import { readReview } from './read-reviews.ts'
import { readerOf } from './review-reader.ts'
import {
  deleteReviewRow,
  findReview,
  forgetRejection,
  hasReceived,
  keepRejection,
  lockReview,
  lockReviews,
  updateReviewRow,
} from './reviews.store.ts'
import { reviewDeleted, reviewModerated } from './reviews.events.ts'

/**
 * Changes the author's own review. A hidden or rejected one keeps its status and waits for another decision. It is locked,
 * so that a decision at the same moment is made before the change or after it. Fails with row.changed when the edited version
 * isn't the stored one.
 */
export function updateReview(
  context: RequestContext,
  id: string,
  { version, ...input }: BodyOf<'updateReview'>,
): Promise<void> {
  return context.transaction(async (queries) => {
    await lockReview(queries, id)
    const { review } = found(await findReview(queries, { id }, readerOf(context)))
    enforce(mayEditReview(review, context.person))
    await enforceVersion(version, review, () => readReview(context, id))
    const { rating, title, comment, images: imageUrls } = { ...review, images: review.imageUrls, ...input }
    enforceForm(validateReview, { productId: review.productId, rating, title, comment })
    const named = imageUrls.map((url, index) => ({ field: `images.${index}`, url, before: review.imageUrls }))
    await refuseUnknownImages(context, queries, named)
    await updateReviewRow(queries, id, {
      ...{ rating, title: title?.trim() || null, comment: comment.trim(), imageUrls: [...imageUrls] },
      isVerified: await hasReceived(queries, context.person.id, review.productId),
      awaitsDecision: review.status !== 'APPROVED',
    })
  })
}

/** Deletes a review, for its author or a platform moderator. The rejection of one is kept for the author's next. */
export function deleteReview(context: RequestContext, id: string): Promise<void> {
  const { person } = context
  return context.transaction(async (queries) => {
    const { review } = found(await findReview(queries, { id }, readerOf(context)))
    enforce(mayDeleteReview(review, person))
    const isOwn = review.userId === person.id
    // Runs as the system, because a moderator may be acting in another tenant.
    await context.asSystem(async (system) => {
      const last = await lockReview(system, id)
      if (last && last.status !== 'APPROVED') await keepRejection(system, last)
      await deleteReviewRow(system, id)
    })
    if (!isOwn) await record(context, queries, reviewDeleted(review))
  })
}

/**
 * Approves, rejects or hides a review, for the platform. Its rating counts only while approved. Fails with review.changed
 * when it isn't the version that was decided on any more.
 */
export function moderateReview(
  context: RequestContext,
  id: string,
  { status, reason, updatedAt }: BodyOf<'moderateReview'>,
): Promise<void> {
  return context.transaction(async (queries) => {
    await lockReviews(queries, [id])
    const { review } = found(await findReview(queries, { id }, readerOf(context)))
    if (updatedAt !== undefined && Date.parse(updatedAt) !== review.updatedAt.getTime())
      throw new Failure('review.changed')
    const why = reason?.trim() || null
    await updateReviewRow(queries, id, { status, moderationReason: why, awaitsDecision: false })
    await context.asSystem(async (system) => {
      if (status === 'APPROVED') await forgetRejection(system, review)
      const products = await findProductCards(system, [review.productId])
      await record(context, system, reviewModerated(review, products.get(review.productId), status, why))
    })
  })
}

/** Decides on each review by itself: one that is gone or was changed meanwhile doesn't stop the others. */
export function bulkModerateReviews(
  context: RequestContext,
  { ids, updatedAts = [], ...decision }: BodyOf<'bulkModerateReviews'>,
): Promise<BulkChangeResult> {
  return context.transaction(async (queries) => {
    const kept = (await lockReviews(queries, ids)).map(({ id }) => id)
    const gone = ids.filter((id) => !kept.includes(id))
    return eachByItself([...kept, ...gone], (id) => {
      const updatedAt = updatedAts[ids.indexOf(id)]
      return moderateReview(context, id, { ...decision, ...(updatedAt && { updatedAt }) })
    })
  })
}
