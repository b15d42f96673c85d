import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type AnsweredCall,
  type Api,
  createApi,
  demoBankAccount,
  type NodePortOptions,
  nodePorts,
  openLog,
  openOwner,
  openVitalSigns,
  prepareDatabase,
  startJobs,
  type Tracing,
} from '@chonoi/api'
import { startPostgres } from '@chonoi/api/postgres'
import type { TestApi } from '@chonoi/api/testing/test-api'
import { openMetrics } from '../metrics/metrics.ts'
import { createSite } from '../site.ts'

/** An API with its metrics on a PostgreSQL of their own, which can be stopped. No jobs run. */
export interface WatchedSite extends Pick<TestApi, 'owner'> {
  api: Api
  /** The application's own. */
  databaseUrl: string
  /** The most connections that the API may hold. */
  connections: number
  /** Asks the site, whose pages can't be rendered. */
  ask(path: string, init?: RequestInit): Promise<Response>
  readMetrics(): Promise<string>
  stopDatabase(): Promise<void>
  close(): Promise<void>
}

export async function openWatchedSite({
  tracing,
  trustsProxy = false,
  ...ports
}: {
  tracing?: Tracing
  trustsProxy?: boolean
} & Pick<NodePortOptions, 's3' | 'rateLimitFactor'> = {}): Promise<WatchedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-watched-'))
  // The database's user must be able to enter it when the tests run as root.
  chmodSync(folder, 0o755)
  const postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off', synchronous_commit: 'off' })
  const secret = randomBytes(32)
  const databaseUrl = await prepareDatabase({ ownerUrl: postgres.url, secret })
  const metrics = openMetrics()
  const connections = 2
  const api = createApi({
    databaseUrl,
    connections,
    timeouts: { connect: 10_000, statement: 20_000 },
    onAnswered: (call: AnsweredCall) => metrics.onAnswered(call),
    ...(tracing && { tracing }),
    ports: nodePorts({
      secret,
      dataFolder: folder,
      publicUrl: 'http://chonoi.test',
      bankAccount: demoBankAccount,
      log: openLog('silent'),
      ...(tracing && { tracing }),
      ...ports,
    }),
  })
  // Makes the queues.
  const jobs = await startJobs(databaseUrl, api.ports)
  await jobs.stop()
  const vitalSigns = openVitalSigns(databaseUrl)
  metrics.watch({ api, vitalSigns, dataFolder: folder })
  const render = () => Promise.reject(new Error('The page is broken.'))
  const options = { api, render, tracing, trustsProxy, isDemo: false, publicUrl: 'http://chonoi.test' }
  const site = createSite({ ...options, onPage: (page) => metrics.onPage(page) })
  const owner = openOwner(postgres.url)
  let isStopped = false
  const stopDatabase = async () => {
    if (isStopped) return
    isStopped = true
    await postgres.stop()
  }
  return {
    api,
    owner,
    databaseUrl,
    connections,
    ask: async (path, init) => site.request(path, init, { incoming: { socket: { remoteAddress: '192.0.2.1' } } }),
    readMetrics: () => metrics.read(),
    stopDatabase,
    async close() {
      await vitalSigns.close()
      await api.close()
      await owner.end()
      await stopDatabase()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
