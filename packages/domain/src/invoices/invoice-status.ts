import type { Cents } from '../money/cents.ts'

/** DRAFT has no number yet. ISSUED, PARTIALLY_PAID and PAID follow from the payments. */
export const invoiceStatuses = ['DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'CANCELLED'] as const

export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** An issued invoice keeps its number for good, so it is cancelled, never deleted, and only while nothing is paid. */
export const nextInvoiceStatuses = {
  DRAFT: ['ISSUED'],
  ISSUED: ['PARTIALLY_PAID', 'PAID', 'CANCELLED'],
  PARTIALLY_PAID: ['PAID'],
  PAID: [],
  CANCELLED: [],
} as const satisfies Record<InvoiceStatus, readonly InvoiceStatus[]>

/** The statuses that a person sets; payments set the others. */
export const invoiceDecisions = ['ISSUED', 'CANCELLED'] as const satisfies readonly InvoiceStatus[]

export type InvoiceDecision = (typeof invoiceDecisions)[number]

export const invoicePaymentMethods = ['CASH', 'BANK_TRANSFER', 'CARD', 'WALLET', 'OTHER'] as const

export type InvoicePaymentMethod = (typeof invoicePaymentMethods)[number]

/** The status of an issued invoice after the payments so far. */
export function statusOfPayments(totalInCents: Cents, paidInCents: Cents): 'ISSUED' | 'PARTIALLY_PAID' | 'PAID' {
  if (paidInCents >= totalInCents) return 'PAID'
  return paidInCents > 0 ? 'PARTIALLY_PAID' : 'ISSUED'
}

/** Whether an invoice waits for money after its due date. Both dates are days in Vietnam, e.g. 2026-11-25. */
export function isInvoiceOverdue(status: InvoiceStatus, dueDate: string | null, today: string): boolean {
  return (status === 'ISSUED' || status === 'PARTIALLY_PAID') && dueDate !== null && dueDate < today
}
