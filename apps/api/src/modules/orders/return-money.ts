import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { releaseCoupon } from '../coupons/coupons.store.ts'
import { closePendingPayments } from '../payments/close-payment.ts'
import { noteOrderRefund } from '../payments/note-order-refund.ts'
import { refundPosting } from './order-postings.ts'
import { countStandingOrders, lockOrderGroup, type OrderRow } from './orders.store.ts'
import { postOrder } from './post-order.ts'

/**
 * Gives what is left of a paid order's money back to the buyer's wallet: from clearing while the order waits, and from
 * the shop, the commission and the promotion once it was released. Posting it twice is refused by the ledger. Locks the
 * checkout, then its payment, then the coupon, then ledger accounts.
 */
export async function returnMoney(context: RequestContext, order: OrderRow, reason: string): Promise<number> {
  const amountInCents = order.totalInCents - order.refundedInCents
  await context.asSystem(async (queries) => {
    await releaseCouponOf(queries, order)
    await noteOrderRefund(context, queries, order, { amountInCents, reason })
    await postOrder(queries, refundPosting(order))
  })
  return amountInCents
}

/** Ends the payments of an unpaid order that is cancelled. */
export async function dropPayment(context: RequestContext, order: OrderRow): Promise<void> {
  await context.asSystem(async (queries) => {
    await releaseCouponOf(queries, order)
    await closePendingPayments(
      context,
      queries,
      order.groupId,
      'CANCELLED',
      context.actor ? 'BUYER' : 'SYSTEM',
      order.id,
    )
  })
}

/** Releases the coupon only when no discounted order remains. */
async function releaseCouponOf(queries: Queries, order: OrderRow): Promise<void> {
  const group = found(await lockOrderGroup(queries, order.groupId))
  const isLast = (await countStandingOrders(queries, group.id)) === 1
  if (group.couponId && order.deliveredAt === null && isLast) await releaseCoupon(queries, group.couponId, group.id)
}
