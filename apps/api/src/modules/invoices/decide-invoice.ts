import type { BodyOf, BulkInvoiceStatus } from '@chonoi/contract'
import {
  type InvoiceDecision,
  mayAnnotateInvoice,
  mayDecideInvoice,
  mayEditInvoice,
  invoiceTotals,
  validateInvoice,
} from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, Failure, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { linesOf } from './create-invoice.ts'
import { issueInvoice } from './issue-invoice.ts'
import { invoiceCancelled, invoiceDeleted, invoiceUpdated } from './invoices.events.ts'
import {
  changeInvoice,
  deleteInvoiceRow,
  findInvoiceForUpdate,
  type InvoiceRow,
  replaceLines,
} from './invoices.store.ts'

/** Locks an invoice that the caller manages here. Others aren't found. */
export async function lockManagedInvoice(context: RequestContext, queries: Queries, id: string): Promise<InvoiceRow> {
  const invoice = found(await findInvoiceForUpdate(queries, id))
  return found(isManagedHere(context, invoice.tenantId) ? invoice : undefined)
}

async function decide(context: RequestContext, queries: Queries, invoice: InvoiceRow, to: InvoiceDecision) {
  enforce(mayDecideInvoice(invoice, to, context.person))
  if (to === 'ISSUED') return issueInvoice(context, queries, invoice)
  await changeInvoice(queries, invoice.id, { status: 'CANCELLED' })
  await record(context, queries, invoiceCancelled(invoice))
}

/** Changes an invoice: items of a draft, due date and notes while it is open, and issues or cancels it. */
export function updateInvoice(context: RequestContext, id: string, body: BodyOf<'updateInvoice'>): Promise<void> {
  const { items, status, dueDate, notes } = body
  if (items) enforceForm(validateInvoice, { items, notes })
  return context.transaction(async (queries) => {
    const invoice = await lockManagedInvoice(context, queries, id)
    if (items) {
      enforce(mayEditInvoice(invoice, context.person))
      await replaceLines(queries, invoice, linesOf(items))
      const totals = invoiceTotals(items)
      await changeInvoice(queries, id, totals)
      Object.assign(invoice, totals)
    }
    if (dueDate !== undefined || notes !== undefined) {
      enforce(mayAnnotateInvoice(invoice, context.person))
      await changeInvoice(queries, id, {
        ...(dueDate !== undefined && { dueDate }),
        ...(notes !== undefined && { notes: notes?.trim() || null }),
      })
    }
    const fields = Object.keys(body).filter((field) => field !== 'status')
    if (fields.length > 0) await record(context, queries, invoiceUpdated(invoice, fields))
    if (status) await decide(context, queries, invoice, status)
  })
}

export function deleteInvoice(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const invoice = await lockManagedInvoice(context, queries, id)
    enforce(mayEditInvoice(invoice, context.person))
    await deleteInvoiceRow(queries, id)
    await record(context, queries, invoiceDeleted(invoice))
  })
}

/** Issues or cancels several invoices, and names those that could not be with the reason. */
export function decideInvoices(
  context: RequestContext,
  { invoiceIds, status }: BodyOf<'bulkUpdateInvoiceStatus'>,
): Promise<BulkInvoiceStatus> {
  return context.transaction(async (queries) => {
    const refused: BulkInvoiceStatus['refused'] = []
    // One order of locks for everybody, so that two such calls wait for each other and never deadlock.
    for (const invoiceId of invoiceIds.toSorted()) {
      try {
        await decide(context, queries, await lockManagedInvoice(context, queries, invoiceId), status)
      } catch (thrown) {
        if (!(thrown instanceof Failure)) throw thrown
        refused.push({ invoiceId, code: thrown.code })
      }
    }
    return { affected: invoiceIds.length - refused.length, refused }
  })
}
