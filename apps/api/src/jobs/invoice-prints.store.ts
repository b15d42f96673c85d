import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { invoicePrints } from '../database/tables/invoice-prints.ts'
import type { InvoicePrintRow } from '../modules/invoices/invoice-prints.store.ts'

/** Takes the print that waits longest, or that a process left behind. Of several processes one gets it. */
export async function claimInvoicePrint(
  queries: Queries,
  now: Date,
  goneSince: Date,
): Promise<InvoicePrintRow | undefined> {
  const waiting = sql`(select id from invoice_prints
    where status = 'PENDING' or (status = 'RUNNING' and seen_at < ${goneSince.toISOString()}::timestamptz)
    order by created_at limit 1 for update skip locked)`
  const [row] = await queries
    .update(invoicePrints)
    .set({ status: 'RUNNING', seenAt: now, doneCount: 0 })
    .where(sql`${invoicePrints.id} = ${waiting}`)
    .returning()
  return row
}

/** Changes a print that is being written. False once its shop is gone. */
export async function changeRunningPrint(
  queries: Queries,
  id: string,
  change: Partial<InvoicePrintRow>,
): Promise<boolean> {
  const { rowCount } = await queries
    .update(invoicePrints)
    .set(change)
    .where(and(eq(invoicePrints.id, id), eq(invoicePrints.status, 'RUNNING')))
  return rowCount === 1
}

/** Removes prints of before a moment, and returns the keys of their files. */
export async function removePrintsBefore(queries: Queries, before: Date): Promise<string[]> {
  const rows = await queries
    .delete(invoicePrints)
    .where(lt(invoicePrints.createdAt, before))
    .returning({ storageKey: invoicePrints.storageKey })
  return rows.flatMap(({ storageKey }) => (storageKey === null ? [] : [storageKey]))
}
