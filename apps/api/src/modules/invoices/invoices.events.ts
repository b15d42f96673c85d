import { href } from '@chonoi/domain'
import type { Event } from '../events/event.ts'
import type { InvoiceFilter, InvoiceRow } from './invoices.store.ts'

const ofInvoice = ({ id, tenantId }: InvoiceRow) => ({ entityType: 'invoice', entityId: id, tenantId }) as const
const customerOf = ({ customerLastName, customerFirstName }: InvoiceRow) =>
  `${customerLastName} ${customerFirstName}`.trim()
const numberOf = ({ invoiceNumber }: InvoiceRow) => invoiceNumber ?? '–'

export const invoiceDrafted = (invoice: InvoiceRow): Event => ({
  audit: {
    action: 'invoice.create',
    values: { customer: customerOf(invoice) },
    ...ofInvoice(invoice),
    changes: { totalInCents: invoice.totalInCents },
  },
})

/** An invoice got its number. Its customer is notified and finds it with the order. */
export const invoiceIssued = (invoice: InvoiceRow): Event => ({
  audit: {
    action: 'invoice.issue',
    values: { invoiceNumber: numberOf(invoice) },
    ...ofInvoice(invoice),
    changes: { totalInCents: invoice.totalInCents, orderNumber: invoice.orderNumber },
  },
  notifications: [
    {
      type: 'INVOICE_ISSUED',
      to: [invoice.customerId],
      link: invoice.orderId ? href('/orders/$orderId', { orderId: invoice.orderId }) : href('/invoices'),
      data: { invoiceNumber: numberOf(invoice), amountInCents: invoice.totalInCents },
    },
  ],
})

export const invoiceCancelled = (invoice: InvoiceRow): Event => ({
  audit: {
    action: 'invoice.cancel',
    values: { invoiceNumber: numberOf(invoice) },
    ...ofInvoice(invoice),
    severity: 'WARNING',
    changes: { status: { from: invoice.status, to: 'CANCELLED' } },
  },
})

export const invoiceUpdated = (invoice: InvoiceRow, fields: readonly string[]): Event => ({
  audit: {
    action: 'invoice.update',
    values: { invoiceNumber: numberOf(invoice) },
    ...ofInvoice(invoice),
    changes: { fields: fields.join(', ') },
  },
})

export const invoiceDeleted = (invoice: InvoiceRow): Event => ({
  audit: {
    action: 'invoice.delete',
    values: { customer: customerOf(invoice) },
    ...ofInvoice(invoice),
    changes: { totalInCents: invoice.totalInCents },
  },
})

export const invoicePaid = (invoice: InvoiceRow, amountInCents: number, status: InvoiceRow['status']): Event => ({
  audit: {
    action: 'invoice.pay',
    values: { invoiceNumber: numberOf(invoice) },
    ...ofInvoice(invoice),
    changes: { amountInCents, status: { from: invoice.status, to: status } },
  },
})

export const invoiceSent = (invoice: InvoiceRow, to: string): Event => ({
  audit: { action: 'invoice.send', values: { invoiceNumber: numberOf(invoice), to }, ...ofInvoice(invoice) },
})

/** Keeps what was asked for, but no ids: they may name rows that the caller can't see. */
export const invoicesExported = ({ status, search, startDate, endDate }: InvoiceFilter, total: number): Event => ({
  audit: {
    action: 'invoice.export',
    values: { total },
    entityType: 'invoice',
    entityId: null,
    changes: { status, search, startDate, endDate, count: total },
  },
})
