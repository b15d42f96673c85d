import type { Journey } from './journey.ts'

/** Has no key: of one whose answer was lost nothing is expected. Each product is tried once. */
export const review: Journey = async ({ market, calls, books }) => {
  const product = market.products[books.reviewed++]
  if (!product) return
  const body = { productId: product.id, rating: 5, comment: 'Rất ưng ý, đóng gói cẩn thận.' }
  const isLost = (code: string | undefined) => code === 'review.already_reviewed'
  const answer = await calls.once({ method: 'POST', path: '/reviews', body }, 201, isLost)
  if (answer?.body.id) books.reviews.push(answer.body.id)
}
