import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import createClient from 'openapi-fetch'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { arrangeBuyerOf } from '../../test/testing/arrange-catalogue.ts'
import { type ArrangedProduct, arrangeProduct, arrangeShop } from '../../test/testing/arrange.ts'
import { copyRunning, openPrimary, startOn, type TestServer } from '../../test/testing/postgres-pair.ts'
import { csrfToken, type TestApi, type TestClient } from '../../test/testing/test-api.ts'
import { type Api, createApi, demoBankAccount, nodePorts, openLog, openOwner, prepareDatabase } from '../index.ts'
import { faultsOf, readBooks } from './books.ts'

vi.setConfig({ hookTimeout: 180_000, testTimeout: 600_000 })
const buyers = 4
/** Orders before the base backup, after it, and after the chosen moment. */
const orders = Number(process.env.PITR_ORDERS ?? 20)
const price = 5_000_000
const folder = mkdtempSync(join(tmpdir(), 'chonoi-pitr-'))
chmodSync(folder, 0o755)
const archive = join(folder, 'archive')
const secret = randomBytes(32)
let primary: TestServer
let restored: TestServer | undefined
let api: Api
let shared: TestApi
let product: ArrangedProduct

beforeAll(async () => {
  mkdirSync(archive)
  // The server runs as another user when the tests run as root.
  chmodSync(archive, 0o777)
  primary = await openPrimary(join(folder, 'primary'), {
    full_page_writes: 'on',
    archive_mode: 'on',
    // As docs/operating.md says.
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  })
  const databaseUrl = await prepareDatabase({ ownerUrl: primary.url, secret })
  const options = { secret, dataFolder: folder, publicUrl: 'http://chonoi.test', bankAccount: demoBankAccount }
  api = createApi({ databaseUrl, ports: nodePorts({ ...options, log: openLog('silent'), rateLimitFactor: 1e6 }) })
  const client = (token?: string): TestClient =>
    createClient({
      baseUrl: 'http://localhost/api/v1',
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'x-csrf-token': csrfToken },
      fetch: (request: Request) => api.fetch(request, { address: '192.0.2.1' }),
    })
  shared = { api, owner: openOwner(primary.url), client } as TestApi
  const { id: shop } = await arrangeShop(shared)
  product = await arrangeProduct(shared, { shop, price, stock: 1_000_000 })
})
afterAll(async () => {
  await shared.owner.end()
  await api.close()
  await primary.stop()
  await restored?.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Placed {
  id: string
  beganAt: number
  acknowledgedAt: number
}

async function placeOrder(): Promise<Placed> {
  const { order } = await arrangeBuyerOf(shared, product)
  const beganAt = Date.now()
  const { data } = await order(price)
  const [placed] = data?.orders ?? []
  if (!placed) throw new Error('The order was refused.')
  return { id: placed.id, beganAt, acknowledgedAt: Date.now() }
}

/** Buyers who order one after the other until they are told to stop. */
function startBuying() {
  const placed: Placed[] = []
  const end = new AbortController()
  const buying = Promise.all(
    Array.from({ length: buyers }, async () => {
      while (!end.signal.aborted) placed.push(await placeOrder())
    }),
  )
  return {
    placed,
    /** Until so many more are placed. */
    async more(count: number) {
      const wanted = placed.length + count
      await vi.waitFor(() => expect(placed.length).toBeGreaterThanOrEqual(wanted), { timeout: 300_000, interval: 10 })
    },
    async stop() {
      end.abort()
      await buying
    },
  }
}

async function archiveEverything(): Promise<void> {
  const [{ file = '' } = {}] = await primary.ask<{ file: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as file',
  )
  await primary.ask('select pg_switch_wal()')
  await vi.waitFor(
    async () => {
      const [row] = await primary.ask<{ last: string | null }>('select last_archived_wal as last from pg_stat_archiver')
      expect((row?.last ?? '') >= file).toBe(true)
    },
    { timeout: 60_000, interval: 100 },
  )
}

test('a base backup and the archived log, both taken under load, bring back any moment: all that was acknowledged by then, and nothing that came after', async () => {
  const load = startBuying()
  await load.more(orders)
  const base = join(folder, 'restored')
  await copyRunning(primary, base)
  await load.more(orders)
  const [{ moment = '' } = {}] = await primary.ask<{ moment: string }>('select clock_timestamp()::text as moment')
  await load.more(orders)
  await load.stop()
  await archiveEverything()
  primary.kill()

  writeFileSync(join(base, 'recovery.signal'), '')
  restored = await startOn(base, {
    full_page_writes: 'on',
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  })
  await vi.waitFor(
    async () => expect(await restored?.ask('select pg_is_in_recovery() as is')).toEqual([{ is: false }]),
    { timeout: 120_000, interval: 100 },
  )

  const owner = openOwner(restored.url)
  const { rows } = await owner.query<{ id: string }>('select id from orders')
  const kept = new Set(rows.map(({ id }) => id))
  const chosen = Date.parse(moment)
  const before = load.placed.filter(({ acknowledgedAt }) => acknowledgedAt < chosen)
  const after = load.placed.filter(({ beganAt }) => beganAt > chosen + 1)
  expect(before.filter(({ id }) => !kept.has(id))).toEqual([])
  expect(after.filter(({ id }) => kept.has(id))).toEqual([])
  expect(before.length).toBeGreaterThanOrEqual(orders * 2 - buyers)
  expect(after.length).toBeGreaterThan(0)

  const client = await owner.connect()
  expect(faultsOf(await readBooks(client))).toEqual([])
  const sold = await client.query<{ entries: number; audited: number }>(
    `select (select count(distinct transaction_id)::int from ledger_entries) as entries, (select count(*)::int from audit_logs) as audited`,
  )
  expect(sold.rows[0]?.entries).toBeGreaterThanOrEqual(kept.size)
  expect(sold.rows[0]?.audited).toBeGreaterThanOrEqual(kept.size)
  client.release()
  await owner.end()
  console.error(
    `[figures] point in time: ${before.length} orders acknowledged before the moment, all there; ${after.length} begun after it, none`,
  )
})
