import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { owns } from '../access/whose-row.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'

/** Anyone signed in reviews a product once; who bought it changes only the verified mark. */
export function mayReviewProduct(facts: { readonly hasReviewed: boolean }, actor: Actor | null): Decision {
  if (actor === null) return refuse('auth.unauthenticated')
  return facts.hasReviewed ? refuse('review.already_reviewed') : allow
}

export function mayEditReview(review: { readonly userId: string }, actor: Actor): Decision {
  return owns(actor, review.userId) ? allow : refuse('review.not_yours')
}

/** The author, or who moderates for the platform. */
export function mayDeleteReview(review: { readonly userId: string }, actor: Actor): Decision {
  return isPlatformAdministrator(actor) ? allow : mayEditReview(review, actor)
}

/** REVIEW-07: the days a review analysis covers unless told otherwise. */
export const reviewAnalyticsDays = 30
