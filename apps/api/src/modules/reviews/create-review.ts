import type { BodyOf } from '@chonoi/contract'
import { validateReview, href } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, Failure } from '../../http/failure.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { notifyEach } from '../notifications/notify.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'
import { findReviewedProduct, hasReceived, insertReview } from './reviews.store.ts'

/**
 * Reviews a product on the site, once per person; who received it is marked as verified. Tells the shop. Fails with
 * product.not_available, review.already_reviewed.
 */
export function createReview(context: RequestContext, input: BodyOf<'createReview'>): Promise<string> {
  const { person } = context
  enforceForm(validateReview, input)
  const { productId, rating } = input
  return context.transaction(async (queries) => {
    const product = await findReviewedProduct(queries, productId)
    if (!product) throw new Failure('product.not_available')
    const reviewId = await insertReview(queries, {
      ...{ productId, rating, tenantId: product.tenantId, userId: person.id },
      authorFirstName: person.firstName,
      authorLastName: person.lastName,
      title: input.title?.trim() || null,
      comment: input.comment.trim(),
      isVerified: await hasReceived(queries, person.id, productId),
    })
    await writeAudit(context, queries, {
      action: 'review.create',
      description: `Reviewed “${product.name}”: ${rating} of 5`,
      vietnameseDescription: `Đánh giá “${product.name}”: ${rating}/5 sao`,
      entityType: 'review',
      entityId: reviewId,
      tenantId: product.tenantId,
      changes: { productId, rating },
    })
    await context.asSystem(async (system) => {
      const people = await findShopPeople(system, product.tenantId)
      await notifyEach(
        system,
        people.filter((userId) => userId !== person.id),
        {
          type: 'REVIEW_RECEIVED',
          title: 'Đánh giá mới',
          message: `Sản phẩm “${product.name}” vừa được đánh giá ${rating} sao.`,
          link: href('/products/$productId', { productId }),
          data: { reviewId, productId, productName: product.name, rating },
        },
      )
    })
    return reviewId
  })
}
