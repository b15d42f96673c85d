import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/database.ts'
import { failedJobRows } from '../database/tables/jobs.ts'

/**
 * When a row fell due for a job, or was last tried in vain. Jobs that take some rows at a time order by it: rows that fail
 * each time then go behind the others, and keep none from its turn.
 */
export const dueOrFailedAt = (job: string, id: PgColumn, dueAt: PgColumn): SQL =>
  sql`coalesce((select f.failed_at from failed_job_rows f where f.job = ${job} and f.row_id = ${id}), ${dueAt})`

export async function noteFailedRows(queries: Queries, job: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await queries
    .insert(failedJobRows)
    .values(ids.map((rowId) => ({ job, rowId, failedAt: now })))
    .onConflictDoUpdate({ target: [failedJobRows.job, failedJobRows.rowId], set: { failedAt: now } })
}

/** Forgets earlier failures of rows that were handled since. */
export async function forgetFailedRows(queries: Queries, job: string, ids: readonly string[]): Promise<void> {
  await queries.delete(failedJobRows).where(and(eq(failedJobRows.job, job), inArray(failedJobRows.rowId, [...ids])))
}
