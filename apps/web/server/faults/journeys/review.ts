import type { Journey } from './journey.ts'

/** Reviews a product, once each. Has no key, so nothing is expected when the answer was lost. */
export const review: Journey = async ({ market, calls, books }) => {
  const product = market.products[books.reviewed++]
  if (!product) return
  const body = { productId: product.id, rating: 5, comment: 'Rất ưng ý, đóng gói cẩn thận.' }
  const isLost = (code: string | undefined) => code === 'review.already_reviewed'
  const answer = await calls.once({ method: 'POST', path: '/reviews', body }, 201, isLost)
  if (answer?.body.id) books.reviews.push(answer.body.id)
}
