import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningPostgres, startPostgres } from '@chonoi/api/postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Balancer, openBalancer } from '../faults/balancer.ts'
import { expectNothingLost } from '../faults/books.ts'
import { startLoad } from '../faults/load.ts'
import { arrangeMarket, type Market, secret } from '../faults/market.ts'
import { freePort, SiteProcess } from '../testing/site-process.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 })
const folder = mkdtempSync(join(tmpdir(), 'chonoi-several-'))
chmodSync(folder, 0o755)
const ends: (() => Promise<unknown>)[] = []
let postgres: RunningPostgres
let site: SiteProcess
let balancer: Balancer
let market: Market & { close(): Promise<void> }
let metricsPort: number

beforeAll(async () => {
  postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off' })
  ends.push(() => postgres.stop())
  const port = await freePort()
  metricsPort = Number(await freePort())
  site = new SiteProcess({
    ...{ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data'), SECRET_KEY: secret },
    ...{ PORT: port, TRUST_PROXY: 'on', PROCESSES: '2', METRICS_PORT: String(metricsPort) },
  })
  ends.push(() => site.signal('SIGTERM'))
  await heard(/2 processes are ready\./)
  balancer = await openBalancer([Number(port)])
  ends.push(() => balancer.close())
  market = await arrangeMarket(postgres.url, { buyers: 20 })
  ends.push(() => market.close())
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
  rmSync(folder, { recursive: true, force: true })
})

const heard = (words: RegExp) =>
  vi.waitFor(() => expect(site.output).toMatch(words), { timeout: 120_000, interval: 100 })
const processOf = async (place: number) => {
  const response = await fetch(`http://127.0.0.1:${metricsPort + place}/metrics`)
  return Number(/^process_start_time_seconds ([\d.]+)$/m.exec(await response.text())?.[1])
}

test('SIGHUP replaces both processes under load: no call fails, and nothing acknowledged is lost', async () => {
  const before = [await processOf(0), await processOf(1)]
  const load = startLoad(market, () => balancer.origin, market.buyers.slice(0, 10))
  await load.acknowledged(40)
  process.kill(site.pid, 'SIGHUP')
  await heard(/All processes are replaced\./)
  await load.acknowledged(40)
  await load.stop()
  const { unknown, mistakes } = load.tally
  expect({ unknown, mistakes }, balancer.complaints().slice(-5).join('\n')).toEqual({ unknown: [], mistakes: [] })
  await expectNothingLost(market, load)
  for (const place of [0, 1]) expect(await processOf(place)).toBeGreaterThan(before[place] ?? 0)
  console.error(`[figures] PROCESSES=2: replaced under load, ${load.tally.acknowledged} calls acknowledged, 0 failed`)
})

test('SIGTERM ends all of them in order', async () => {
  expect(await site.signal('SIGTERM')).toEqual({ code: 0, complaint: '' })
  await expect(fetch(site.origin)).rejects.toThrow('fetch failed')
})
