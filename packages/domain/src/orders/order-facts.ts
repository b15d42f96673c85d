import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { hasPermissionIn } from '../access/has-permission.ts'
import type { OrderPaymentStatus } from './order-payment-status.ts'
import type { MoneyCollector } from '../payments/money-routes.ts'
import type { PaymentMethod } from '../payments/payment-methods.ts'
import type { OrderStatus } from './order-status.ts'

/** The facts of an order that the rules use. */
export type OrderFacts = {
  readonly status: OrderStatus
  readonly paymentStatus: OrderPaymentStatus
  readonly paymentMethod?: PaymentMethod
  readonly collectedBy?: MoneyCollector
  readonly buyerId: string
  readonly tenantId: string
}

/**
 * Orders are managed by the staff of the order's shop (update:order in that tenant) and the platform's administrators.
 */
export function runsOrdersOf(actor: Actor, tenantId: string): boolean {
  return isPlatformAdministrator(actor) || hasPermissionIn(actor, 'update:order', tenantId)
}

/** Whether the cash of an order lies with a carrier that hasn't remitted it, so that there is no money to move yet. */
export const waitsForRemittance = ({
  paymentStatus,
  collectedBy,
}: Pick<OrderFacts, 'paymentStatus' | 'collectedBy'>): boolean =>
  collectedBy === 'CARRIER' && (paymentStatus === 'PENDING' || paymentStatus === 'FAILED')
