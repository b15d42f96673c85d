import type { Calls } from '../../../test/calls/call.ts'
import type { reviewRoutes } from './reviews.routes.ts'

export const reviewCalls = {
  listReviews: {
    query: ({ reviewed, user }) => ({ productId: reviewed, userId: user }),
    names: { 'query.productId': { others: 'yes' }, 'query.userId': { others: 'yes' } },
    watched: [
      {
        name: 'the reviews of a product',
        query: ({ product }) => ({ productId: product.id }),
        index: 'reviews_product',
      },
      { name: 'the newest reviews', index: 'reviews_newest', isInOrder: true },
      {
        ...{ name: 'reviews that wait for a decision', query: { awaitsDecision: true }, index: 'reviews_awaiting' },
        ...{ isInOrder: true, as: 'platform' },
      },
      {
        ...{ name: 'hidden reviews', query: { status: 'HIDDEN' }, index: 'reviews_by_status' },
        ...{ isInOrder: true, as: 'platform' },
      },
    ],
  },
  exportReviews: {
    query: ({ reviewed, user }) => ({ productId: reviewed, userId: user }),
    names: { 'query.productId': { others: 'yes' }, 'query.userId': { others: 'yes' } },
    unwatched: 'writes all that it lists into a file, now and then',
  },
  createReview: {
    body: ({ product, upload }) => ({
      ...{ productId: product.id, rating: 5, comment: 'Đẹp lắm, đóng gói kỹ.' },
      images: [upload],
    }),
    own: { seller: 403, shopAdmin: 403, otherAdmin: 403, others: 'yes' },
    names: {
      'body.productId': { others: 409 },
      'body.images.[]': { seller: 403, shopAdmin: 403, otherAdmin: 403, others: 422 },
    },
    fixed: { images: undefined },
    reachesNobody: { 'body.productId': 'onTheSite' },
  },
  getReviewAnalytics: { unwatched: 'sums' },
  getProductReviewStats: {
    path: ({ product }) => ({ id: product.id }),
    row: 'listed',
    watched: [{ name: 'the stars of a product', index: 'reviews_product' }],
  },
  getMyProductReview: {
    path: ({ reviewed }) => ({ id: reviewed }),
    row: 'anybody',
    watched: [{ name: 'one’s review of a product', index: 'reviews_user' }],
  },
  getReview: { path: ({ review }) => ({ id: review }), row: 'cared', unwatched: 'oneRow' },
  updateReview: {
    path: ({ review }) => ({ id: review }),
    body: ({ upload }) => ({ rating: 4, images: [upload] }),
    names: { 'body.images.[]': { others: 422 } },
    fixed: { images: undefined },
    row: 'written',
  },
  deleteReview: { path: ({ review }) => ({ id: review }), row: 'cared' },
  moderateReview: { path: ({ review }) => ({ id: review }), body: { status: 'APPROVED' }, row: 'cared' },
  bulkModerateReviews: {
    body: ({ review }) => ({ ids: [review], status: 'HIDDEN' }),
    names: { 'body.ids.[]': { others: 'yes' } },
  },
  replyToReview: {
    path: ({ shopReview }) => ({ id: shopReview }),
    body: { reply: 'Cảm ơn bạn đã ủng hộ.' },
    row: 'run',
  },
  bulkReopenReviews: { body: ({ review }) => ({ ids: [review] }), names: { 'body.ids.[]': { others: 'yes' } } },
} satisfies Calls<keyof typeof reviewRoutes>
