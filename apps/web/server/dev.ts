// The development server, one process on one port: Vite serves and reloads the browser's modules and also runs the
// server's, so that an edit to the API or to a screen takes effect at the next request.
import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { openBackend } from './open-backend.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'
import { isUnderMaintenance } from '@chonoi/api'
import { publicPlatform } from './public-platform.ts'
import { createSite, type Render } from './site.ts'
import { stopOnSignal } from './stopper.ts'

const stopper = stopOnSignal()

async function start() {
  const settings = readSettings(process.env)
  const { api, isDemo, notes } = await openBackend(settings, stopper)
  for (const note of notes) console.log(note)
  const server = createHttpServer()
  const vite = await createServer({
    root: new URL('..', import.meta.url).pathname,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  const environment = vite.environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('The ssr environment is not runnable.')
  const site = createSite({
    isUnderMaintenance: () => isUnderMaintenance(api.database),
    readPlatform: publicPlatform(api),
    ...settings,
    api,
    isDemo,
    isDevelopment: true,
    render: async (request, options) => {
      const entry = (await environment.runner.import('virtual:tanstack-start-server-entry')) as {
        default: { fetch: Render }
      }
      return entry.default.fetch(request, options)
    },
  })
  const listener = getRequestListener(site.fetch)
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => void listener(request, response)),
  )
  server.listen(settings.port, settings.host, () =>
    console.log(`Chợ Nổi (development) is ready at http://localhost:${settings.port}`),
  )
  stopper.atEnd(async () => {
    await vite.close()
    server.closeAllConnections()
  })
}

start().catch(async (error: unknown) => {
  if (stopper.isStopping) return
  console.error(error instanceof StartRefused ? error.message : error)
  await stopper.stop(1)
})
