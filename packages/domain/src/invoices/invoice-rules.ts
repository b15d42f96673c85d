import type { Actor } from '../access/actor.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import { runsOrdersOf } from '../orders/order-facts.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { type InvoiceDecision, type InvoiceStatus, nextInvoiceStatuses } from './invoice-status.ts'

/** The facts of an invoice that the rules use. */
export type InvoiceFacts = { readonly status: InvoiceStatus; readonly tenantId: string }

const ofShop = (
  invoice: InvoiceFacts,
  actor: Actor,
  isOpen: boolean,
  because: Parameters<typeof refuse>[0],
): Decision => {
  if (!runsOrdersOf(actor, invoice.tenantId)) return refuse('auth.foreign_tenant')
  return isOpen ? allow : refuse(because)
}

/** Issuing gives the number; cancelling is possible while nothing is paid. */
export function mayDecideInvoice(invoice: InvoiceFacts, to: InvoiceDecision, actor: Actor): Decision {
  const next: readonly InvoiceStatus[] = nextInvoiceStatuses[invoice.status]
  return ofShop(invoice, actor, next.includes(to), 'invoice.transition_not_allowed')
}

/** Items change only while the invoice is a draft, and only a draft is deleted. */
export function mayEditInvoice(invoice: InvoiceFacts, actor: Actor): Decision {
  return ofShop(invoice, actor, invoice.status === 'DRAFT', 'invoice.not_draft')
}

/** Due date and notes change until the invoice is paid or cancelled. */
export function mayAnnotateInvoice(invoice: InvoiceFacts, actor: Actor): Decision {
  const isOpen = invoice.status !== 'PAID' && invoice.status !== 'CANCELLED'
  return ofShop(invoice, actor, isOpen, 'invoice.not_open')
}

/** Payments are noted on an issued invoice until it is paid. */
export function mayPayInvoice(invoice: InvoiceFacts, actor: Actor): Decision {
  const isOpen = invoice.status === 'ISSUED' || invoice.status === 'PARTIALLY_PAID'
  return ofShop(invoice, actor, isOpen, 'invoice.not_open')
}

/** A draft has no number, so it isn't sent to anybody. */
export function maySendInvoice(invoice: InvoiceFacts, actor: Actor): Decision {
  return ofShop(invoice, actor, invoice.status !== 'DRAFT' && invoice.status !== 'CANCELLED', 'invoice.not_issued')
}

/** An order is invoiced by its shop unless it was cancelled or refunded. */
export function mayInvoiceOrder(
  order: { readonly tenantId: string; readonly status: OrderStatus },
  actor: Actor,
): Decision {
  if (!runsOrdersOf(actor, order.tenantId)) return refuse('auth.foreign_tenant')
  const isVoid = order.status === 'CANCELLED' || order.status === 'REFUNDED'
  return isVoid ? refuse('invoice.order_void') : allow
}
