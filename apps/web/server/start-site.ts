import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { endServer } from './end-server.ts'
import { portRefused, refuseTakenPort } from './free-port.ts'
import { openBackend } from './open-backend.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'
import { createSite, type Render } from './site.ts'
import { stopOnSignal } from './stopper.ts'

const dist = join(import.meta.dirname, '..', 'dist')
const stopper = stopOnSignal()

async function start() {
  const settings = readSettings(process.env)
  const rendering = join(dist, 'server', 'server.js')
  if (!existsSync(rendering)) throw new StartRefused('The site is not built: npm start builds it.')
  await refuseTakenPort(settings.port, settings.host)
  const { api } = await openBackend(settings, stopper)
  const entry = (await import(rendering)) as { default: { fetch: Render } }
  const site = createSite({
    ...settings,
    api,
    render: (request, options) => entry.default.fetch(request, options),
    clientFolder: join(dist, 'client'),
  })
  const server = serve({ fetch: site.fetch, port: settings.port, hostname: settings.host }, () => {
    console.log(`Chợ Nổi is ready at http://localhost:${settings.port}`)
  })
  server.once('error', (error: NodeJS.ErrnoException) => void refuse(portRefused(settings.port, error)))
  stopper.atEnd(() => endServer(server))
}

/** One line for what somebody can mend; what was begun is ended in order. */
async function refuse(error: unknown) {
  if (stopper.isStopping) return
  console.error(error instanceof StartRefused ? error.message : error)
  await stopper.stop(1)
}

start().catch(refuse)
