import type { BodyOf } from '@chonoi/contract'
import { invoicePaymentValidator, mayPayInvoice, statusOfPayments } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { lockManagedInvoice } from './decide-invoice.ts'
import { invoicePaid } from './invoices.events.ts'
import { changeInvoice, insertInvoicePayment } from './invoices.store.ts'

/** Records money that the shop received for an invoice, at most what is open. The row stays locked meanwhile. */
export function addInvoicePayment(
  context: RequestContext,
  id: string,
  payment: BodyOf<'addInvoicePayment'>,
): Promise<void> {
  return context.transaction(async (queries) => {
    const invoice = await lockManagedInvoice(context, queries, id)
    enforce(mayPayInvoice(invoice, context.person))
    const { tenantId, totalInCents, paidInCents } = invoice
    enforceForm(invoicePaymentValidator(totalInCents - paidInCents), payment)
    const { amountInCents, method, reference, paidAt } = payment
    await insertInvoicePayment(queries, {
      ...{ invoiceId: id, tenantId, amountInCents, method, createdBy: context.person.id },
      reference: reference?.trim() || null,
      paidAt: paidAt ? new Date(paidAt) : context.ports.now(),
    })
    const paid = paidInCents + amountInCents
    const status = statusOfPayments(totalInCents, paid)
    await changeInvoice(queries, id, { paidInCents: paid, status })
    await record(context, queries, invoicePaid(invoice, amountInCents, status))
  })
}
