import type { Invoice, InvoiceSummary } from '@chonoi/contract'
import { isInvoiceOverdue, vietnamDate } from '@chonoi/domain'
import type { InvoiceOfShop, WholeInvoice } from './invoices.store.ts'

export function toInvoiceSummary(
  { invoice, shop }: Pick<InvoiceOfShop, 'invoice' | 'shop'>,
  now: Date,
): InvoiceSummary {
  const { id, invoiceNumber, status, orderId, orderNumber, customerId, totalInCents, paidInCents, dueDate } = invoice
  return {
    ...{ id, invoiceNumber, status, orderId, orderNumber, customerId, totalInCents, paidInCents, dueDate },
    isOverdue: isInvoiceOverdue(status, dueDate, vietnamDate(now)),
    customer: {
      firstName: invoice.customerFirstName,
      lastName: invoice.customerLastName,
      email: invoice.customerEmail,
      address: invoice.customerAddress,
    },
    shop: { id: shop.id, name: shop.name, slug: shop.slug, logoUrl: shop.logoUrl },
    issuedAt: invoice.issuedAt?.toISOString() ?? null,
    createdAt: invoice.createdAt.toISOString(),
  }
}

export function toInvoice(whole: WholeInvoice, now: Date): Invoice {
  const { invoice, lines, payments } = whole
  return {
    ...toInvoiceSummary(whole, now),
    items: lines.map(({ id, name, quantity, unitPriceInCents, discountInCents, lineTotalInCents }) => ({
      ...{ id, name, quantity, unitPriceInCents, discountInCents, lineTotalInCents },
    })),
    subtotalInCents: invoice.subtotalInCents,
    discountInCents: invoice.discountInCents,
    shippingInCents: invoice.shippingInCents,
    notes: invoice.notes,
    payments: payments.map(({ id, amountInCents, method, reference, paidAt }) => ({
      ...{ id, amountInCents, method, reference },
      paidAt: paidAt.toISOString(),
    })),
  }
}
