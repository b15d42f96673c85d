import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort, SiteProcess } from '../testing/site-process.ts'
import { expectNothingLost } from './books.ts'
import { type Load, startLoad } from './load.ts'
import { arrangeMarket, type Buyer, type Market, secret } from './market.ts'
import { canMakeDisk, SmallDisk } from './small-disk.ts'
import { untilServing } from './until-serving.ts'

vi.setConfig({ testTimeout: 300_000 })
const atOnce = 8
describe.skipIf(!canMakeDisk)('a full disk under the site and its database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-full-disk-'))
  // The database's user must be able to enter it when the tests run as root.
  chmodSync(folder, 0o755)
  const cluster = join(folder, 'postgres')
  /** Cleanups, run in reverse order, also after a failed start. */
  const ends: (() => unknown)[] = []
  let disk: SmallDisk
  let site: SiteProcess
  let market: Market & { close(): Promise<void> }

  beforeAll(async () => {
    disk = new SmallDisk(folder, 400)
    ends.push(() => disk.unmount())
    const settings = { DATA_DIR: folder, PORT: await freePort() }
    site = new SiteProcess({ ...settings, SECRET_KEY: secret, RATE_LIMIT_FACTOR: '100000' })
    ends.push(() => site.signal('SIGTERM'))
    await site.ready()
    const password = readFileSync(join(cluster, 'chonoi.password'), 'utf8')
    const databasePort = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]
    market = await arrangeMarket(`postgres://chonoi:${password}@127.0.0.1:${databasePort}/postgres`, {
      buyers: 2 * atOnce,
    })
    ends.push(() => market.close())
  })

  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Switches the database's WAL to a new 16 MB file, which is allocated at once. */
  const beginSegment = () => market.owner.query('select pg_switch_wal()')

  /** Runs buyers on a full disk until `until` resolves, then frees space. */
  async function expectSoundThrough(buyers: readonly Buyer[], until: (load: Load) => Promise<void>): Promise<void> {
    const load = startLoad(market, () => site.origin, buyers)
    await load.acknowledged(20)
    await beginSegment()
    disk.fill()
    await until(load)
    disk.empty()
    await untilServing(site.origin)
    await load.acknowledged(20)
    await load.stop()
    await expectNothingLost(market, load)
    expect(await site.health()).toEqual({ status: 'ok', database: 'ok' })
  }

  test('writes that no longer fit fail with 503 and no effect, and reads continue', async () => {
    await expectSoundThrough(market.buyers.slice(0, atOnce), async ({ tally }) => {
      await expect.poll(() => tally.unknown, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/^POST .* 503 /))
      disk.fill()
      const list = await fetch(`${site.origin}/api/v1/products?limit=12`)
      expect(list.status).toBe(200)
    })
  })

  test('a database that stops because its log no longer fits restarts once there is space', async () => {
    await expectSoundThrough(market.buyers.slice(atOnce), async () => {
      const healthWithoutRoom = async () => {
        disk.fill()
        await beginSegment().catch(() => {})
        return site.health()
      }
      await expect.poll(healthWithoutRoom, { timeout: 60_000 }).not.toMatchObject({ database: 'ok' })
    })
  })
})
