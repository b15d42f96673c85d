import type { RequestContext } from '../../http/context.ts'
import { releaseCoupon } from '../coupons/coupons.store.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { refundPosting } from './order-postings.ts'
import { countStandingOrders, findOrderGroup, type OrderRow } from './orders.store.ts'

/**
 * Gives a paid order's money back to the buyer's wallet, exactly what was taken: from clearing while the order waits, and
 * from the shop, the commission and the promotion once it was settled. Posting it twice is refused by the ledger.
 */
export async function refundOrder(context: RequestContext, order: OrderRow): Promise<number> {
  const amount = order.totalInCents - order.refundedInCents
  await context.asSystem(async (queries) => {
    if (amount > 0) await postLedger(queries, refundPosting(order))
    const group = await findOrderGroup(queries, order.groupId)
    // The use comes back only when nothing is left that the coupon made cheaper.
    const isLast = (await countStandingOrders(queries, order.groupId)) === 1
    if (group?.couponId && order.deliveredAt === null && isLast) await releaseCoupon(queries, group.couponId, group.id)
  })
  return amount
}
