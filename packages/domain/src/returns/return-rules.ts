import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { hasPermission } from '../access/has-permission.ts'
import { owns } from '../access/whose-row.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import { type OrderFacts, runsOrdersOf, waitsForRemittance } from '../orders/order-facts.ts'
import { isPaid } from '../orders/order-payment-status.ts'
import { type ReturnStatus, type ReturnStepName, returnSteps } from './return-status.ts'

/**
 * The end of the days in which goods can be sent back; null before the delivery. They count from the delivery, or from
 * when a carrier remitted the cash after it: there was nothing to give back before.
 */
export function returnableUntil(
  { deliveredAt, remittedAt }: { readonly deliveredAt: Date | null; readonly remittedAt: Date | null },
  returnDays: number,
): Date | null {
  if (deliveredAt === null) return null
  const from = Math.max(deliveredAt.getTime(), remittedAt?.getTime() ?? 0)
  return new Date(from + returnDays * 86_400_000)
}

/** The buyer of a delivered and paid order asks for a return, within its days. */
export function mayRequestReturn(
  order: OrderFacts & { readonly returnableUntil: Date | null },
  actor: Actor,
  now: Date,
): Decision {
  if (!owns(actor, order.buyerId)) return refuse('order.not_yours')
  if (!hasPermission(actor, 'create:order')) return refuse('auth.permission_missing')
  if (order.status === 'DELIVERED' && waitsForRemittance(order)) return refuse('payment.not_remitted')
  const isInTime = order.returnableUntil !== null && now <= order.returnableUntil
  return order.status === 'DELIVERED' && isPaid(order.paymentStatus) && isInTime
    ? allow
    : refuse('return.not_returnable')
}

/** The facts of a return that the rules use. */
export interface ReturnFacts {
  readonly status: ReturnStatus
  readonly buyerId: string
  readonly tenantId: string
}

/**
 * Whether a person may take a step. An administrator of the platform may take a shop's steps, too, when it doesn't
 * act; nobody decides on their own return.
 */
export function mayStepReturn(one: ReturnFacts, step: ReturnStepName, actor: Actor): Decision {
  const { by, from } = returnSteps[step]
  const statuses: readonly ReturnStatus[] = from
  if (by === 'BUYER' && !owns(actor, one.buyerId)) return refuse('return.not_yours')
  if (by === 'SELLER' && !runsOrdersOf(actor, one.tenantId)) return refuse('return.not_yours')
  if (by === 'ADMIN' && !isPlatformAdministrator(actor)) return refuse('auth.permission_missing')
  if (by !== 'BUYER' && actor.id === one.buyerId) return refuse('return.own_decision')
  return statuses.includes(one.status) ? allow : refuse('return.transition_not_allowed')
}
