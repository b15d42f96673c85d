import type { Routes } from '../../http/handlers.ts'
import { bulkModerateReviews, deleteReview, moderateReview, updateReview } from './change-review.ts'
import { createReview } from './create-review.ts'
import { exportReviews } from './export-reviews.ts'
import { listReviews, readOwnReview, readReview } from './read-reviews.ts'
import { replyToReview } from './reply-to-review.ts'
import { ofTheShop } from './review-reader.ts'
import { bulkReopenReviews } from './reopen-reviews.ts'
import { readProductReviewStats, readReviewAnalytics } from './review-figures.ts'

export const reviewRoutes = {
  async listReviews(context, { query }) {
    return listReviews(context, query)
  },
  exportReviews: (context, { query }) => exportReviews(context, query),
  async createReview(context, { body }) {
    return readReview(context, await createReview(context, body))
  },
  async getReviewAnalytics(context, { query }) {
    return readReviewAnalytics(context, query.days)
  },
  async getProductReviewStats(context, { path }) {
    return readProductReviewStats(context, path.id)
  },
  async getMyProductReview(context, { path }) {
    return readOwnReview(context, path.id)
  },
  async getReview(context, { path }) {
    return readReview(context, path.id)
  },
  async updateReview(context, { path, body }) {
    await updateReview(context, path.id, body)
    return readReview(context, path.id)
  },
  async deleteReview(context, { path }) {
    await deleteReview(context, path.id)
    return { success: true }
  },
  async moderateReview(context, { path, body }) {
    await moderateReview(context, path.id, body)
    return readReview(context, path.id)
  },
  bulkModerateReviews: (context, { body }) => bulkModerateReviews(context, body),
  async replyToReview(context, { path, body }) {
    await replyToReview(context, path.id, body)
    return readReview(context, path.id, ofTheShop(context))
  },
  bulkReopenReviews: (context, { body }) => bulkReopenReviews(context, body),
} satisfies Routes
