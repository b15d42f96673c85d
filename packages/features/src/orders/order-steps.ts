import type { Order, OrderStatus, OrderSummary } from '@chonoi/contract'
import { type Actor, offeredOrderStatuses } from '@chonoi/domain'

/** Orders start as PENDING; a shop moves them to every other status. */
export type OfferedStep = Exclude<OrderStatus, 'PENDING'>

const isStep = (status: OrderStatus): status is OfferedStep => status !== 'PENDING'

/** Returns the steps that this actor may take with an order, the usual one first. */
export function stepsOf(order: Order | OrderSummary, actor: Actor): readonly OfferedStep[] {
  const facts = { ...order, buyerId: order.buyer.id, tenantId: order.tenant.id }
  return offeredOrderStatuses(facts, actor).filter(isStep)
}

/** Whether the step returns money or goods. */
export const isDangerousStep = (status: OfferedStep): boolean => status === 'CANCELLED' || status === 'REFUNDED'

/** The steps that are taken with one press. The others ask: how the goods are shipped, or whether it is meant. */
export const isQuickStep = (status: OfferedStep): boolean => status === 'CONFIRMED' || status === 'PROCESSING'
