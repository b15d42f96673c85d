import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort, SiteProcess } from '../testing/site-process.ts'
import { expectNothingLost } from './books.ts'
import { killMoments, seed } from './kill-moments.ts'
import { killPostgres, notedPostmaster } from './kill-postgres.ts'
import { type Load, startLoad } from './load.ts'
import { arrangeMarket, type Market, secret } from './market.ts'
import { untilWriting } from './until-serving.ts'

const kills = {
  site: Number(process.env.CRASH_SITE_KILLS ?? 3),
  database: Number(process.env.CRASH_DATABASE_KILLS ?? 2),
  restart: Number(process.env.CRASH_DATABASE_RESTARTS ?? 1),
}
/** Judged in the long form only, on a quiet machine (package.json); the short form runs beside other suites. */
const maxRecovery = Number(process.env.CRASH_MOST_RECOVERY_MS ?? Number.POSITIVE_INFINITY)
const perKill = 60_000
const atOnce = 12

const folder = mkdtempSync(join(tmpdir(), 'chonoi-crash-'))
// The database's user must be able to enter it when the tests run as root.
chmodSync(folder, 0o755)
const data = join(folder, 'data')
const cluster = join(data, 'postgres')
const ownerUrl = () =>
  `postgres://chonoi:${readFileSync(join(cluster, 'chonoi.password'), 'utf8')}@127.0.0.1:${notedPostmaster(cluster).port}/postgres`

/** Cleanups, run in reverse order, also after a failed start. */
const ends: (() => Promise<unknown>)[] = []
let port: string
let site: SiteProcess
let market: Market & { close(): Promise<void> }

async function startSite(): Promise<void> {
  site = new SiteProcess({ DATA_DIR: data, PORT: port, SECRET_KEY: secret, RATE_LIMIT_FACTOR: '100000' })
  await site.ready()
}

beforeAll(async () => {
  port = await freePort()
  ends.push(() => site.signal('SIGTERM'))
  await startSite()
  market = await arrangeMarket(ownerUrl(), { buyers: 3 * atOnce + 1 })
  ends.push(() => market.close())
})

afterAll(async () => {
  for (const end of ends.toReversed()) await end()
  rmSync(folder, { recursive: true, force: true })
})

/** By a user who is not in the books. */
const untilAcknowledging = () => untilWriting(site.origin, market.buyers.at(-1)?.token ?? '')

/** A site that exits by itself starts no database. */
const failingWithSite = () =>
  site.ended.then(({ code, complaint }) => {
    throw new Error(`The site ended with ${code}: ${complaint}`)
  })

/** Kills repeatedly under load. Returns how long each recovery took until the site stored something again. */
async function killUnderLoad(load: Load, what: keyof typeof kills): Promise<number[]> {
  const recoveries: number[] = []
  const nextMoment = killMoments()
  for (let time = 0; time < kills[what]; time++) {
    await load.acknowledged(nextMoment())
    const killedAt = performance.now()
    await killings[what]()
    await untilAcknowledging()
    recoveries.push(performance.now() - killedAt)
  }
  return recoveries
}

const killings = {
  site: async () => {
    await site.signal('SIGKILL')
    await startSite()
  },
  database: () => untilStartedAgain(killPostgres),
  // The first step of `pg_ctl restart`: cancels statements, tells connections why, and shuts down cleanly.
  restart: () => untilStartedAgain((pid) => process.kill(pid, 'SIGINT')),
}

/** Stops the database and waits until the site has restarted it. */
async function untilStartedAgain(end: (pid: number) => void): Promise<void> {
  const { pid } = notedPostmaster(cluster)
  if (!pid) throw new Error('no database is running')
  end(pid)
  const isAnother = () => (notedPostmaster(cluster).pid ?? pid) !== pid
  await Promise.race([vi.waitUntil(isAnother, { timeout: perKill, interval: 10 }), failingWithSite()])
}

test.each([
  ['kill -9 of the site', 'site', 0],
  ['kill -9 of the database', 'database', atOnce],
  ['a restart of the database', 'restart', 2 * atOnce],
] as const)(
  `%s under load loses nothing that was acknowledged and does nothing twice (CRASH_SEED=${seed})`,
  { timeout: 60_000 + Math.max(...Object.values(kills)) * perKill },
  async (_, what, first) => {
    const load = startLoad(market, () => site.origin, market.buyers.slice(first, first + atOnce))
    const recoveries = await killUnderLoad(load, what)
    await load.stop()
    const { acknowledged, unknown, kinds } = load.tally
    report(`${what}, ${recoveries.length} times`, recoveries, {
      acknowledged,
      unknown: unknown.length,
      kinds: Object.keys(kinds).length,
    })
    expect(unknown).not.toEqual([])
    await expectNothingLost(market, load)
    expect(Math.max(...recoveries)).toBeLessThan(maxRecovery)
    expect(await site.health()).toEqual({ status: 'ok', database: 'ok' })
  },
)

test('kill -9 of the database interrupts running statements', { timeout: 2 * perKill }, async () => {
  const long = 'select count(*) from generate_series(1, 1_000_000) as a, generate_series(1, 1_000) as b'
  const atWork = market.owner.query(long).then(
    () => 'answered',
    () => 'cut off',
  )
  const isAtWork = () =>
    market.owner.query(`select from pg_stat_activity where query = $1 and state = 'active'`, [long])
  await expect.poll(async () => (await isAtWork()).rowCount, { interval: 10 }).toBe(1)
  await killings.database()
  expect(await atWork).toBe('cut off')
  await untilAcknowledging()
})

/** Prints the figures of the long form. */
function report(title: string, recoveries: readonly number[], counts: Record<string, number>): void {
  if (!process.env.CRASH_SITE_KILLS) return
  const sorted = recoveries.toSorted((a, b) => a - b).map(Math.round)
  const figures = { ...counts, medianMs: sorted[Math.floor(sorted.length / 2)], maxMs: sorted.at(-1) }
  console.error(`[figures] crash of the ${title}: ${JSON.stringify(figures)}`)
}
