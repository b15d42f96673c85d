import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import createClient from 'openapi-fetch'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { arrangeCallers } from '../../test/permissions/callers.ts'
import { addressOf, aimAt } from '../../test/permissions/calls.ts'
import { arrangeMarket, arrangeOwnRows, type Rows } from '../../test/permissions/rows.ts'
import { type ArrangedPerson, arrangePerson, arrangeProduct, arrangeShop } from '../../test/testing/arrange.ts'
import { openPrimary, openStandby, type TestServer } from '../../test/testing/postgres-pair.ts'
import { cheapPasswords } from '../../test/testing/cheap-passwords.ts'
import { csrfToken, type TestApi, type TestClient } from '../../test/testing/test-api.ts'
import { operations } from '../http/contract-document.ts'
import { isPublicRead } from '../http/read-own-writes.ts'
import { type Api, createApi, demoBankAccount, nodePorts, openLog, openOwner, prepareDatabase } from '../index.ts'
import { readReplicaProblem } from './replica-problem.ts'

vi.setConfig({ hookTimeout: 180_000, testTimeout: 120_000 })
const folder = mkdtempSync(join(tmpdir(), 'chonoi-replica-'))
chmodSync(folder, 0o755)
const ends: (() => Promise<unknown>)[] = []
let primary: TestServer
let standby: TestServer
let databaseUrl: string
/** Reads from the replica however far it is behind, so that a test sees which one answered. */
let patient: Api
/** Reads from it while it is less than half a second behind. */
let strict: Api
let shared: TestApi
let seller: ArrangedPerson
let productId: string
const secret = randomBytes(32)

/** Of the replica, without a login. */
const replicaUrl = () => `postgres://${standby.address}/postgres`

function openApi(maxLagMs: number | undefined): Api {
  const api = createApi({
    databaseUrl,
    timeouts: { connect: 2_000, statement: 5_000 },
    replica: maxLagMs === undefined ? undefined : { url: replicaUrl(), maxLagMs },
    checksAnswers: true,
    ports: (database) => ({
      ...nodePorts({
        secret,
        dataFolder: folder,
        publicUrl: 'https://chonoi.test',
        bankAccount: demoBankAccount,
        log: openLog('silent'),
        rateLimitFactor: 1000,
      })(database),
      passwords: cheapPasswords,
    }),
  })
  ends.push(() => api.close())
  return api
}

beforeAll(async () => {
  primary = await openPrimary(join(folder, 'primary'), { wal_keep_size: '1GB' })
  databaseUrl = await prepareDatabase({ ownerUrl: primary.url, secret })
  standby = await openStandby(primary, join(folder, 'standby'))
  const owner = openOwner(primary.url)
  patient = openApi(3_600_000)
  strict = openApi(500)
  const client = (token?: string): TestClient =>
    createClient({
      baseUrl: 'http://localhost/api/v1',
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'x-csrf-token': csrfToken },
      fetch: (request: Request) => patient.fetch(request, { address: '192.0.2.1' }),
    })
  shared = { api: patient, owner, client } as TestApi
  ends.push(() => owner.end())
  const shop = (await arrangeShop(shared)).id
  seller = await arrangePerson(shared, { shop, shopRole: 'ADMIN' })
  productId = (await arrangeProduct(shared, { shop, seller: seller.id })).id
  await caughtUp(patient)
  await caughtUp(strict)
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
  await standby.stop()
  await primary.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function position(): Promise<string> {
  const [row] = await primary.ask<{ at: string }>('select pg_current_wal_flush_lsn()::text as at')
  return row?.at ?? ''
}

/** Until the API knows that the replica has everything written so far. */
async function caughtUp(api: Api): Promise<void> {
  const at = await position()
  await vi.waitFor(() => expect(api.replica?.mayServe(at)).toBe(true), { timeout: 20_000, interval: 50 })
}

const ask = (api: Api, path: string, headers: Record<string, string> = {}) =>
  api.fetch(new Request(`http://localhost/api/v1${path}`, { headers }), { address: '192.0.2.1' })

async function priceFor(headers: Record<string, string> = {}, api: Api = patient): Promise<number> {
  const response = await ask(api, `/products/${productId}`, headers)
  expect(response.status).toBe(200)
  return ((await response.json()) as { priceInCents: number }).priceInCents
}

/** Changes the product's price as its seller, and returns the cookie of the answer. */
async function reprice(priceInCents: number): Promise<string> {
  const response = await patient.fetch(
    new Request(`http://localhost/api/v1/products/${productId}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${seller.token}`,
        'x-csrf-token': csrfToken,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ priceInCents }),
    }),
    { address: '192.0.2.1' },
  )
  expect(response.status).toBe(200)
  return response.headers.get('set-cookie') ?? ''
}

/** Holds the replica where it is while `work` runs. */
async function whileStill<T>(work: () => Promise<T>): Promise<T> {
  await caughtUp(patient)
  await standby.ask('select pg_wal_replay_pause()')
  await expect.poll(() => standby.ask('select pg_get_wal_replay_pause_state() as state')).toEqual([{ state: 'paused' }])
  try {
    return await work()
  } finally {
    await standby.ask('select pg_wal_replay_resume()')
  }
}

test('a visitor reads from the replica', async () => {
  await whileStill(async () => {
    const before = await priceFor()
    await reprice(1_100_000)
    expect(await priceFor()).toBe(before)
  })
})

