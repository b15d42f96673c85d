import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { releaseCoupon } from '../coupons/coupons.store.ts'
import { refundPosting } from './order-postings.ts'
import { countStandingOrders, lockOrderGroup, type OrderRow } from './orders.store.ts'
import { postOrder } from './post-order.ts'

/**
 * Gives a paid order's money back to the buyer's wallet, exactly what was taken: from clearing while the order waits, and
 * from the shop, the commission and the promotion once it was settled. Posting it twice is refused by the ledger. Locks
 * the checkout, then the coupon, then ledger accounts: the order in which a checkout does.
 */
export async function refundOrder(context: RequestContext, order: OrderRow): Promise<number> {
  await context.asSystem(async (queries) => {
    const group = found(await lockOrderGroup(queries, order.groupId))
    // Releases the coupon only when no discounted order remains.
    const isLast = (await countStandingOrders(queries, group.id)) === 1
    if (group.couponId && order.deliveredAt === null && isLast) await releaseCoupon(queries, group.couponId, group.id)
    await postOrder(queries, refundPosting(order))
  })
  return order.totalInCents - order.refundedInCents
}
