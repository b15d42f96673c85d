import type { BodyOf, SchemaOf } from '@chonoi/contract'
import { inOneLine, invoiceLineTotal, invoiceTotals, isPaid, mayInvoiceOrder, validateInvoice } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, Failure, found, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findWholeOrder, type OrderRow } from '../orders/orders.store.ts'
import { issueInvoice } from './issue-invoice.ts'
import { invoiceDrafted } from './invoices.events.ts'
import {
  changeInvoice,
  findLatestOrderOf,
  insertInvoice,
  insertInvoicePayment,
  type InvoiceRow,
} from './invoices.store.ts'

/** The lines of an invoice by hand, with their totals. */
export const linesOf = (items: readonly SchemaOf<'InvoiceItemInput'>[]) =>
  items.map((item) => ({ ...item, name: item.name.trim(), lineTotalInCents: invoiceLineTotal(item) }))

const customerOf = (order: OrderRow) => {
  const { line1, line2, ward, district, city } = order.shippingAddress
  return {
    customerId: order.buyerId,
    customerFirstName: order.buyerFirstName,
    customerLastName: order.buyerLastName,
    customerEmail: order.buyerEmail,
    customerAddress: inOneLine([line1, line2, ward, district, city], ', '),
  }
}

/** Drafts an invoice by hand for somebody who bought from the shop. Their name and address are those of that order. */
export function createInvoice(context: RequestContext, body: BodyOf<'createInvoice'>): Promise<InvoiceRow> {
  enforceForm(validateInvoice, body)
  const { tenantId } = context
  return context.transaction(async (queries) => {
    const order = await findLatestOrderOf(queries, tenantId, body.customerId)
    if (!order) return refuseFields([{ field: 'customerId', code: 'invoice.not_customer' }])
    const invoice = await insertInvoice(
      queries,
      {
        ...{ tenantId, ...customerOf(order), ...invoiceTotals(body.items) },
        ...{ dueDate: body.dueDate ?? null, notes: body.notes?.trim() || null, createdBy: context.person.id },
      },
      linesOf(body.items),
    )
    if (!invoice) throw new Error('an invoice without an order has no conflict')
    await record(context, queries, invoiceDrafted(invoice))
    return invoice
  })
}

/**
 * Issues the invoice of an order. A paid order's payment is on it, so that it is PAID at once. Fails with
 * invoice.order_invoiced when there is one that isn't cancelled.
 */
export function createInvoiceFromOrder(
  context: RequestContext,
  { orderId, dueDate }: BodyOf<'createInvoiceFromOrder'>,
): Promise<InvoiceRow> {
  return context.transaction(async (queries) => {
    const { order, lines } = found(await findWholeOrder(queries, orderId))
    // A purchase elsewhere is not found here.
    const decision = mayInvoiceOrder(order, context.person)
    if (!decision.allowed && decision.because === 'auth.foreign_tenant') throw new Failure('resource.not_found')
    enforce(decision)
    const { id, orderNumber, tenantId, subtotalInCents, discountInCents, shippingInCents, totalInCents } = order
    const invoice = await insertInvoice(
      queries,
      {
        ...{ tenantId, orderId: id, orderNumber, ...customerOf(order), createdBy: context.person.id },
        ...{ subtotalInCents, discountInCents, shippingInCents, totalInCents, dueDate: dueDate ?? null },
      },
      lines.map((line) => ({
        name: inOneLine([line.name, line.variantName], ', '),
        quantity: line.quantity,
        unitPriceInCents: line.priceInCents,
        discountInCents: line.discountInCents,
        lineTotalInCents: line.lineTotalInCents,
      })),
    )
    if (!invoice) throw new Failure('invoice.order_invoiced')
    if (isPaid(order.paymentStatus) && totalInCents > 0) {
      await insertInvoicePayment(queries, {
        ...{ invoiceId: invoice.id, tenantId, amountInCents: totalInCents, paidAt: order.createdAt },
        ...{ method: order.paymentMethod === 'WALLET' ? 'WALLET' : 'OTHER', reference: orderNumber },
      })
      await changeInvoice(queries, invoice.id, { paidInCents: totalInCents })
      invoice.paidInCents = totalInCents
    }
    await issueInvoice(context, queries, invoice)
    return invoice
  })
}