test('who wrote a moment ago reads what they wrote, without waiting for the replica', async () => {
  await whileStill(async () => {
    const cookie = (await reprice(2_100_000)).split(';', 1)[0] ?? ''
    expect(await priceFor({ cookie })).toBe(2_100_000)
  })
})

test('who wrote reads from the replica again once it has what they wrote', async () => {
  const cookie = (await reprice(3_100_000)).split(';', 1)[0] ?? ''
  await caughtUp(patient)
  await whileStill(async () => {
    await reprice(4_100_000)
    expect(await priceFor({ cookie })).toBe(3_100_000)
  })
})

test('who is signed in reads from the primary', async () => {
  await whileStill(async () => {
    await reprice(5_100_000)
    expect(await priceFor({ authorization: `Bearer ${seller.token}` })).toBe(5_100_000)
  })
})

test('the place of the last write is kept for a minute, from scripts and other hosts', async () => {
  expect(await reprice(6_100_000)).toMatch(
    /^__Host-written=[\dA-F]+\/[\dA-F]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/,
  )
})

test('a forged place of the last write is no error', async () => {
  for (const cookie of ['__Host-written=x', '__Host-written=FFFFFFFF/FFFFFFFF', "__Host-written='--/1"])
    expect((await ask(patient, `/products/${productId}`, { cookie })).status).toBe(200)
})

test('a replica that is too far behind is not read from', async () => {
  await whileStill(async () => {
    await reprice(7_100_000)
    await expect.poll(() => strict.replica?.mayServe(null)).toBe(false)
    expect(await priceFor({}, strict)).toBe(7_100_000)
    expect(strict.replica?.lagSeconds()).toBeGreaterThan(0.4)
  })
  await caughtUp(strict)
})

test('the application can write nothing at the replica, promoted or not', async () => {
  const { rows } = (await patient.replica?.database.pool.query('show default_transaction_read_only')) ?? { rows: [] }
  expect(rows).toEqual([{ default_transaction_read_only: 'on' }])
  const write = patient.replica?.database.pool.query(`update platform_settings set maintenance_mode = true`)
  await expect(write).rejects.toMatchObject({ code: '25006' })
})

test('at the replica the application has its role, and row-level security hides what it hides at the primary', async () => {
  await caughtUp(patient)
  const look = `select current_user::text as role, (select count(*)::int from sessions) as sessions,
    (select count(*)::int from orders) as orders, (select count(*)::int from products) as products`
  const [there, here] = await Promise.all([
    patient.replica?.database.pool.query(look),
    patient.database.pool.query(look),
  ])
  expect(there?.rows).toEqual(here.rows)
  expect(there?.rows).toEqual([{ role: 'chonoi_app', sessions: 0, orders: 0, products: 1 }])
})

test('every public read is answered by the replica as by the primary', async () => {
  const direct = openApi(undefined)
  const standing = (await arrangeCallers(shared)).seller
  const rows = (await arrangeOwnRows(shared, standing, await arrangeMarket(shared))) as Rows
  await caughtUp(patient)
  const before = patient.replica?.fallbacks
  const reads = operations.filter(isPublicRead)
  expect(reads.length).toBeGreaterThan(30)
  for (const operation of reads) {
    const address = addressOf(operation, aimAt(operation, rows))
    const [there, here] = [await ask(patient, address), await ask(direct, address)]
    expect([operation.id, there.status]).toEqual([operation.id, here.status])
    const texts = [await there.text(), await here.text()].map((text) => text.replace(/"requestId":"[^"]*"/, ''))
    expect([operation.id, texts[0]]).toEqual([operation.id, texts[1]])
    expect([operation.id, patient.replica?.fallbacks]).toEqual([operation.id, before])
  }
})

test('the doctor finds nothing about a replica that keeps up, and names one that is behind, is none, or is away', async () => {
  expect(await readReplicaProblem(primary.url, replicaUrl(), 60_000)).toBeNull()
  await whileStill(async () => {
    await reprice(8_100_000)
    expect(await readReplicaProblem(primary.url, replicaUrl(), 200)).toMatch(/more than 200 ms behind/)
  })
  const itself = `postgres://${primary.address}/postgres`
  expect(await readReplicaProblem(primary.url, itself, 200)).toMatch(/not a replica/)
  expect(await readReplicaProblem(primary.url, 'postgres://127.0.0.1:1/postgres', 200)).toMatch(/ECONNREFUSED/)
})

test('while the primary is away visitors read on', async () => {
  await caughtUp(patient)
  await primary.stop()
  try {
    expect((await ask(patient, '/products')).status).toBe(200)
    expect((await ask(patient, '/health')).status).toBe(503)
  } finally {
    await primary.start()
  }
})

test('when the replica dies no visitor sees an error', async () => {
  await expect.poll(async () => (await ask(patient, '/health')).status).toBe(200)
  await caughtUp(patient)
  const before = patient.replica?.fallbacks ?? 0
  standby.kill()
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await ask(patient, '/products')).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(patient.replica?.fallbacks).toBeGreaterThan(before)
  await expect.poll(() => patient.replica?.mayServe(null)).toBe(false)
})

test('a replica that is back is read from again, by itself', async () => {
  await standby.start()
  await caughtUp(patient)
  expect(patient.replica?.mayServe(null)).toBe(true)
})

test('a promoted replica is not read from', async () => {
  await standby.ask('select pg_promote()')
  await expect.poll(() => patient.replica?.mayServe(null)).toBe(false)
  expect((await ask(patient, '/products')).status).toBe(200)
})
