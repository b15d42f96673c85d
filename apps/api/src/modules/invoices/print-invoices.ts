import type { InvoicePrint } from '@chonoi/contract'
import { vietnamDate } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { Download } from '../../http/handlers.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { findInvoicePrint, insertInvoicePrint, type InvoicePrintRow } from './invoice-prints.store.ts'
import { countInvoicesOf } from './invoices.store.ts'

export const toInvoicePrint = ({ id, status, doneCount, invoiceIds, createdAt }: InvoicePrintRow): InvoicePrint => ({
  ...{ id, status, doneCount, totalCount: invoiceIds.length },
  createdAt: createdAt.toISOString(),
})

/**
 * Asks for invoices of the current shop, or of all shops for the platform, as one archive; a job prints them. One of
 * somebody else, and none is found.
 */
export function createInvoicePrint(context: RequestContext, invoiceIds: readonly string[]): Promise<InvoicePrintRow> {
  const { tenantId, person } = context
  return context.transaction(async (queries) => {
    const owner = person.actsForPlatform ? 'all' : { tenantId }
    if ((await countInvoicesOf(queries, owner, invoiceIds)) !== invoiceIds.length)
      throw new Failure('resource.not_found')
    return insertInvoicePrint(queries, { tenantId, requestedBy: person.id, invoiceIds: [...invoiceIds] })
  })
}

export function readInvoicePrint(context: RequestContext, id: string): Promise<InvoicePrintRow> {
  return context.transaction(async (queries) => {
    const row = found(await findInvoicePrint(queries, id))
    return found(isManagedHere(context, row.tenantId) ? row : undefined)
  })
}

/** Fails with data_export.not_ready. */
export async function downloadInvoicePrint(context: RequestContext, id: string): Promise<Download> {
  const { status, storageKey, createdAt } = await readInvoicePrint(context, id)
  if (status !== 'COMPLETED' || storageKey === null) throw new Failure('data_export.not_ready')
  const file = found(await context.ports.files.read(storageKey))
  return new Download(file.stream, 'application/zip', `hoa-don-${vietnamDate(createdAt)}.zip`)
}
