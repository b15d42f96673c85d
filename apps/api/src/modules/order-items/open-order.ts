import { canChangeOrderItems } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findOrderForUpdate, lockOrderGroup, type OrderRow } from '../orders/orders.store.ts'
import { insertStockMovement } from '../stock/stock.store.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { findItemsOfOrder, refreshGroupTotal, updateOrderTotals } from './order-items.store.ts'
import { totalsOf } from './price-item.ts'
import { type ItemChange, orderItemChanged } from './order-items.events.ts'

/** An order of the current tenant, locked, whose lines may still change; order.items_locked when they may not. */
export async function lockOpenOrder(context: RequestContext, queries: Queries, orderId: string): Promise<OrderRow> {
  const order = found(await findOrderForUpdate(queries, orderId))
  found(isManagedHere(context, order.tenantId) ? order : undefined)
  if (!canChangeOrderItems(order)) throw new Failure('order.items_locked')
  return order
}

/** Takes more of a variant for the order, or gives it back; stock.insufficient when there isn't as much. */
export async function moveOrderStock(
  context: RequestContext,
  order: OrderRow,
  { productId, variantId }: { productId: string; variantId: string },
  more: number,
): Promise<void> {
  if (more === 0) return
  const { id: referenceId, tenantId } = order
  await context.asTenant(tenantId, (queries) =>
    insertStockMovement(queries, {
      ...{ tenantId, productId, variantId, type: more > 0 ? 'SALE' : 'RETURN', quantity: -more },
      ...{ referenceType: 'order', referenceId, createdBy: context.person.id },
    }),
  )
}

/** Recalculates the totals of the order and of its checkout from their lines. */
export async function recountOrder(
  context: RequestContext,
  queries: Queries,
  order: OrderRow,
  change: ItemChange,
): Promise<void> {
  const totals = totalsOf(order, await findItemsOfOrder(queries, order.id))
  await updateOrderTotals(queries, order.id, totals)
  await context.asSystem(async (system) => {
    await lockOrderGroup(system, order.groupId)
    await refreshGroupTotal(system, order.groupId)
  })
  await record(context, queries, orderItemChanged(order, change, totals.totalInCents))
}
