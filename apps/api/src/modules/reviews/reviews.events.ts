import { href } from '@chonoi/domain'
import type { ReviewStatus } from '@chonoi/contract'
import type { Event } from '../events/event.ts'
import type { ReviewRow } from './reviews.store.ts'

interface NewReview {
  id: string
  rating: number
  product: { id: string; name: string; tenantId: string }
}

const authorOf = ({ authorLastName, authorFirstName }: ReviewRow) => `${authorLastName} ${authorFirstName}`.trim()

const ofReview = (id: string, tenantId: string) => ({ entityType: 'review', entityId: id, tenantId }) as const

export const reviewCreated = ({ id, rating, product }: NewReview, shopPeople: readonly string[]): Event => ({
  audit: {
    action: 'review.create',
    values: { name: product.name, rating },
    ...ofReview(id, product.tenantId),
    changes: { productId: product.id, rating },
  },
  notifications: [
    {
      type: 'REVIEW_RECEIVED',
      to: shopPeople,
      link: href('/products/$productId', { productId: product.id }),
      data: { reviewId: id, productId: product.id, productName: product.name, rating },
    },
  ],
})

export const reviewDeleted = (review: ReviewRow): Event => ({
  audit: {
    action: 'review.delete',
    values: { author: authorOf(review) },
    ...ofReview(review.id, review.tenantId),
  },
})

/** The product that was reviewed; it may be gone. */
type Reviewed = { readonly name: string } | null | undefined

export function reviewModerated(
  review: ReviewRow,
  product: Reviewed,
  status: ReviewStatus,
  reason: string | null,
): Event {
  const { id, tenantId, moderationReason, awaitsDecision } = review
  return {
    audit: {
      action: 'review.moderate',
      values: { name: product?.name ?? '', author: authorOf(review), to: status },
      ...ofReview(id, tenantId),
      changes: {
        status: { from: review.status, to: status },
        ...(moderationReason !== reason && { reason: { from: moderationReason, to: reason } }),
        ...(awaitsDecision && { awaitsDecision: { from: true, to: false } }),
      },
    },
    notifications: statusTold(review, status, reason),
  }
}

/** The decision on a review is taken back: it is as it was. */
export const reviewReopened = (review: ReviewRow, product: Reviewed, status: ReviewStatus): Event => ({
  audit: {
    action: 'review.reopen',
    values: { name: product?.name ?? '', author: authorOf(review), to: status },
    ...ofReview(review.id, review.tenantId),
    changes: { status: { from: review.status, to: status } },
  },
  notifications: statusTold(review, status, null),
})

/** The first answer is told to the author; a later one is in the audit log alone. */
export const reviewReplied = (
  review: ReviewRow,
  product: { name: string; slug: string } | null | undefined,
): Event => ({
  audit: {
    action: 'review.reply',
    values: { name: product?.name ?? '' },
    ...ofReview(review.id, review.tenantId),
  },
  notifications:
    review.reply !== null || !product
      ? []
      : [
          {
            type: 'REVIEW_REPLIED',
            to: [review.userId],
            link: href('/products/$productId', { productId: product.slug }),
            data: { reviewId: review.id, productName: product.name },
          },
        ],
})

function statusTold(review: ReviewRow, status: ReviewStatus, reason: string | null): Event['notifications'] {
  if (review.status === status) return []
  const { id: reviewId, userId, productId } = review
  const data = { reviewId, productId, status, ...(reason !== null && { reason }) }
  return [{ type: 'REVIEW_MODERATED', to: [userId], link: href('/reviews'), data }]
}
