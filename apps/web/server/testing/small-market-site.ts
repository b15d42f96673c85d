// A site with empty pages and without jobs in a process of its own, of this version or, copied there, of a former one:
// <owner's database> <folder> [buyers]. Brings the schema to its version, fills an empty market where buyers are named and
// tells it, then its port.
import { createApi, nodePorts, openLog, prepareDatabase } from '@chonoi/api'
import { serve } from '@hono/node-server'
import { arrangeMarket, secret } from '../faults/market.ts'
import { createSite } from '../site.ts'

const [ownerUrl = '', dataFolder = '', buyers] = process.argv.slice(2)
const key = Buffer.from(secret)
const databaseUrl = await prepareDatabase({ ownerUrl, secret: key })
if (buyers) {
  const { owner: _owner, close, sellers, ...market } = await arrangeMarket(ownerUrl, { buyers: Number(buyers) })
  await close()
  process.stdout.write(`market ${JSON.stringify({ ...market, sellers: [...sellers] })}\n`)
}
const api = createApi({
  databaseUrl,
  ports: nodePorts({
    ...{ secret: key, dataFolder, publicUrl: 'http://chonoi.test', bankAccount: null },
    ...{ log: openLog('error'), rateLimitFactor: 1_000_000 },
  }),
})
const site = createSite({
  ...{
    api,
    render: () =>
      Promise.resolve(new Response('<!doctype html><html></html>', { headers: { 'content-type': 'text/html' } })),
    tracing: undefined,
  },
  ...{ trustsProxy: true, isDemo: false, publicUrl: 'http://chonoi.test' },
})
const server = serve({ fetch: site.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`port ${port}\n`)
})
process.on('SIGTERM', () => server.close(() => void api.close().then(() => process.exit(0))))
