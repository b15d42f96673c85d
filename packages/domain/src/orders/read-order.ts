import type { Actor } from '../access/actor.ts'
import { owns } from '../access/whose-row.ts'
import { type OrderFacts, runsOrdersOf } from './order-facts.ts'

/** An order is seen by its buyer, by the people who run its shop's orders, and by the platform's administrators. */
export function canSeeOrder(order: Pick<OrderFacts, 'buyerId' | 'tenantId'>, actor: Actor): boolean {
  return owns(actor, order.buyerId) || runsOrdersOf(actor, order.tenantId)
}

/** The lines of an order can change only while it is PENDING and unpaid. */
export function canChangeOrderItems(order: Pick<OrderFacts, 'status' | 'paymentStatus'>): boolean {
  return order.status === 'PENDING' && (order.paymentStatus === 'PENDING' || order.paymentStatus === 'FAILED')
}
