import type { AnsweredCall, Api, VitalSigns, VitalSignsReader } from '@chonoi/api'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { AnsweredPage } from '../site.ts'
import { addBuildMetrics } from './build-metrics.ts'
import { addCallMetrics } from './call-metrics.ts'
import { addCertificateMetrics } from './certificate-metrics.ts'
import { addDatabaseMetrics } from './database-metrics.ts'
import { addDiskMetrics } from './disk-metrics.ts'
import { addHeapMetrics } from './heap-metrics.ts'
import { addJobMetrics } from './job-metrics.ts'
import { addReplicaMetrics } from './replica-metrics.ts'
import { addVitalSignMetrics } from './vital-sign-metrics.ts'

/** What the metrics are about, once it is open. */
export interface Watched {
  api: Pick<Api, 'database' | 'ports' | 'replica'>
  vitalSigns: VitalSignsReader
  dataFolder: string
}

export interface Metrics {
  onAnswered(call: AnsweredCall): void
  onPage(page: AnsweredPage): void
  watch(watched: Watched): void
  /** Returns all metrics in Prometheus' text format. What the database doesn't tell is left out. */
  read(): Promise<string>
  readonly contentType: string
}

/** Opens the metrics of this process. No label holds what a person wrote, and each has a limited number of values. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addBuildMetrics(registry)
  addHeapMetrics(registry)
  const disk = addDiskMetrics(registry)
  const certificate = addCertificateMetrics(registry)
  const calls = addCallMetrics(registry)
  const database = addDatabaseMetrics(registry)
  const replica = addReplicaMetrics(registry)
  const jobs = addJobMetrics(registry)
  const vitalSigns = addVitalSignMetrics(registry)
  let watched: Watched | undefined
  let reading: Promise<string> | undefined

  async function read() {
    if (watched) vitalSigns.show(await signsOf(watched))
    return registry.metrics()
  }

  async function signsOf({ vitalSigns: reader, api }: Watched): Promise<VitalSigns | undefined> {
    try {
      database.showAnswer(await reader.ping())
    } catch {
      database.showAnswer(undefined)
      return undefined
    }
    return reader.read().catch((err: unknown) => {
      api.ports.log.warn({ err }, 'the vital signs were not read')
      return undefined
    })
  }

  return {
    ...calls,
    watch(opened) {
      watched = opened
      disk.watch(opened.dataFolder)
      certificate.watch(opened.api.ports.publicUrl)
      database.watch(opened.api.database.pool)
      replica.watch(opened.api.replica)
      jobs.watch(opened.api.ports.failedRows)
      vitalSigns.watch(opened.api.ports.live)
    },
    /** Two readers at once share one reading. */
    read: () => (reading ??= read().finally(() => (reading = undefined))),
    contentType: registry.contentType,
  }
}
