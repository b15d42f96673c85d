import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { owns } from '../access/whose-row.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'

/**
 * Any signed-in user may review a product once, except the people of its shop, former ones included. Having bought it only
 * affects the verified mark.
 */
export function mayReviewProduct(
  facts: { readonly hasReviewed: boolean; readonly isOfShop: boolean },
  actor: Actor | null,
): Decision {
  if (actor === null) return refuse('auth.unauthenticated')
  if (facts.isOfShop) return refuse('review.own_shop')
  return facts.hasReviewed ? refuse('review.already_reviewed') : allow
}

export function mayEditReview(review: { readonly userId: string }, actor: Actor): Decision {
  return owns(actor, review.userId) ? allow : refuse('review.not_yours')
}

/** Allowed for the author and the platform's moderators. */
export function mayDeleteReview(review: { readonly userId: string }, actor: Actor): Decision {
  return isPlatformAdministrator(actor) ? allow : mayEditReview(review, actor)
}

/** REVIEW-07: the default period of a review analysis, in days. */
export const reviewAnalyticsDays = 30
