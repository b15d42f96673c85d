import { Readable } from 'node:stream'
import { invoiceFileName, invoicePrintHours } from '@chonoi/domain'
import { inScope, type Scope, systemScope } from '../database/scope.ts'
import { newFileKey } from '../files/file-key.ts'
import { scopeFor } from '../http/standing.ts'
import { findLegalShop } from '../mail/legal-shop.store.ts'
import type { InvoicePrintRow } from '../modules/invoices/invoice-prints.store.ts'
import { findWholeInvoice } from '../modules/invoices/invoices.store.ts'
import { invoicePdf } from '../modules/invoices/print-invoice.ts'
import {
  changeRunningPrint,
  claimInvoicePrint,
  deletePrint,
  findPrintsBefore,
  type RunningPrint,
} from './invoice-prints.store.ts'
import { handleEach } from './handle-each.ts'
import type { JobTools } from './job.ts'
import { whileSeen } from './while-seen.ts'
import { type ZippedFile, zipChunks } from './zip-file.ts'

const minute = 60_000
/** A print that wasn't worked on for so long is taken over. One invoice takes a fraction of a second. */
const maxSilence = 5 * minute

/** Prints the invoices that were asked for together, one archive after the other; answers how many were completed. */
export async function writeInvoicePrints(tools: JobTools): Promise<number> {
  const { database, ports } = tools
  for (let completed = 0; ; ) {
    const now = ports.now()
    const claim = {
      ...{ now, goneSince: new Date(now.getTime() - maxSilence), storageKey: newFileKey(true, 'zip') },
      remove: (key: string) => ports.files.remove(key),
    }
    const row = await inScope(database, systemScope, ({ queries }) => claimInvoicePrint(queries, claim))
    if (!row) return completed
    if (await writeOne(tools, row)) completed++
  }
}

/** Fails when whoever asked no longer works in the shop, or for the platform. */
async function writeOne(tools: JobTools, row: RunningPrint): Promise<boolean> {
  const { database, ports } = tools
  const { requestedBy, tenantId, storageKey } = row
  const scope = requestedBy && (await scopeFor(database, requestedBy, tenantId, 'update:order', 'all'))
  if (!scope) {
    await change(tools, row, { status: 'FAILED', storageKey: null })
    return false
  }
  try {
    const write = () => ports.files.writeChunks(storageKey, zipChunks(ports.now(), filesOf(tools, row, scope)))
    await whileSeen(tools, () => change(tools, row, { seenAt: ports.now() }), write)
    const isKept = await change(tools, row, { status: 'COMPLETED' })
    if (!isKept) await ports.files.remove(storageKey)
    return isKept
  } catch (err) {
    // The file goes before its key, so that a crash leaves a row that knows it.
    await ports.files.remove(storageKey)
    ports.log.error({ err, invoicePrintId: row.id }, 'invoices were not printed')
    await change(tools, row, { status: 'FAILED', storageKey: null })
    return false
  }
}

const change = ({ database }: JobTools, row: RunningPrint, changed: Partial<InvoicePrintRow>) =>
  inScope(database, systemScope, ({ queries }) => changeRunningPrint(queries, row, changed))

/**
 * One PDF for each invoice, read in the scope of whoever asked: row-level security keeps the invoices of others out. A
 * draft that was deleted meanwhile is left out.
 */
async function* filesOf(tools: JobTools, row: RunningPrint, scope: Scope): AsyncGenerator<ZippedFile> {
  const { database, ports } = tools
  for (const [index, invoiceId] of row.invoiceIds.entries()) {
    const whole = await inScope(database, scope, ({ queries }) => findWholeInvoice(queries, invoiceId))
    if (whole) {
      const legal = await inScope(database, systemScope, ({ queries }) =>
        findLegalShop(queries, whole.invoice.tenantId),
      )
      // However many visitors wait for theirs: a full queue is no failure of this one.
      const content = Readable.from([await invoicePdf(ports, whole, legal, { isPatient: true })])
      yield { name: invoiceFileName(whole.invoice), content }
    }
    await change(tools, row, { doneCount: index + 1, seenAt: ports.now() })
  }
}

/** Removes archives with their files when their time is over, each in its own transaction; answers how many. */
export async function expireInvoicePrints(tools: JobTools): Promise<number> {
  const { database, ports } = tools
  const before = new Date(ports.now().getTime() - invoicePrintHours * 60 * minute)
  const due = await inScope(database, systemScope, ({ queries }) => findPrintsBefore(queries, before))
  const removed = await handleEach(tools, 'expire-invoice-prints', due, (id) =>
    inScope(database, systemScope, async ({ queries }) => {
      const print = await deletePrint(queries, id)
      if (!print) return false
      if (print.storageKey !== null) await ports.files.remove(print.storageKey)
      return true
    }),
  )
  return removed.length
}
