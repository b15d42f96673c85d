import type { Queries } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { forgetFailedRows, noteFailedRows } from './failed-rows.store.ts'
import type { JobTools } from './job.ts'

/**
 * Handles rows one after the other. One that fails stops no other: it is logged and counted
 * (`chonoi_job_rows_failed_total`), and the next run tries it again. Returns the rows that were handled, without those
 * whose handler returned false.
 */
export async function handleEach<Row extends string | { readonly id: string }>(
  { ports }: Pick<JobTools, 'ports'>,
  job: string,
  rows: readonly Row[],
  handle: (row: Row) => Promise<unknown>,
): Promise<Row[]> {
  const handled: Row[] = []
  for (const row of rows) {
    try {
      if ((await handle(row)) !== false) handled.push(row)
    } catch (err) {
      ports.failedRows.count(job)
      ports.log.error({ err, job, id: idOf(row) }, 'a row of a job was not handled')
    }
  }
  return handled
}

const idOf = (row: string | { readonly id: string }): string => (typeof row === 'string' ? row : row.id)

/**
 * Handles the rows that are due as handleEach does, some of them at a time, and notes those that fail: `findDue` orders by
 * dueOrFailedAt, so that they keep no other from its turn. Returns how many were handled.
 */
export async function handleDue<Row extends string | { readonly id: string }>(
  tools: JobTools,
  job: string,
  findDue: (queries: Queries) => Promise<readonly Row[]>,
  handle: (row: Row) => Promise<unknown>,
): Promise<number> {
  const { database, ports } = tools
  const due = await inScope(database, systemScope, ({ queries }) => findDue(queries))
  const failed: string[] = []
  const handled = await handleEach(tools, job, due, async (row) => {
    try {
      return await handle(row)
    } catch (error) {
      failed.push(idOf(row))
      throw error
    }
  })
  if (due.length > 0)
    await inScope(database, systemScope, async ({ queries }) => {
      await forgetFailedRows(queries, job, handled.map(idOf))
      await noteFailedRows(queries, job, failed, ports.now())
    })
  return handled.length
}
