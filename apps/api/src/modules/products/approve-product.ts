import type { BodyOf } from '@chonoi/contract'
import { mayApproveProduct } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findProductForUpdate, updateProducts } from './managed-products.store.ts'
import { productReviewed } from './products.events.ts'

/** Approves a pending product or rejects it with a reason. Refuses decisions on one's own products. */
export function approveProduct(
  context: RequestContext,
  productId: string,
  { approved = true, reason }: BodyOf<'approveProduct'>,
): Promise<void> {
  const why = reason?.trim() || null
  if (!approved && !why) refuseFields([{ field: 'reason', code: 'required' }])
  return context.transaction(async (queries) => {
    const product = found(await findProductForUpdate(queries, productId))
    enforce(mayApproveProduct(product, context.person))
    const status = approved ? 'APPROVED' : 'REJECTED'
    await updateProducts(queries, [productId], { status, rejectionReason: approved ? null : why })
    await context.asSystem((system) => record(context, system, productReviewed(product, approved, why)))
  })
}
