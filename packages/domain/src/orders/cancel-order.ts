import type { Actor } from '../access/actor.ts'
import { hasPermission } from '../access/has-permission.ts'
import { owns } from '../access/whose-row.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import { type OrderFacts, runsOrdersOf } from './order-facts.ts'
import { canOrderMoveTo, type OrderStatus } from './order-status.ts'

const cancellableByBuyer: readonly OrderStatus[] = ['PENDING', 'CONFIRMED']

/** An order, and whether its buyer has a file or a license key of it, which can't be taken back. */
export type CancellableOrder = OrderFacts & { readonly isHandedOver?: boolean }

/**
 * ORD-07: the buyer cancels from PENDING or CONFIRMED, the shop up to PROCESSING; stock and money go back. What the buyer
 * downloaded stays with them, so from then on the shop decides, or a complaint.
 */
export function mayCancelOrder(order: CancellableOrder, actor: Actor): Decision {
  const isShop = runsOrdersOf(actor, order.tenantId)
  if (isShop && canOrderMoveTo(order.status, 'CANCELLED')) return allow
  if (!owns(actor, order.buyerId)) return refuse(isShop ? 'order.not_cancellable' : 'order.not_yours')
  if (!hasPermission(actor, 'cancel:order')) return refuse('auth.permission_missing')
  return cancellableByBuyer.includes(order.status) && !order.isHandedOver ? allow : refuse('order.not_cancellable')
}
