import type { Calls } from '../../../test/calls/call.ts'
import type { invoiceRoutes } from './invoices.routes.ts'

const items = [{ name: 'Bình gốm men lam', quantity: 2, unitPriceInCents: 10_000_000 }]

export const invoiceCalls = {
  listInvoices: {
    query: ({ user, bought }) => ({ customerId: user, orderId: bought.id }),
    names: { 'query.customerId': { others: 'yes' }, 'query.orderId': { others: 'yes' } },
    watched: [
      { name: 'the invoices of the shop', query: {}, index: 'invoices_tenant', isInOrder: true },
      {
        name: 'the drafts of the shop',
        query: { status: 'DRAFT' },
        index: 'invoices_tenant_status',
        isInOrder: true,
      },
      { name: 'own invoices', query: { side: 'purchases' }, index: 'invoices_customer', isInOrder: true },
      { name: 'all invoices', as: 'platform', query: {}, index: 'invoices_created', isInOrder: true, countsAll: true },
    ],
  },
  // Nobody bought from the platform's own tenant.
  createInvoice: {
    body: ({ buyer }) => ({ customerId: buyer, items }),
    own: { platformAdmin: 422, superAdmin: 422, others: 'yes' },
    names: { 'body.customerId': { others: 422 } },
    fixed: ['customerId', 'items'],
  },
  createInvoiceFromOrder: {
    body: ({ sold }) => ({ orderId: sold.id }),
    names: { 'body.orderId': { platformAdmin: 'yes', superAdmin: 'yes', others: 404 } },
  },
  getInvoiceSummary: { watched: [{ name: 'totals of the shop’s invoices', index: 'invoices_tenant' }] },
  exportInvoicesCsv: {
    query: ({ user, bought }) => ({ customerId: user, orderId: bought.id }),
    names: { 'query.customerId': { others: 'yes' }, 'query.orderId': { others: 'yes' } },
    unwatched: 'writes all that it lists into a file, now and then',
  },
  getInvoice: { path: ({ invoice }) => ({ id: invoice.received }), row: 'cared', unwatched: 'oneRow' },
  updateInvoice: {
    path: ({ invoice }) => ({ id: invoice.draft }),
    body: { notes: 'Giao giờ hành chính' },
    fixed: { items, status: 'ISSUED' },
    row: 'run',
  },
  deleteInvoice: { path: ({ invoice }) => ({ id: invoice.draft }), row: 'run' },
  addInvoicePayment: {
    path: ({ invoice }) => ({ id: invoice.issued }),
    body: { amountInCents: 10_000, method: 'CASH' },
    fixed: ['amountInCents'],
    row: 'run',
  },
  generateInvoicePdf: { path: ({ invoice }) => ({ id: invoice.received }), row: 'cared' },
  createInvoicePrint: {
    body: ({ invoice }) => ({ invoiceIds: [invoice.issued] }),
    names: { 'body.invoiceIds.[]': { platformAdmin: 'yes', superAdmin: 'yes', others: 404 } },
    fixed: ['invoiceIds'],
  },
  getInvoicePrint: { path: ({ invoicePrint }) => ({ id: invoicePrint }), row: 'run', unwatched: 'oneRow' },
  downloadInvoicePrint: { path: ({ invoicePrint }) => ({ id: invoicePrint }), row: 'run', unwatched: 'oneRow' },
  sendInvoiceEmail: { path: ({ invoice }) => ({ id: invoice.issued }), body: {}, row: 'run' },
  bulkUpdateInvoiceStatus: {
    body: ({ invoice }) => ({ invoiceIds: [invoice.issued], status: 'CANCELLED' }),
    names: { 'body.invoiceIds.[]': { others: 'yes' } },
  },
  downloadOrderInvoice: { path: ({ bought }) => ({ id: bought.id }), row: 'cared', unwatched: 'oneRow' },
} satisfies Calls<keyof typeof invoiceRoutes>
