import type { BodyOf } from '@chonoi/contract'
import { validateReviewReply } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { ofTheShop } from './review-reader.ts'
import { findReview, updateReviewRow } from './reviews.store.ts'
import { reviewReplied } from './reviews.events.ts'

/** Writes what the shop answers to a review on the site, and tells its author of the first answer. */
export function replyToReview(context: RequestContext, id: string, input: BodyOf<'replyToReview'>): Promise<void> {
  enforceForm(validateReviewReply, input)
  const reply = input.reply.trim()
  return context.transaction(async (queries) => {
    const { review, product } = found(await findReview(queries, { id }, ofTheShop(context)))
    found(review.status === 'APPROVED' && isManagedHere(context, review.tenantId) ? review : undefined)
    if (review.reply === reply) return
    await context.asSystem(async (system) => {
      await updateReviewRow(system, id, { reply, repliedAt: context.ports.now() })
      await record(context, system, reviewReplied(review, product))
    })
  })
}
