import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { hasPermissionIn } from '../access/has-permission.ts'
import type { OrderPaymentStatus } from './order-payment-status.ts'
import type { PaymentMethod } from '../payments/payment-methods.ts'
import type { OrderStatus } from './order-status.ts'

/** The facts of an order that the rules use. */
export type OrderFacts = {
  readonly status: OrderStatus
  readonly paymentStatus: OrderPaymentStatus
  readonly paymentMethod?: PaymentMethod
  readonly buyerId: string
  readonly tenantId: string
}

/**
 * Orders are managed by the staff of the order's shop (update:order in that tenant) and the platform's administrators.
 */
export function runsOrdersOf(actor: Actor, tenantId: string): boolean {
  return isPlatformAdministrator(actor) || hasPermissionIn(actor, 'update:order', tenantId)
}
