import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { endServer } from './end-server.ts'
import { portRefused, refuseTakenPort } from './free-port.ts'
import { openBackend } from './open-backend.ts'
import { startMetrics } from './metrics/start-metrics.ts'
import type { SiteStyles } from './page-styles.ts'
import { handBack, tellReady } from './processes/within-several.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'
import { isUnderMaintenance, openLog } from '@chonoi/api'
import { publicPlatform } from './public-platform.ts'
import { startTracing } from './tracing/start-tracing.ts'
import { createSite, type Render } from './site.ts'
import { stopOnSignal } from './stopper.ts'

const dist = join(import.meta.dirname, '..', 'dist')
const storybook = join(import.meta.dirname, '..', '..', '..', 'storybook-static')
const stopper = stopOnSignal()
stopper.atEnd(handBack)

async function start() {
  const settings = readSettings(process.env)
  const rendering = join(dist, 'server', 'server.js')
  if (!existsSync(rendering)) throw new StartRefused('The site is not built: npm start builds it.')
  await refuseTakenPort(settings.port, settings.host)
  const metrics = settings.metrics ? await startMetrics(settings.metrics, stopper) : undefined
  const tracing = settings.collector ? startTracing(settings.collector, stopper, openLog(settings.logLevel)) : undefined
  const { api, isDemo, notes, databaseUrl } = await openBackend(settings, stopper, {
    ...(metrics && { onAnswered: metrics.onAnswered }),
    ...(tracing && { tracing }),
  })
  metrics?.watch(api, { databaseUrl, dataFolder: settings.dataFolder })
  const entry = (await import(rendering)) as { default: { fetch: Render } }
  const site = createSite({
    isUnderMaintenance: () => isUnderMaintenance(api.database),
    readPlatform: publicPlatform(api),
    ...settings,
    ...(metrics && { onPage: metrics.onPage }),
    tracing,
    api,
    isDemo,
    render: (request, options) => entry.default.fetch(request, options),
    clientFolder: join(dist, 'client'),
    styles: JSON.parse(readFileSync(join(dist, 'server', 'page-styles.json'), 'utf8')) as SiteStyles,
    storybookFolder: existsSync(join(storybook, 'index.html')) ? storybook : undefined,
  })
  const { port, host: hostname, requestTimeout, keepAliveTimeout } = settings
  // The interval for checking timeouts.
  const connectionsCheckingInterval = Math.min(requestTimeout, 10_000)
  const serverOptions = { requestTimeout, keepAliveTimeout, connectionsCheckingInterval }
  const server = serve({ fetch: site.fetch, port, hostname, createServer, serverOptions }, () => {
    metrics?.ready()
    tellReady()
    for (const note of notes) console.log(note)
    console.log(`Chợ Nổi is ready at http://localhost:${port}`)
  }) as Server
  server.once('error', (error: NodeJS.ErrnoException) => void refuse(portRefused(port, error)))
  // A client that doesn't read its answer times out like one that sends nothing.
  server.setTimeout(requestTimeout + keepAliveTimeout)
  stopper.allow(settings.shutdownDelay)
  stopper.atEnd(() => endServer(server, { delay: settings.shutdownDelay, isBehindProxy: settings.trustsProxy }))
  // First, as they would hold up the end; their browsers go on with another process, or with this one when it is back.
  stopper.atEnd(() => api.ports.live.close())
}

/** Prints one line for a problem the operator can fix, and cleans up in order. */
async function refuse(error: unknown) {
  if (stopper.isStopping) return
  console.error(error instanceof StartRefused ? error.message : error)
  await stopper.stop(1)
}

start().catch(refuse)
