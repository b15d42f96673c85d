// A site without pages in a process of its own, for its open streams: <database> <folder>. Tells its port, then the
// megabytes that it holds, twice a second.
import { createApi, nodePorts, openLog } from '@chonoi/api'
import { serve } from '@hono/node-server'
import { createSite } from '../site.ts'

const [databaseUrl = '', dataFolder = ''] = process.argv.slice(2)
const api = createApi({
  databaseUrl,
  ports: nodePorts({
    ...{ secret: Buffer.alloc(32, 1), dataFolder, publicUrl: 'http://chonoi.test', bankAccount: null },
    ...{ log: openLog('silent'), rateLimitFactor: 1_000_000 },
  }),
})
const site = createSite({
  ...{ api, render: () => Promise.reject(new Error('It has no pages.')), tracing: undefined },
  ...{ trustsProxy: true, isDemo: false, publicUrl: 'http://chonoi.test' },
})
serve({ fetch: site.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`port ${port}\n`)
  setInterval(() => process.stdout.write(`${Math.round(process.memoryUsage().rss / 2 ** 20)}\n`), 500)
})
