import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { openBackend } from './open-backend.ts'
import { readSettings, StartRefused } from './settings.ts'
import { createSite, type Render } from './site.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const dist = join(import.meta.dirname, '..', 'dist')

async function start() {
  const settings = readSettings(process.env)
  await refuseTakenPort(settings.port, settings.host)
  const backend = await openBackend(settings)
  const entry = (await import(join(dist, 'server', 'server.js'))) as { default: { fetch: Render } }
  const site = createSite({
    ...settings,
    api: backend.api,
    render: (request, options) => entry.default.fetch(request, options),
    clientFolder: join(dist, 'client'),
  })
  const server = serve({ fetch: site.fetch, port: settings.port, hostname: settings.host }, () => {
    console.log(`Chợ Nổi is ready at http://localhost:${settings.port}`)
  })
  stopOnSignal(server, () => backend.close())
}

/** Before anything is started: a second start must not touch the first one's database. */
async function refuseTakenPort(port: number, host: string) {
  const { createServer } = await import('node:net')
  await new Promise<void>((free, taken) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      taken(
        new StartRefused(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use: stop what uses it or set PORT.`
            : `Port ${port} can't be used (${error.code}).`,
        ),
      ),
    )
    probe.listen(port, host, () => probe.close(() => free()))
  })
}

start().catch((error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exit(1)
})
