import type { Actor } from '../access/actor.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import { type OrderFacts, runsOrdersOf, waitsForRemittance } from './order-facts.ts'
import { isPaid } from './order-payment-status.ts'
import { canOrderMoveTo, type OrderStatus, orderStatuses, undeliveredFrom } from './order-status.ts'

/** The transitions of an order that only a paid one makes: those of the goods, and giving money back. */
const needsPayment: readonly OrderStatus[] = ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'REFUNDED']

/** Cash is collected on delivery, so its orders are on their way unpaid. */
const waitsForPayment = ({ paymentMethod, paymentStatus }: OrderFacts, to: OrderStatus) =>
  needsPayment.includes(to) &&
  !isPaid(paymentStatus) &&
  (to === 'REFUNDED' || paymentStatus === 'REFUNDED' || paymentMethod !== 'CASH_ON_DELIVERY')

/** ORD-04: the shop moves the order along one transition of the table. Only a paid order is sent or refunded. */
export function mayChangeOrderStatus(order: OrderFacts, to: OrderStatus, actor: Actor): Decision {
  if (!runsOrdersOf(actor, order.tenantId)) return refuse('order.not_yours')
  if (!canOrderMoveTo(order.status, to)) return refuse('order.transition_not_allowed')
  if (to === 'REFUNDED' && waitsForRemittance(order)) return refuse('payment.not_remitted')
  if (waitsForPayment(order, to)) return refuse('order.not_paid')
  return allow
}

/** The shop has a parcel back that its buyer refused or that couldn't be handed over: the order ends as a cancelled one. */
export function mayReportFailedDelivery(order: Pick<OrderFacts, 'status' | 'tenantId'>, actor: Actor): Decision {
  if (!runsOrdersOf(actor, order.tenantId)) return refuse('order.not_yours')
  const isUnderWay = undeliveredFrom.some((status) => status === order.status)
  return isUnderWay ? allow : refuse('order.transition_not_allowed')
}

/** The transitions a screen offers this actor. */
export function offeredOrderStatuses(order: OrderFacts, actor: Actor): readonly OrderStatus[] {
  return orderStatuses.filter((to) => mayChangeOrderStatus(order, to, actor).allowed)
}
