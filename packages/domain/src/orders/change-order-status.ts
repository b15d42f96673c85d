import type { Actor } from '../access/actor.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import { type OrderFacts, runsOrdersOf } from './order-facts.ts'
import { isPaid } from './order-payment-status.ts'
import { canOrderMoveTo, type OrderStatus, orderStatuses } from './order-status.ts'

/** The transitions that move an order's money, to the shop or back to the buyer. */
const needsPayment: readonly OrderStatus[] = ['DELIVERED', 'REFUNDED']

/** ORD-04: the shop moves the order along one transition of the table. Only a paid order is delivered or refunded. */
export function mayChangeOrderStatus(order: OrderFacts, to: OrderStatus, actor: Actor): Decision {
  if (!runsOrdersOf(actor, order.tenantId)) return refuse('order.not_yours')
  if (!canOrderMoveTo(order.status, to)) return refuse('order.transition_not_allowed')
  if (needsPayment.includes(to) && !isPaid(order.paymentStatus)) return refuse('order.not_paid')
  return allow
}

/** The transitions a screen offers this actor. */
export function offeredOrderStatuses(order: OrderFacts, actor: Actor): readonly OrderStatus[] {
  return orderStatuses.filter((to) => mayChangeOrderStatus(order, to, actor).allowed)
}
