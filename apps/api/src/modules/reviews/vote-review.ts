import { mayFindHelpful } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found } from '../../http/failure.ts'
import { isOrWasShopPerson } from '../tenants/tenants.store.ts'
import { deleteVote, findReview, insertVote } from './reviews.store.ts'

/**
 * Notes that the caller finds a review on the site helpful. Fails with review.own_vote for its author and the people of its
 * shop, whose votes say nothing.
 */
export function markReviewHelpful(context: RequestContext, reviewId: string): Promise<void> {
  const { person } = context
  return context.transaction(async (queries) => {
    const reader = { userId: person.id, seesAll: false }
    const { review } = found(await findReview(queries, { id: reviewId }, reader))
    const isOfShop = await context.asSystem((system) => isOrWasShopPerson(system, person.id, review.tenantId))
    enforce(mayFindHelpful({ userId: review.userId, isOfShop }, person))
    await insertVote(queries, { reviewId, userId: person.id })
  })
}

/** Takes the caller's vote back. Without one nothing changes, so that a repeated call succeeds. */
export function unmarkReviewHelpful(context: RequestContext, reviewId: string): Promise<void> {
  return context.transaction(async (queries) => {
    found(await findReview(queries, { id: reviewId }, { userId: context.person.id, seesAll: false }))
    await deleteVote(queries, { reviewId, userId: context.person.id })
  })
}
