import type { ProductReviewStats, RatingDistribution, Review, ReviewedProduct } from '@chonoi/contract'
import type { ProductRatingCounts, RatingCounts, ReviewReader, ReviewRow } from './reviews.store.ts'

/** Why the platform decided so is told to the author and the platform alone. */
export function toReview(row: ReviewRow, product: ReviewedProduct | undefined, reader: ReviewReader): Review {
  const { id, version, productId, rating, title, comment, isVerified, status, awaitsDecision } = row
  return {
    ...{ id, version, productId, rating, title, comment, images: row.imageUrls, isVerified, status, awaitsDecision },
    moderationReason: reader.seesAll || reader.userId === row.userId ? row.moderationReason : null,
    product: { name: product?.name ?? '', slug: product?.slug ?? '', imageUrl: product?.imageUrl ?? null },
    reply: row.reply !== null && row.repliedAt ? { text: row.reply, repliedAt: row.repliedAt.toISOString() } : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    user: { firstName: row.authorFirstName, lastName: row.authorLastName },
  }
}

/** Number of reviews per rating. */
export function toDistribution(counts: RatingCounts): RatingDistribution {
  const of = (stars: number) => counts.reduce((sum, { rating, count }) => (rating === stars ? sum + count : sum), 0)
  return { '1': of(1), '2': of(2), '3': of(3), '4': of(4), '5': of(5) }
}

export const totalOf = (counts: RatingCounts): number => counts.reduce((sum, { count }) => sum + count, 0)

/** One decimal; 0 without reviews. */
export function averageOf(counts: RatingCounts): number {
  const total = totalOf(counts)
  const stars = counts.reduce((sum, { rating, count }) => sum + rating * count, 0)
  return total === 0 ? 0 : Math.round((stars / total) * 10) / 10
}

export function toStats(counts: ProductRatingCounts): ProductReviewStats {
  const withImages = counts.reduce((sum, one) => sum + one.withImages, 0)
  const [averageRating, totalReviews] = [averageOf(counts), totalOf(counts)]
  return { averageRating, totalReviews, withImages, distribution: toDistribution(counts) }
}
