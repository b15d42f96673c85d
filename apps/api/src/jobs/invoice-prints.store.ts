import { and, eq, lt, or } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { invoicePrints } from '../database/tables/invoice-prints.ts'
import type { InvoicePrintRow } from '../modules/invoices/invoice-prints.store.ts'
import type { Claim } from './data-exports.store.ts'

/** A print that a process is writing. The key of its file names who does: each attempt has one of its own. */
export type RunningPrint = InvoicePrintRow & { storageKey: string }

/** Takes the print that waits longest, or that a process left behind, whose file it removes. One process gets it. */
export async function claimInvoicePrint(
  queries: Queries,
  { now, goneSince, storageKey, remove }: Claim,
): Promise<RunningPrint | undefined> {
  const isLeft = and(eq(invoicePrints.status, 'RUNNING'), lt(invoicePrints.seenAt, goneSince))
  const [waiting] = await queries
    .select()
    .from(invoicePrints)
    .where(or(eq(invoicePrints.status, 'PENDING'), isLeft))
    .orderBy(invoicePrints.createdAt)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!waiting) return undefined
  if (waiting.storageKey !== null) await remove(waiting.storageKey)
  const running = { status: 'RUNNING', seenAt: now, doneCount: 0, storageKey } as const
  await queries.update(invoicePrints).set(running).where(eq(invoicePrints.id, waiting.id))
  return { ...waiting, ...running }
}

/** Changes a print that is being written. False once its shop is gone, or another process took it over. */
export async function changeRunningPrint(
  queries: Queries,
  { id, storageKey }: RunningPrint,
  change: Partial<InvoicePrintRow>,
): Promise<boolean> {
  const isOurs = and(eq(invoicePrints.status, 'RUNNING'), eq(invoicePrints.storageKey, storageKey))
  const { rowCount } = await queries
    .update(invoicePrints)
    .set(change)
    .where(and(eq(invoicePrints.id, id), isOurs))
  return rowCount === 1
}

export async function findPrintsBefore(queries: Queries, before: Date): Promise<string[]> {
  const rows = await queries
    .select({ id: invoicePrints.id })
    .from(invoicePrints)
    .where(lt(invoicePrints.createdAt, before))
  return rows.map(({ id }) => id)
}

/** Deletes a print, and returns the key of its file where there is one. */
export async function deletePrint(queries: Queries, id: string): Promise<{ storageKey: string | null } | undefined> {
  const [row] = await queries
    .delete(invoicePrints)
    .where(eq(invoicePrints.id, id))
    .returning({ storageKey: invoicePrints.storageKey })
  return row
}
