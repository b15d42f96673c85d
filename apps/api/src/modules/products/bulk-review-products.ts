import type { BodyOf, BulkChangeResult } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import { eachByItself } from '../each-by-itself.ts'
import { approveProduct } from './approve-product.ts'
import { findProductsForUpdate, type ProductRow } from './managed-products.store.ts'
import { reopenProduct } from './reopen-product.ts'

/** Decides on each product by itself, or takes the decision back: one that is refused doesn't stop the others. */
export function bulkReviewProducts(
  context: RequestContext,
  { ids, action, reason }: BodyOf<'bulkReviewProducts'>,
): Promise<BulkChangeResult> {
  if (action === 'REJECT' && !reason?.trim()) refuseFields([{ field: 'reason', code: 'required' }])
  return context.transaction(async (queries) => {
    // All at once in one order, so that two of these calls wait for each other instead of deadlocking.
    const locked = await findProductsForUpdate(queries, ids)
    return eachByItself(byShop(ids, locked), async (id) => {
      if (action === 'REOPEN') await reopenProduct(context, id)
      else
        await approveProduct(context, id, { approved: action === 'APPROVE', ...(reason !== undefined && { reason }) })
    })
  })
}

/** Shops count their products, in one order too; those that aren't there come first. */
function byShop(ids: readonly string[], products: readonly ProductRow[]): readonly string[] {
  const shopOf = new Map(products.map(({ id, tenantId }) => [id, tenantId]))
  return ids.toSorted((one, other) => (shopOf.get(one) ?? '').localeCompare(shopOf.get(other) ?? ''))
}
