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
      ports.log.error({ err, job, id: typeof row === 'string' ? row : row.id }, 'a row of a job was not handled')
    }
  }
  return handled
}
