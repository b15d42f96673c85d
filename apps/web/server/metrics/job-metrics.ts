import type { Api } from '@chonoi/api'
import { Counter, type Registry } from 'prom-client'

type FailedRows = Api['ports']['failedRows']

/** Rows that jobs of this process could not handle. */
export function addJobMetrics(registry: Registry) {
  let failedRows: FailedRows | undefined
  const counter = new Counter({
    name: 'chonoi_job_rows_failed_total',
    help: 'Rows that a job could not handle. It handled its others.',
    labelNames: ['job'],
    registers: [],
    collect() {
      this.reset()
      for (const [job, count] of failedRows?.byJob ?? []) this.inc({ job }, count)
    },
  })
  registry.registerMetric(counter)
  return { watch: (opened: FailedRows) => void (failedRows = opened) }
}
