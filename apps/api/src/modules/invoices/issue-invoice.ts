import { statusOfPayments, vietnamDate } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { invoiceIssued } from './invoices.events.ts'
import { changeInvoice, type InvoiceRow, takeInvoiceNumber } from './invoices.store.ts'

/** Gives a draft the next number of its shop's year in Vietnam, and tells the customer. */
export async function issueInvoice(context: RequestContext, queries: Queries, invoice: InvoiceRow): Promise<void> {
  const now = context.ports.now()
  const year = Number(vietnamDate(now).slice(0, 4))
  const number = await takeInvoiceNumber(queries, invoice.tenantId, year)
  const invoiceNumber = `HD-${year}-${String(number).padStart(6, '0')}`
  const status = statusOfPayments(invoice.totalInCents, invoice.paidInCents)
  await changeInvoice(queries, invoice.id, { invoiceNumber, status, issuedAt: now })
  await context.asSystem((system) => record(context, system, invoiceIssued({ ...invoice, invoiceNumber })))
}
