/** Rows that jobs of this process could not handle, by job. Metrics read it. */
export interface FailedRows {
  /** Begins at 0, so that the first failure is an increase. */
  begin(job: string): void
  count(job: string): void
  readonly byJob: ReadonlyMap<string, number>
}

export function countFailedRows(): FailedRows {
  const byJob = new Map<string, number>()
  return {
    begin: (job) => void byJob.set(job, byJob.get(job) ?? 0),
    count: (job) => void byJob.set(job, (byJob.get(job) ?? 0) + 1),
    byJob,
  }
}
