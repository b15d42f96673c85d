import type { BodyOf } from '@chonoi/contract'
import { mayReviewProduct, validateReview } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, Failure } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findShopPeople, isOrWasShopPerson } from '../tenants/tenants.store.ts'
import { refuseUnknownImages } from '../uploads/refuse-unknown-images.ts'
import { findRejection, findReviewedProduct, hasReceived, insertReview } from './reviews.store.ts'
import { reviewCreated } from './reviews.events.ts'

/**
 * Creates a review of a listed product, one per person. Marks it as verified when the author received the product, and
 * notifies the shop. After a rejected one it waits for moderation. Fails with product.not_available, review.own_shop,
 * review.already_reviewed, request.rate_limited.
 */
export async function createReview(context: RequestContext, input: BodyOf<'createReview'>): Promise<string> {
  const { person } = context
  enforceForm(validateReview, input)
  const { productId, rating, images = [] } = input
  const isVerified = await context.transaction((queries) => hasReceived(queries, person.id, productId))
  // Before the transaction: counting takes a connection of its own.
  if (!isVerified) await context.ports.rateLimits.consume('review', person.id)
  return context.transaction(async (queries) => {
    const product = await findReviewedProduct(queries, productId)
    if (!product) throw new Failure('product.not_available')
    const isOfShop = await context.asSystem((system) => isOrWasShopPerson(system, person.id, product.tenantId))
    // A second review is refused by its unique key, concurrent ones included.
    enforce(mayReviewProduct({ hasReviewed: false, isOfShop }, person))
    const named = images.map((url, index) => ({ field: `images.${index}`, url }))
    await refuseUnknownImages(context, queries, named)
    const rejection = await findRejection(queries, productId, person.id)
    const reviewId = await insertReview(queries, {
      ...(rejection && { status: 'REJECTED' as const, moderationReason: rejection.reason, awaitsDecision: true }),
      ...{ productId, rating, tenantId: product.tenantId, userId: person.id },
      authorFirstName: person.firstName,
      authorLastName: person.lastName,
      title: input.title?.trim() || null,
      comment: input.comment.trim(),
      imageUrls: [...images],
      isVerified,
    })
    await context.asSystem(async (system) => {
      const people = await findShopPeople(system, product.tenantId)
      const others = people.filter((userId) => userId !== person.id)
      await record(context, system, reviewCreated({ id: reviewId, rating, product }, others))
    })
    return reviewId
  })
}
