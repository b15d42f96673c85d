import type { BodyOf } from '@chonoi/contract'
import { mayDeleteReview, mayEditReview, validateReview, href } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found } from '../../http/failure.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { notify } from '../notifications/notify.ts'
import { readerOf } from './review-reader.ts'
import { deleteReviewRow, findReview, hasReceived, updateReviewRow } from './reviews.store.ts'

/** Its writer changes a review; a hidden or rejected one stays so. */
export function updateReview(context: RequestContext, id: string, input: BodyOf<'updateReview'>): Promise<void> {
  return context.transaction(async (queries) => {
    const { review } = found(await findReview(queries, { id }, readerOf(context)))
    enforce(mayEditReview(review, context.person))
    const { rating, title, comment } = { ...review, ...input }
    enforceForm(validateReview, { productId: review.productId, rating, title, comment })
    await updateReviewRow(queries, id, {
      ...{ rating, title: title?.trim() || null, comment: comment.trim() },
      isVerified: await hasReceived(queries, context.person.id, review.productId),
    })
  })
}

/** Its writer, or who moderates for the platform, removes a review. */
export function deleteReview(context: RequestContext, id: string): Promise<void> {
  const { person } = context
  return context.transaction(async (queries) => {
    const { review } = found(await findReview(queries, { id }, readerOf(context)))
    enforce(mayDeleteReview(review, person))
    const isOwn = review.userId === person.id
    // A moderator need not act in the platform's tenant at the moment.
    await context.asSystem((system) => deleteReviewRow(system, id))
    if (!isOwn) {
      await writeAudit(context, queries, {
        action: 'review.delete',
        description: `Removed a review of ${review.authorFirstName} ${review.authorLastName}`,
        vietnameseDescription: `Xoá đánh giá của ${review.authorLastName} ${review.authorFirstName}`,
        ...{ entityType: 'review', entityId: id, tenantId: review.tenantId },
      })
    }
  })
}

/** The platform approves, rejects or hides a review; its stars count only while it is approved. */
export function moderateReview(
  context: RequestContext,
  id: string,
  { status, reason }: BodyOf<'moderateReview'>,
): Promise<void> {
  return context.transaction(async (queries) => {
    const { review } = found(await findReview(queries, { id }, readerOf(context)))
    const why = reason?.trim() || null
    await updateReviewRow(queries, id, { status, moderationReason: why })
    if (review.status !== status) {
      await context.asSystem((system) =>
        notify(system, review.userId, {
          type: 'REVIEW_MODERATED',
          title: 'Đánh giá được kiểm duyệt',
          message: why ? `Đánh giá của bạn đã được kiểm duyệt: ${why}` : 'Đánh giá của bạn đã được kiểm duyệt.',
          link: href('/reviews'),
          data: { reviewId: id, productId: review.productId, status, ...(why && { reason: why }) },
        }),
      )
    }
    await writeAudit(context, queries, {
      action: 'review.moderate',
      description: `Review ${id}: ${review.status} to ${status}`,
      vietnameseDescription: `Đánh giá ${id}: ${review.status} → ${status}`,
      ...{ entityType: 'review', entityId: id, tenantId: review.tenantId },
      changes: { status: { from: review.status, to: status }, ...(why && { reason: why }) },
    })
  })
}
