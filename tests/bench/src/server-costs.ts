import { besideBare, costOf, type SiteData, startBare } from './call-cost.ts'
import { measureCheckout } from './checkout-cost.ts'
import { type Started, startProgram } from './child-process.ts'
import { signedIn } from './demo-people.ts'
import { openRecorder, type Recorder } from './recorded-calls.ts'
import { type Replay, replayOfRead } from './replay.ts'
import type { Figure } from './report.ts'

/** Compares list, search, product and wallet with a bare server that sends the same statements, in one run. */
async function measureReads(site: Started, recorder: Recorder, data: SiteData): Promise<Figure[]> {
  const headers = await signedIn(site.url, 'customer@chonoi.test')
  const list = await fetch(`${site.url}/api/v1/products?limit=1`)
  const { data: products } = (await list.json()) as { data: { id: string }[] }
  const reads = [
    { what: 'list, 20 products', path: '/products?limit=20', headers: {} },
    {
      what: 'search with filters',
      path: '/products?search=gom%20su&inStock=true&priceMin=100000&limit=20',
      headers: {},
    },
    { what: 'one product', path: `/products/${products[0]?.id}`, headers: {} },
    { what: 'wallet, 20 entries', path: '/wallet/transactions?limit=20', headers },
  ]
  const replays: [string, Replay][] = []
  for (const read of reads) replays.push([read.path, replayOfRead((await recorder.record(read)).exchanges)])
  const bare = await startBare(replays, data)
  const figures: Figure[] = []
  const load = { count: 1000, atOnce: 10 }
  try {
    for (const { what, path, headers: own } of reads) {
      const ours = await costOf([site], (origin) => fetch(`${origin}/api/v1${path}`, { headers: own }), load)
      figures.push(...besideBare(what, ours, await costOf([bare], (origin) => fetch(origin + path), load)))
    }
  } finally {
    await bare.stop()
  }
  return figures
}

/** Rendered pages and the list, with one process and with two on the same database. */
async function measureProcesses(site: Started, settings: Record<string, string>): Promise<Figure[]> {
  const second = await startProgram('apps/web/server/main.ts', settings, /is ready/)
  const figures: Figure[] = []
  try {
    for (const path of ['/', '/products']) {
      const page = (origin: string) => fetch(origin + path)
      const one = await costOf([site], page, { count: 120, atOnce: 6 })
      const two = await costOf([site, second], page, { count: 240, atOnce: 12 })
      figures.push(
        { name: `page ${path}: CPU`, value: one.cpu, unit: 'ms' },
        { name: `page ${path}: one process`, value: one.perSecond, unit: 'per s' },
        { name: `page ${path}: two processes`, value: two.perSecond, unit: 'per s' },
      )
    }
    const list = (origin: string) => fetch(`${origin}/api/v1/products?limit=20`)
    const load = { count: 2000, atOnce: 20 }
    figures.push(
      { name: 'list: one process', value: (await costOf([site], list, load)).perSecond, unit: 'per s' },
      { name: 'list: two processes', value: (await costOf([site, second], list, load)).perSecond, unit: 'per s' },
    )
  } finally {
    await second.stop()
  }
  return figures
}

/** Measures the cost of the server's main calls and pages. `settings` are those of the site. */
export async function measureServerCosts(
  site: Started,
  settings: Record<string, string>,
  data: SiteData,
): Promise<Figure[]> {
  const recorder = openRecorder(data.databaseUrl, data.dataFolder)
  try {
    return [
      ...(await measureReads(site, recorder, data)),
      ...(await measureCheckout(site, recorder, data)),
      ...(await measureProcesses(site, settings)),
    ]
  } finally {
    await recorder.close()
  }
}
