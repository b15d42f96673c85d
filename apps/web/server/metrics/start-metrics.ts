import { createServer, type Server, type ServerResponse } from 'node:http'
import { type Api, openVitalSigns, type VitalSignsReader } from '@chonoi/api'
import { portRefused, type PortSettings, refuseTakenPort } from '../free-port.ts'
import type { MetricsSetting } from '../metrics-setting.ts'
import type { Stopper } from '../stopper.ts'
import { type Metrics, openMetrics } from './metrics.ts'

const names: PortSettings = { port: 'METRICS_PORT', host: 'METRICS_HOST' }

export interface RunningMetrics extends Pick<Metrics, 'onAnswered' | 'onPage'> {
  watch(api: Api, opened: { databaseUrl: string; dataFolder: string }): void
  /** From now on the process takes requests. */
  ready(): void
}

/**
 * Answers on a port of its own, from the beginning of the start to the end of the shutdown: `/metrics` for Prometheus,
 * `/livez` whether the process runs, which asks nobody, and `/readyz` whether it should get requests.
 */
export async function startMetrics({ port, host }: MetricsSetting, stopper: Stopper): Promise<RunningMetrics> {
  await refuseTakenPort(port, host, names)
  const metrics = openMetrics()
  let vitalSigns: VitalSignsReader | undefined
  let isReady = false

  async function whyNotReady(): Promise<string | undefined> {
    if (stopper.isStopping) return 'stopping'
    if (!isReady || !vitalSigns) return 'starting'
    return vitalSigns.ping().then(
      () => undefined,
      () => 'the database does not answer',
    )
  }

  async function answer(path: string, response: ServerResponse) {
    if (path === '/livez') return send(response, 200, 'alive')
    if (path === '/readyz') {
      const reason = await whyNotReady()
      return send(response, reason ? 503 : 200, reason ?? 'ready')
    }
    if (path === '/metrics') return send(response, 200, await metrics.read(), metrics.contentType)
    return send(response, 404, 'not found')
  }

  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'method not allowed')
    answer(request.url?.split('?')[0] ?? '', response).catch(() => send(response, 500, 'failed'))
  })
  await listening(server, { port, host })
  stopper.atEnd(() => close(server))
  return {
    onAnswered: metrics.onAnswered,
    onPage: metrics.onPage,
    watch(api, { databaseUrl, dataFolder }) {
      const reader = openVitalSigns(databaseUrl)
      stopper.atEnd(() => reader.close())
      vitalSigns = reader
      metrics.watch({ api, vitalSigns: reader, dataFolder })
    },
    ready: () => void (isReady = true),
  }
}

function send(response: ServerResponse, status: number, body: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  response.end(body)
}

function listening(server: Server, { port, host }: MetricsSetting): Promise<void> {
  return new Promise((opened, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(portRefused(port, error, names)))
    server.listen(port, host, opened)
  })
}

function close(server: Server): Promise<void> {
  return new Promise((closed) => {
    server.close(() => closed())
    server.closeAllConnections()
  })
}
