import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { hasPermission } from '../access/has-permission.ts'
import { owns } from '../access/whose-row.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import type { ReleasableOrder } from './confirm-receipt.ts'
import { waitsForRemittance } from './order-facts.ts'
import { isPaid } from './order-payment-status.ts'

/** WITHDRAWN: the buyer confirmed the receipt after all. REFUNDED also when the shop itself gave everything back. */
export const complaintStatuses = ['OPEN', 'WITHDRAWN', 'RELEASED', 'REFUNDED'] as const

export type ComplaintStatus = (typeof complaintStatuses)[number]

/** What an administrator does with the money of an order with a complaint. */
export const complaintDecisions = ['RELEASE', 'REFUND'] as const

export type ComplaintDecision = (typeof complaintDecisions)[number]

/** An order with what a complaint about it needs. */
export type ComplainableOrder = ReleasableOrder & { readonly complaint: unknown }

/** The buyer complains about a delivered order while its money is held, once. */
export function mayComplain(order: ComplainableOrder, actor: Actor): Decision {
  if (!owns(actor, order.buyerId)) return refuse('order.not_yours')
  if (!hasPermission(actor, 'create:order')) return refuse('auth.permission_missing')
  if (order.status === 'DELIVERED' && waitsForRemittance(order)) return refuse('payment.not_remitted')
  const isHeld = order.status === 'DELIVERED' && order.releasedAt === null && isPaid(order.paymentStatus)
  return isHeld && order.complaint === null ? allow : refuse('order.not_complainable')
}

/** An administrator of the platform decides on an open complaint, never on their own. */
export function mayDecideComplaint(
  complaint: { readonly status: ComplaintStatus; readonly buyerId: string },
  actor: Actor,
): Decision {
  if (!isPlatformAdministrator(actor)) return refuse('auth.permission_missing')
  if (complaint.buyerId === actor.id) return refuse('complaint.own_decision')
  return complaint.status === 'OPEN' ? allow : refuse('complaint.not_open')
}
