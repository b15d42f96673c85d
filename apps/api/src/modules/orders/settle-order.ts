import type { RequestContext } from '../../http/context.ts'
import { settlementPosting } from './order-postings.ts'
import type { OrderRow } from './orders.store.ts'
import { postOrder } from './post-order.ts'

/** A delivered order's money leaves clearing: the shop gets it less commission, with what a platform coupon took off. */
export async function settleOrder(context: RequestContext, order: OrderRow): Promise<void> {
  await context.asSystem((queries) => postOrder(queries, settlementPosting(order)))
}
