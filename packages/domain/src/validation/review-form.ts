import type { Fault, Validator } from './field-problem.ts'
import { atMost, checkText, lengthOf, required } from './text-rules.ts'

export const reviewLimits = {
  minRating: 1,
  maxRating: 5,
  minComment: 10,
  maxComment: 2000,
  maxTitle: 200,
  maxReply: 1000,
  maxImages: 5,
} as const

export type ReviewForm = {
  readonly productId: string
  readonly rating: number
  readonly title?: string | null
  readonly comment: string
}

type ReviewProblem = Extract<Fault['code'], `review.${string}`>

/** Checks a review (REVIEW-01..05); the comment is trimmed before it is measured. */
export const validateReview: Validator<ReviewForm> = (form) => {
  const comment = lengthOf(form.comment.trim())
  const checks: readonly [field: string, code: ReviewProblem, isWrong: boolean][] = [
    ['productId', 'review.product_required', form.productId.trim() === ''],
    ['rating', 'review.rating_range', !isRating(form.rating)],
    ['title', 'review.title_too_long', lengthOf(form.title ?? '') > reviewLimits.maxTitle],
    ['comment', 'review.comment_too_short', comment < reviewLimits.minComment],
    ['comment', 'review.comment_too_long', comment > reviewLimits.maxComment],
  ]
  return checks.filter(([, , isWrong]) => isWrong).map(([field, code]) => ({ field, code }))
}

export function isRating(value: number): boolean {
  return Number.isInteger(value) && value >= reviewLimits.minRating && value <= reviewLimits.maxRating
}

/** What a shop answers to a review. */
export const validateReviewReply: Validator<{ readonly reply: string }> = ({ reply }) =>
  checkText('reply', reply, required, atMost(reviewLimits.maxReply))
