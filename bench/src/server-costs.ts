import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cpuSecondsOf, type Started, startProgram } from './child-process.ts'
import { signedIn } from './demo-people.ts'
import { recordStatements } from './recorded-calls.ts'
import type { Figure } from './report.ts'

interface Cost {
  /** Of the server process, in milliseconds per request. */
  cpu: number
  p50: number
  p99: number
  perSecond: number
}

/** `count` requests, `atOnce` at a time, in turns to the servers. The first tenth warms up and is not counted. */
async function costOf(
  servers: readonly Started[],
  send: (origin: string) => Promise<Response>,
  { count, atOnce }: { count: number; atOnce: number },
): Promise<Cost> {
  const run = async (requests: number) => {
    const durations: number[] = []
    let sent = 0
    const lane = async () => {
      for (let turn = sent++; turn < requests; turn = sent++) {
        const startedAt = performance.now()
        const to = servers[turn % servers.length]?.url ?? ''
        let answer = await send(to)
        // As a client does whom a busy server asks to come back: the wait counts.
        for (; answer.status === 503; answer = await send(to)) {
          await answer.arrayBuffer()
          await pause(Number(answer.headers.get('retry-after')) * 1000)
        }
        if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
        await answer.arrayBuffer()
        durations.push(performance.now() - startedAt)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
    return durations.sort((a, b) => a - b)
  }
  await run(count / 10)
  const used = () => servers.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0)
  const [before, startedAt] = [used(), performance.now()]
  const durations = await run(count)
  const at = (quantile: number) => durations[Math.floor(durations.length * quantile)] ?? Number.NaN
  return {
    cpu: ((used() - before) * 1000) / count,
    p50: at(0.5),
    p99: at(0.99),
    perSecond: (count * 1000) / (performance.now() - startedAt),
  }
}

const figuresOf = (what: string, { cpu, p50, p99 }: Cost): Figure[] => [
  { name: `${what}: CPU`, value: cpu, unit: 'ms' },
  { name: `${what}: p50`, value: p50, unit: 'ms' },
  { name: `${what}: p99`, value: p99, unit: 'ms' },
]

/** List, search, product and wallet against a bare server that sends the same statements, in one run. */
async function measureReads(site: Started, databaseUrl: string, dataFolder: string): Promise<Figure[]> {
  const headers = await signedIn(site.url, 'customer@chonoi.test')
  const list = await fetch(`${site.url}/api/v1/products?limit=1`)
  const { data } = (await list.json()) as { data: { id: string }[] }
  const reads = [
    { what: 'list, 20 products', path: '/products?limit=20', headers: {} },
    {
      what: 'search with filters',
      path: '/products?search=gom%20su&inStock=true&priceMin=100000&limit=20',
      headers: {},
    },
    { what: 'one product', path: `/products/${data[0]?.id}`, headers: {} },
    { what: 'wallet, 20 entries', path: '/wallet/transactions?limit=20', headers },
  ]
  const statements = join(dataFolder, 'statements.json')
  writeFileSync(statements, JSON.stringify([...(await recordStatements(databaseUrl, dataFolder, reads))]))
  const environment = { DATABASE_URL: databaseUrl, STATEMENTS: statements }
  const bare = await startProgram('bench/src/bare-reads.ts', environment, /ready/)
  const figures: Figure[] = []
  const load = { count: 1000, atOnce: 10 }
  try {
    for (const { what, path, headers: own } of reads) {
      const ours = await costOf([site], (origin) => fetch(`${origin}/api/v1${path}`, { headers: own }), load)
      const theirs = await costOf([bare], (origin) => fetch(origin + path), load)
      figures.push(...figuresOf(what, ours), ...figuresOf(`${what}, bare`, theirs), {
        name: `${what}: CPU against the bare server`,
        value: ours.cpu / theirs.cpu,
        unit: 'x',
      })
    }
  } finally {
    await bare.stop()
  }
  return figures
}

/** Somebody puts a product into the cart and pays for it from the wallet: both calls together. */
async function measureCheckout(site: Started): Promise<Figure[]> {
  const headers = { ...(await signedIn(site.url, 'customer@chonoi.test')), 'content-type': 'application/json' }
  const call = async (path: string, method: string, more: Record<string, string> = {}, body?: unknown) =>
    fetch(`${site.url}/api/v1${path}`, {
      ...{ method, headers: { ...headers, ...more } },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const read = async <Answer>(answer: Promise<Response>) => (await (await answer).json()) as Answer
  const products = await read<{ data: { id: string; priceInCents: number }[] }>(
    call('/products?limit=1&inStock=true&sortBy=price&priceMin=0', 'GET'),
  )
  const addresses = await read<{ id: string }[] | { data: { id: string }[] }>(call('/addresses', 'GET'))
  const [address] = Array.isArray(addresses) ? addresses : addresses.data
  const [product] = products.data
  await call('/cart', 'DELETE')
  const buy = async () => {
    const cart = await read<{ totalInCents: number }>(call('/cart', 'POST', {}, { productId: product?.id }))
    const body = { addressId: address?.id, paymentMethod: 'WALLET', expectedTotalInCents: cart.totalInCents }
    return call('/orders', 'POST', { 'idempotency-key': randomUUID() }, body)
  }
  return figuresOf('checkout: into the cart and paid', await costOf([site], buy, { count: 10, atOnce: 1 }))
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

/** What the server's main calls and pages cost. `settings` are those of the site, whose data lies in `dataFolder`. */
export async function measureServerCosts(
  site: Started,
  settings: Record<string, string>,
  { databaseUrl, dataFolder }: { databaseUrl: string; dataFolder: string },
): Promise<Figure[]> {
  return [
    ...(await measureReads(site, databaseUrl, dataFolder)),
    ...(await measureCheckout(site)),
    ...(await measureProcesses(site, settings)),
  ]
}
