import { href } from '@chonoi/domain'
import type { ReviewStatus } from '@chonoi/contract'
import type { Event } from '../events/event.ts'
import type { ReviewRow } from './reviews.store.ts'

interface NewReview {
  id: string
  rating: number
  product: { id: string; name: string; tenantId: string }
}

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
    values: { author: `${review.authorLastName} ${review.authorFirstName}` },
    ...ofReview(review.id, review.tenantId),
  },
})

export function reviewModerated(review: ReviewRow, status: ReviewStatus, reason: string | null): Event {
  const { id, userId, productId, tenantId } = review
  const why = reason !== null && { reason }
  return {
    audit: {
      action: 'review.moderate',
      values: { reviewId: id, from: review.status, to: status },
      ...ofReview(id, tenantId),
      changes: { status: { from: review.status, to: status }, ...why },
    },
    notifications:
      review.status === status
        ? []
        : [
            {
              type: 'REVIEW_MODERATED',
              to: [userId],
              link: href('/reviews'),
              data: { reviewId: id, productId, status, ...why },
            },
          ],
  }
}
