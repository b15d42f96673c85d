import type { BodyOf, BulkChangeResult, ReviewStatus } from '@chonoi/contract'
import { mayReopenModeration } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found } from '../../http/failure.ts'
import { eachByItself } from '../each-by-itself.ts'
import { record } from '../events/record.ts'
import { findLastDecision } from '../moderation/last-decision.store.ts'
import { findProductCards } from '../products/product-cards.store.ts'
import { readerOf } from './review-reader.ts'
import { findReview, lockReviews, updateReviewRow } from './reviews.store.ts'
import { reviewReopened } from './reviews.events.ts'

/** Takes back the last decision on each review by itself: one whose decision is final doesn't stop the others. */
export function bulkReopenReviews(
  context: RequestContext,
  { ids }: BodyOf<'bulkReopenReviews'>,
): Promise<BulkChangeResult> {
  return context.transaction(async (queries) => {
    const kept = (await lockReviews(queries, ids)).map(({ id }) => id)
    const gone = ids.filter((id) => !kept.includes(id))
    return eachByItself([...kept, ...gone], (id) => reopen(context, queries, id))
  })
}

async function reopen(context: RequestContext, queries: Queries, id: string): Promise<void> {
  const { review } = found(await findReview(queries, { id }, readerOf(context)))
  const last = await context.asSystem((system) => findLastDecision(system, 'review', id))
  const { status, reason, awaitsDecision } = last?.changes ?? {}
  const { from, to } = { from: review.status, to: review.status, ...status }
  // A review that was edited since waits for another decision.
  const holds = last !== undefined && !last.isTakenBack && to === review.status && !review.awaitsDecision
  enforce(mayReopenModeration(last && { decidedAt: last.decidedAt, holds }, context.ports.now()))
  await updateReviewRow(queries, id, {
    status: from as ReviewStatus,
    ...(reason && { moderationReason: reason.from }),
    ...(awaitsDecision && { awaitsDecision: awaitsDecision.from }),
  })
  await context.asSystem(async (system) => {
    const products = await findProductCards(system, [review.productId])
    await record(context, system, reviewReopened(review, products.get(review.productId), from as ReviewStatus))
  })
}
