import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort, SiteProcess } from '../testing/site-process.ts'
import { expectAcknowledged, expectSoundBooks, expectStock } from './books.ts'
import { type Load, startLoad } from './load.ts'
import { arrangeMarket, type Market, secret } from './market.ts'
import { untilServing } from './until-serving.ts'

vi.setConfig({ hookTimeout: 90_000 })
const kills = {
  site: Number(process.env.CRASH_SITE_KILLS ?? 3),
  database: Number(process.env.CRASH_DATABASE_KILLS ?? 2),
}
/** The bar holds on a quiet machine, where the long form is run; the short one runs beside other suites. */
const mostRecovery = Number(process.env.CRASH_MOST_RECOVERY_MS ?? 25_000)
const perKill = 30_000
const atOnce = 12

const folder = mkdtempSync(join(tmpdir(), 'chonoi-crash-'))
// The database's user must be able to enter it when the tests run as root.
chmodSync(folder, 0o755)
const data = join(folder, 'data')
const cluster = join(data, 'postgres')
const postmaster = () => readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
const ownerUrl = () =>
  `postgres://chonoi:${readFileSync(join(cluster, 'chonoi.password'), 'utf8')}@127.0.0.1:${postmaster()[3]}/postgres`

/** What was begun, to be ended last thing first, also where a start failed. */
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
  market = await arrangeMarket(ownerUrl(), { buyers: 2 * atOnce })
  ends.push(() => market.close())
})

afterAll(async () => {
  for (const end of ends.toReversed()) await end()
  rmSync(folder, { recursive: true, force: true })
})

/** Kills again and again in the middle of the work, and reports how long each took until the site served again. */
async function killUnderLoad(load: Load, times: number, kill: () => Promise<void>): Promise<number[]> {
  const recoveries: number[] = []
  for (let time = 0; time < times; time++) {
    await load.answers(1 + Math.floor(Math.random() * 120))
    const killedAt = performance.now()
    await kill()
    await untilServing(site.origin)
    recoveries.push(performance.now() - killedAt)
  }
  return recoveries
}

const killings = {
  site: async () => {
    await site.signal('SIGKILL')
    await startSite()
  },
  database: async () => {
    process.kill(Number(postmaster()[0]), 'SIGKILL')
  },
}

test.each([
  ['site', 0],
  ['database', atOnce],
] as const)(
  'kill -9 of the %s under load loses nothing that was acknowledged and does nothing twice',
  { timeout: 60_000 + Math.max(kills.site, kills.database) * perKill },
  async (what, first) => {
    const load = startLoad(market, () => site.origin, market.buyers.slice(first, first + atOnce))
    const recoveries = await killUnderLoad(load, kills[what], killings[what])
    await load.stop()
    const { acknowledged, unknown, mistakes } = load.tally
    report(`${what}: ${recoveries.length} kills`, recoveries, { acknowledged, unknown: unknown.length })
    expect(mistakes).toEqual([])
    expect(unknown).not.toEqual([])
    await expectAcknowledged(market, load.shoppers)
    await expectSoundBooks(market)
    await expectStock(market)
    expect(Math.max(...recoveries)).toBeLessThan(mostRecovery)
    expect(await site.health()).toEqual({ status: 'ok', database: 'ok' })
  },
)

/** The long form's figures, in milliseconds. */
function report(title: string, recoveries: readonly number[], counts: Record<string, number>): void {
  if (!process.env.CRASH_SITE_KILLS) return
  const sorted = recoveries.toSorted((a, b) => a - b).map(Math.round)
  const figures = { ...counts, median: sorted[Math.floor(sorted.length / 2)], longest: sorted.at(-1) }
  console.error(title, JSON.stringify(figures))
}
