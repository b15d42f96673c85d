import type { Queries } from '../../database/database.ts'
import { lockOwedFees } from '../ledger/owed-fees.store.ts'
import { getPlatformSettingsRow } from '../platform/platform.store.ts'
import { holdsMoneyItself, settlementPosting } from './order-postings.ts'
import type { OrderRow } from './orders.store.ts'
import { postOrder } from './post-order.ts'
import { markReleased } from './release-order.store.ts'

const day = 86_400_000

/** When the money of an order that is delivered now is released by itself. */
export async function releaseDueAt(queries: Queries, deliveredAt: Date): Promise<Date> {
  const { orderReleaseDays } = await getPlatformSettingsRow(queries)
  return new Date(deliveredAt.getTime() + orderReleaseDays * day)
}

/**
 * The money of a delivered order, which is locked, leaves clearing: the shop gets it less commission, with what a
 * platform coupon took off and less the commission that it owes. Runs as the system.
 */
export async function releaseOrder(queries: Queries, order: OrderRow, now: Date): Promise<void> {
  const owedInCents = holdsMoneyItself(order) ? 0 : await lockOwedFees(queries, order.tenantId)
  await postOrder(queries, settlementPosting(order, owedInCents))
  await markReleased(queries, order.id, now)
}
