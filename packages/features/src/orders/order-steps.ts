import type { Order, OrderStatus, OrderSummary } from '@chonoi/contract'
import { type Actor, offeredOrderStatuses } from '@chonoi/domain'

/** Orders begin as PENDING; a shop takes them everywhere else. */
export type OfferedStep = Exclude<OrderStatus, 'PENDING'>

const isStep = (status: OrderStatus): status is OfferedStep => status !== 'PENDING'

/** What this actor may do with an order next, the ordinary way on first. */
export function stepsOf(order: Order | OrderSummary, actor: Actor): readonly OfferedStep[] {
  const facts = { ...order, buyerId: order.buyer.id, tenantId: order.tenant.id }
  return offeredOrderStatuses(facts, actor).filter(isStep)
}

/** Money or goods go back. */
export const isDangerousStep = (status: OfferedStep): boolean => status === 'CANCELLED' || status === 'REFUNDED'

/** Whether a press may do it at once. Delivery pays the shop and can only be refunded, so it is asked for first. */
export const isQuickStep = (status: OfferedStep): boolean => !isDangerousStep(status) && status !== 'DELIVERED'
