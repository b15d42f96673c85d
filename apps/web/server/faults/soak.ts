// Buyers at work for a long time at 70 % of what the site can do at most: `pnpm --filter @chonoi/web run soak`.
// Prints its figures and ends with 1 where a call failed, the books are wrong, a kind of money movement was never met, what
// the process holds on to grows (objects and buffers, after a collection), its connections to the database are more than
// operating.md says, or some stay when nobody needs them any more. Resident memory is printed and not judged: what the system was given back varies by half by itself.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '@chonoi/api/postgres'
import { freePort, SiteProcess } from '../testing/site-process.ts'
import { expectNothingLost } from './books.ts'
import { at, fifths, growth, round } from './figures.ts'
import { arrangeMarket, type Market, secret } from './market.ts'
import { type HeapReader, openHeap } from './retained-heap.ts'
import { Shopper } from './shopper.ts'
import { newTally } from './tally.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 30)
const share = 0.7
const secondsPerStep = 6
const betweenSamples = 10_000
const betweenCounts = 1_000
const maxGrowth = 0.1
/** Connections of the jobs. The application pool closes idle ones after ten seconds. */
const connectionsAtRest = 4
/** With DATABASE_CONNECTIONS. */
const maxConnections = 10 + connectionsAtRest
const maxToRest = 30_000
const moneyMovements = [
  ...['POST /orders', 'POST /orders/:id/cancel', 'POST /cart/coupon', 'POST /cart/merge'],
  ...['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUNDED'].map(
    (status) => `PUT /orders/:id/status ${status}`,
  ),
  ...['POST /deposits', 'PUT /admin/deposits/:id/process COMPLETED'],
]

const folder = mkdtempSync(join(tmpdir(), 'chonoi-soak-'))
chmodSync(folder, 0o755)
const postgres = await startPostgres(join(folder, 'postgres'))
const inspector = await freePort()
const site = new SiteProcess({
  ...{ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data'), PORT: await freePort(), SECRET_KEY: secret },
  // As `npm start` gives it.
  ...{ RATE_LIMIT_FACTOR: '100000', NODE_OPTIONS: `--max-semi-space-size=8 --inspect=127.0.0.1:${inspector}` },
})

const print = (figures: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(figures)}\n`)

/** Runs all shoppers at full speed and returns the actions per second. */
async function fastest(market: Market, from: number, atOnce: number): Promise<number> {
  const tally = newTally()
  const shoppers = market.buyers
    .slice(from, from + atOnce)
    .map((buyer) => new Shopper(market, buyer, () => site.origin, tally))
  const startedAt = performance.now()
  let acts = 0
  const until = startedAt + secondsPerStep * 1000
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (performance.now() < until) {
        await shopper.act()
        acts++
      }
    }),
  )
  return (acts * 1000) / (performance.now() - startedAt)
}

/** Doubles the concurrency until throughput grows by less than a tenth. */
async function findKnee(market: Market): Promise<number> {
  let best = 0
  let from = 0
  for (let atOnce = 2; atOnce <= 32; atOnce *= 2) {
    const perSecond = await fastest(market, from, atOnce)
    from += atOnce
    print({ atOnce, perSecond: round(perSecond) })
    if (perSecond < best * 1.1) return Math.max(best, perSecond)
    best = perSecond
  }
  return best
}

/** Memory in MB: retained heap and resident memory. */
interface Sample {
  held: number
  resident: number
}

async function sample(heap: HeapReader): Promise<Sample> {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]
  return { held: await heap.read(), resident: Number(kilobytes) / 1024 }
}

async function countConnections({ owner }: Market): Promise<number> {
  const { rows } = await owner.query<{ connections: number }>(
    `select count(*)::integer as connections from pg_stat_activity where usename like 'chonoi_app_%'`,
  )
  return rows[0]?.connections ?? 0
}

/** Connections left when idle. The number before depends on the calls in progress. */
async function restingConnections(market: Market): Promise<number> {
  const until = performance.now() + maxToRest
  for (;;) {
    const left = await countConnections(market)
    if (left <= connectionsAtRest || performance.now() > until) return left
    await pause(betweenCounts)
  }
}

/** Starts actions at an even pace with free shoppers; one without a free shopper starts later. */
async function keepPace(shoppers: readonly Shopper[], perSecond: number, until: number): Promise<number> {
  const free = [...shoppers]
  const underWay = new Set<Promise<void>>()
  const startedAt = performance.now()
  let begun = 0
  while (performance.now() < until) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond)
    for (
      let shopper = begun < due ? free.shift() : undefined;
      shopper;
      shopper = begun < due ? free.shift() : undefined
    ) {
      const working = shopper
      begun++
      const act = working.act().finally(() => {
        free.push(working)
        underWay.delete(act)
      })
      underWay.add(act)
    }
    await pause(5)
  }
  await Promise.all(underWay)
  return begun
}

async function soak(market: Market): Promise<boolean> {
  const knee = await findKnee(market)
  const perSecond = knee * share
  print({ knee: round(knee), perSecond: round(perSecond), minutes, load: loadavg().map(round) })
  const tally = newTally()
  const shoppers = market.buyers.slice(-40).map((buyer) => new Shopper(market, buyer, () => site.origin, tally))
  const samples: Sample[] = []
  const connections: number[] = []
  const heap = await openHeap(inspector)
  const sampling = setInterval(() => void sample(heap).then((one) => samples.push(one)), betweenSamples)
  const counting = setInterval(() => void countConnections(market).then((one) => connections.push(one)), betweenCounts)
  const startedAt = performance.now()
  const acts = await keepPace(shoppers, perSecond, startedAt + minutes * 60_000)
  const seconds = (performance.now() - startedAt) / 1000
  clearInterval(sampling)
  clearInterval(counting)
  heap.close()
  const sorted = tally.durations.toSorted((a, b) => a - b)
  const held = samples.map((one) => one.held)
  const left = await restingConnections(market)
  const missing = moneyMovements.filter((kind) => !tally.kinds[kind])
  const verdict = {
    calls: tally.unknown.length === 0 && tally.mistakes.length === 0,
    movements: missing.length === 0,
    memory: growth(held) <= maxGrowth,
    connections: Math.max(...connections) <= maxConnections && left <= connectionsAtRest,
  }
  const pace = `${Math.round(acts / seconds)} of ${Math.round(knee)} things per second for ${minutes} minutes`
  console.log(
    `[figures] soak: ${pace}, ${tally.acknowledged} calls acknowledged, ${tally.unknown.length} without an answer, heap ${round(growth(held) * 100)} %`,
  )
  print({
    acts,
    perSecond: round(acts / seconds),
    ...{ acknowledged: tally.acknowledged, unknown: tally.unknown.length, mistakes: tally.mistakes.slice(0, 10) },
    milliseconds: { p50: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99) },
    kinds: tally.kinds,
    missing,
    held: held.map(round),
    heldGrowthPercent: round(growth(held) * 100),
    resident: samples.map((one) => Math.round(one.resident)),
    connections: { most: fifths(connections).map((part) => Math.max(...part)), left },
    load: loadavg().map(round),
    verdict,
  })
  await expectNothingLost(market, { shoppers, tally })
  return Object.values(verdict).every(Boolean)
}

try {
  await site.ready()
  const market = await arrangeMarket(postgres.url, { buyers: 110, products: 40 })
  process.exitCode = (await soak(market)) ? 0 : 1
  await market.close()
} finally {
  await site.signal('SIGTERM')
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
