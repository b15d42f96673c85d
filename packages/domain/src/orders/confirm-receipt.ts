import type { Actor } from '../access/actor.ts'
import { hasPermission } from '../access/has-permission.ts'
import { owns } from '../access/whose-row.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import { type OrderFacts, waitsForRemittance } from './order-facts.ts'
import { isPaid } from './order-payment-status.ts'

/** An order whose money waits for its release. `releasedAt` is a moment of any form. */
export type ReleasableOrder = OrderFacts & { readonly releasedAt: unknown }

/**
 * The buyer says that the goods arrived, which releases the shop's money: once it is shipped, until the release. Only a
 * paid order; cash is the shop's to report, or its carrier's to remit.
 */
export function mayConfirmReceipt(order: ReleasableOrder, actor: Actor): Decision {
  if (!owns(actor, order.buyerId)) return refuse('order.not_yours')
  if (!hasPermission(actor, 'create:order')) return refuse('auth.permission_missing')
  if (order.releasedAt !== null || (order.status !== 'SHIPPED' && order.status !== 'DELIVERED'))
    return refuse('order.not_confirmable')
  if (waitsForRemittance(order)) return refuse('payment.not_remitted')
  return isPaid(order.paymentStatus) ? allow : refuse('order.not_paid')
}
