import { Readable } from 'node:stream'
import { invoicePrintHours } from '@chonoi/domain'
import { inScope, type Scope, systemScope } from '../database/scope.ts'
import { newFileKey } from '../files/file-key.ts'
import { scopeFor } from '../http/standing.ts'
import { invoiceDocument } from '../mail/invoice-document.ts'
import type { InvoicePrintRow } from '../modules/invoices/invoice-prints.store.ts'
import { findWholeInvoice } from '../modules/invoices/invoices.store.ts'
import { changeRunningPrint, claimInvoicePrint, removePrintsBefore } from './invoice-prints.store.ts'
import type { JobTools } from './job.ts'
import { ZipFile } from './zip-file.ts'

const minute = 60_000
/** A print that wasn't worked on for so long is taken over. One invoice takes a fraction of a second. */
const maxSilence = 5 * minute

/** Prints the invoices that were asked for together, one archive after the other; answers how many were completed. */
export async function writeInvoicePrints(tools: JobTools): Promise<number> {
  const { database, ports } = tools
  for (let completed = 0; ; ) {
    const now = ports.now()
    const goneSince = new Date(now.getTime() - maxSilence)
    const row = await inScope(database, systemScope, ({ queries }) => claimInvoicePrint(queries, now, goneSince))
    if (!row) return completed
    if (await writeOne(tools, row)) completed++
  }
}

/** Fails when whoever asked no longer works in the shop, or for the platform. */
async function writeOne(tools: JobTools, row: InvoicePrintRow): Promise<boolean> {
  const { database, ports } = tools
  const { requestedBy, tenantId } = row
  const scope = requestedBy && (await scopeFor(database, requestedBy, tenantId, 'update:order', 'all'))
  if (!scope) {
    await change(tools, row, { status: 'FAILED' })
    return false
  }
  const storageKey = newFileKey(true, 'zip')
  try {
    await ports.files.write(storageKey, await archive(tools, row, scope))
    const isKept = await change(tools, row, { status: 'COMPLETED', storageKey })
    if (!isKept) await ports.files.remove(storageKey)
    return isKept
  } catch (err) {
    await ports.files.remove(storageKey)
    ports.log.error({ err, invoicePrintId: row.id }, 'invoices were not printed')
    await change(tools, row, { status: 'FAILED' })
    return false
  }
}

const change = ({ database }: JobTools, { id }: InvoicePrintRow, changed: Partial<InvoicePrintRow>) =>
  inScope(database, systemScope, ({ queries }) => changeRunningPrint(queries, id, changed))

/**
 * One PDF for each invoice, read in the scope of whoever asked: row-level security keeps the invoices of others out. A
 * draft that was deleted meanwhile is left out.
 */
async function archive(tools: JobTools, row: InvoicePrintRow, scope: Scope): Promise<Buffer> {
  const { database, ports } = tools
  const zip = new ZipFile(ports.now())
  for (const [index, invoiceId] of row.invoiceIds.entries()) {
    const whole = await inScope(database, scope, ({ queries }) => findWholeInvoice(queries, invoiceId))
    if (whole) {
      const name = `${whole.invoice.invoiceNumber ?? `hoa-don-nhap-${index + 1}`}.pdf`
      await zip.add(name, Readable.from([await ports.documents.print(invoiceDocument(whole))]))
    }
    await change(tools, row, { doneCount: index + 1, seenAt: ports.now() })
  }
  return zip.bytes()
}

/** Removes archives with their files when their time is over; answers how many. */
export async function expireInvoicePrints({ database, ports }: JobTools): Promise<number> {
  const before = new Date(ports.now().getTime() - invoicePrintHours * 60 * minute)
  const keys = await inScope(database, systemScope, ({ queries }) => removePrintsBefore(queries, before))
  for (const key of keys) await ports.files.remove(key)
  return keys.length
}
