import type { ImportProblem, ProductImportStatus } from '@chonoi/domain'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { productImports } from '../database/tables/product-imports.ts'

export type ClaimedImport = typeof productImports.$inferSelect

/** Takes the import that waits longest, or that a process left behind. Of several processes one gets it. */
export async function claimImport(queries: Queries, now: Date, goneSince: Date): Promise<ClaimedImport | undefined> {
  const waiting = sql`(select id from product_imports
    where status = 'PENDING' or (status = 'RUNNING' and seen_at < ${goneSince.toISOString()}::timestamptz)
    order by created_at limit 1 for update skip locked)`
  const [row] = await queries
    .update(productImports)
    .set({ status: 'RUNNING', seenAt: now })
    .where(sql`${productImports.id} = ${waiting}`)
    .returning()
  return row
}

/** Counts the rows of a created product, in its own transaction. */
export async function noteImported(queries: Queries, id: string, rows: number, now: Date): Promise<void> {
  await queries
    .update(productImports)
    .set({
      doneRows: sql`${productImports.doneRows} + ${rows}`,
      createdCount: sql`${productImports.createdCount} + 1`,
      seenAt: now,
    })
    .where(eq(productImports.id, id))
}

/** Counts the rows of a product that could not be created, and says why. */
export async function noteRefused(
  queries: Queries,
  id: string,
  { problem, rows, now }: { problem: ImportProblem; rows: number; now: Date },
): Promise<void> {
  await queries
    .update(productImports)
    .set({
      doneRows: sql`${productImports.doneRows} + ${rows}`,
      refusedRows: sql`${productImports.refusedRows} + ${rows}`,
      problems: sql`${productImports.problems} || ${JSON.stringify([problem])}::jsonb`,
      seenAt: now,
    })
    .where(eq(productImports.id, id))
}

/** Ends an import and returns what became of it; undefined where another process ended it. Its rows are not needed any more. */
export async function endImport(
  queries: Queries,
  id: string,
  { status, now }: { status: ProductImportStatus; now: Date },
): Promise<ClaimedImport | undefined> {
  const [ended] = await queries
    .update(productImports)
    .set({ status, products: [], completedAt: now })
    .where(and(eq(productImports.id, id), eq(productImports.status, 'RUNNING')))
    .returning()
  return ended
}

/** Forgets checks that nobody started. */
export async function deleteCheckedImports(queries: Queries, olderThan: Date): Promise<number> {
  const old = and(eq(productImports.status, 'CHECKED'), lt(productImports.createdAt, olderThan))
  const deleted = await queries.delete(productImports).where(old)
  return deleted.rowCount ?? 0
}
