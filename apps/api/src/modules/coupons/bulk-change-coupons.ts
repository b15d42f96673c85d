import type { BodyOf, BulkChangeResult } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { eachByItself } from '../each-by-itself.ts'
import { deleteCoupon, updateCoupon } from './change-coupons.ts'
import { lockCartsWith, lockCoupons } from './managed-coupons.store.ts'

/** Pauses, resumes or deletes each coupon by itself: one that is refused doesn't stop the others. */
export function bulkChangeCoupons(
  context: RequestContext,
  { ids, action }: BodyOf<'bulkChangeCoupons'>,
): Promise<BulkChangeResult> {
  return context.transaction(async (queries) => {
    // Carts before coupons, as a checkout does, and each in one order: two calls wait for each other instead of deadlocking.
    if (action === 'DELETE') await context.asSystem((system) => lockCartsWith(system, ids))
    await lockCoupons(queries, ids)
    return eachByItself(ids, async (id) => {
      if (action === 'DELETE') await deleteCoupon(context, id)
      else await updateCoupon(context, id, { isActive: action === 'ACTIVATE' })
    })
  })
}
