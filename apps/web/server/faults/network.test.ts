import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '@chonoi/api/postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isFullRing } from '../testing/full-ring.ts'
import { freePort, SiteProcess } from '../testing/site-process.ts'
import { expectNothingLost, expectSoundBooks } from './books.ts'
import { type Answer, type Call, callSite, isDefinite, maxAnswer } from './caller.ts'
import { startLoad } from './load.ts'
import { arrangeMarket, type Buyer, type Market, price, secret } from './market.ts'
import type { Tally } from './tally.ts'
import { TcpProxy } from './tcp-proxy.ts'
import { untilServing } from './until-serving.ts'

vi.setConfig({ testTimeout: 300_000 })
/** In the long form the silence exceeds every timeout. */
const silence = Number(process.env.NETWORK_SILENCE_MS ?? 0)
/** As in crash.test.ts, judged in the long form only, on a quiet machine. */
const maxRecovery = Number(process.env.NETWORK_MOST_RECOVERY_MS ?? Number.POSITIVE_INFINITY)
const timeouts = { DATABASE_CONNECT_TIMEOUT_MS: '1500', DATABASE_STATEMENT_TIMEOUT_MS: '3000' }
/** Deadline of an answer while the database is silent, judged likewise: both timeouts and a margin. */
const maxRefusal = process.env.NETWORK_MOST_RECOVERY_MS ? 12_000 : Number.POSITIVE_INFINITY

const folder = mkdtempSync(join(tmpdir(), 'chonoi-network-'))
chmodSync(folder, 0o755)
/** Cleanups, run in reverse order, also after a failed start. */
const ends: (() => Promise<unknown>)[] = []
let toDatabase: TcpProxy
let toSite: TcpProxy
let site: SiteProcess
let market: Market & { close(): Promise<void> }
let used = 0
/** Time to recovery after each fault, ms. */
const recoveries: number[] = []

beforeAll(async () => {
  const postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off' })
  ends.push(() => postgres.stop())
  const url = new URL(postgres.url)
  const databasePort = Number(url.port)
  toDatabase = await TcpProxy.open(() => databasePort)
  ends.push(() => toDatabase.close())
  url.port = String(toDatabase.port)
  const port = await freePort()
  const largestFile = 400
  site = new SiteProcess(
    {
      ...{ DATABASE_URL: url.href, DATA_DIR: join(folder, 'data'), PORT: port, SECRET_KEY: secret },
      ...{ RATE_LIMIT_FACTOR: '100000', REQUEST_TIMEOUT_MS: '1500', ...timeouts },
    },
    { largestFile },
  )
  ends.push(() => site.signal('SIGTERM'))
  await site.ready()
  toSite = await TcpProxy.open(() => Number(port))
  ends.push(() => toSite.close())
  market = await arrangeMarket(postgres.url, { buyers: 70 })
  ends.push(() => market.close())
})

afterAll(async () => {
  const range = [Math.min(...recoveries), Math.max(...recoveries)].map(Math.round)
  if (process.env.NETWORK_SILENCE_MS)
    console.error(`[figures] network: served again ${range.join(' to ')} ms after ${recoveries.length} faults`)
  toDatabase?.passOn()
  for (const end of ends.toReversed()) await end()
  rmSync(folder, { recursive: true, force: true })
})

const newBuyers = (count: number): readonly Buyer[] => market.buyers.slice(used, (used += count))
const oneBuyer = (): Buyer => {
  const [buyer] = newBuyers(1)
  if (!buyer) throw new Error('no buyer is left')
  return buyer
}
const call = (what: Call): Promise<Answer | null> => callSite(site.origin, what)

/** Runs buyers through a fault and checks the books. `fault` returns when the network recovered. */
async function expectSoundThrough(
  fault: () => Promise<number>,
  { origin = site.origin, longest = maxRefusal } = {},
): Promise<Tally> {
  const load = startLoad(market, () => origin, newBuyers(8))
  await load.acknowledged(20)
  const goodAgainAt = await fault()
  await untilServing(site.origin)
  const recovery = performance.now() - goodAgainAt
  recoveries.push(recovery)
  await load.acknowledged(20)
  await load.stop()
  await expectNothingLost(market, load)
  expect(recovery).toBeLessThan(maxRecovery)
  expect(Math.max(...load.tally.durations)).toBeLessThan(longest)
  return load.tally
}

/** The shoppers' network to the site. */
const throughProxy = () => ({ origin: `http://127.0.0.1:${toSite.port}` })

/** Requests a wallet until the given answer comes. */
async function untilAnswered(status: number, { token } = oneBuyer()): Promise<Answer> {
  for (;;) {
    const answer = await call({ method: 'GET', path: '/wallet/balance', token })
    if (answer?.status === status) return answer
  }
}

/** Repeats a call with its key, as a busy machine may answer with another 503. */
async function untilDefinite(what: Call): Promise<Answer> {
  for (;;) {
    const answer = await call(what)
    if (isDefinite(answer)) return answer
  }
}

test('repeated resets of database connections lose nothing', async () => {
  await expectSoundThrough(async () => {
    for (let time = 0; time < 5; time++) {
      toDatabase.reset()
      await untilServing(site.origin)
    }
    return performance.now()
  })
})

test('a silent database leads to a 503 with Retry-After, without hanging', async () => {
  await expectSoundThrough(async () => {
    toDatabase.beSilent()
    const asked = performance.now()
    const refusal = await untilAnswered(503)
    expect(performance.now() - asked).toBeLessThan(maxRefusal)
    expect(refusal.headers.get('content-type')).toBe('application/problem+json')
    expect(refusal.headers.get('retry-after')).toBe('2')
    expect(refusal.body).toMatchObject({ code: 'server.unavailable', status: 503 })
    await pause(silence)
    toDatabase.passOn()
    return performance.now()
  })
})

test('dead connections are detected and replaced', async () => {
  await expectSoundThrough(async () => {
    toDatabase.leaveHalfOpen()
    return performance.now()
  })
})

test.runIf(isFullRing)('a slow database network only makes calls slower', async () => {
  await expectSoundThrough(async () => {
    toDatabase.delayBy(40)
    await untilAnswered(200)
    toDatabase.passOn()
    return performance.now()
  })
})

test('clients whose connections are reset during calls buy once, with the same key', async () => {
  await expectSoundThrough(async () => {
    for (let time = 0; time < 5; time++) {
      toSite.reset()
      await untilServing(site.origin)
    }
    return performance.now()
  }, throughProxy())
})

test.runIf(isFullRing)('clients on a slow or silent network get their answers once it recovers', async () => {
  await expectSoundThrough(async () => {
    toSite.delayBy(60)
    await untilAnswered(200)
    toSite.beSilent()
    await untilAnswered(200)
    toSite.passOn()
    return performance.now()
  }, throughProxy())
})

test.runIf(isFullRing)('clients with dead connections time out and buy once, on new ones', async () => {
  const { unknown } = await expectSoundThrough(
    async () => {
      toSite.leaveHalfOpen()
      return performance.now()
    },
    { ...throughProxy(), longest: Math.max(maxRefusal, maxAnswer + 5_000) },
  )
  expect(unknown).toContainEqual(expect.stringMatching(/: no answer$/))
})

/** The buyer's data after a purchase, read without the faulty network. */
async function bought({ id }: Buyer): Promise<{ orders: number; spent: number }> {
  const { rows } = await market.owner.query<{ orders: number; spent: number }>(
    `select (select count(*)::integer from order_groups where buyer_id = $1) as orders,
       (select coalesce(-sum(amount_in_cents), 0)::float8 from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.user_id = $1 and a.kind = 'USER_WALLET' and e.amount_in_cents < 0) as spent`,
    [id],
  )
  return rows[0] ?? { orders: 0, spent: 0 }
}

test.each([
  ['at the commit', ['insert into "orders"', 'commit'], { orders: 1, spent: price }],
  ['inside the transaction', ['insert into "orders"'], { orders: 0, spent: 0 }],
] as const)(
  'a connection lost %s leads to a 503, and repeating the call has one effect',
  async (_when, texts, left) => {
    const buyer = oneBuyer()
    const { id: productId } = market.products[0] ?? { id: '' }
    await call({ method: 'POST', path: '/cart', token: buyer.token, body: { productId } })
    const order: Call = {
      ...{ method: 'POST', path: '/orders', token: buyer.token, key: `order-of-${buyer.id}` },
      body: { addressId: buyer.addressId, paymentMethod: 'WALLET', expectedTotalInCents: price },
    }
    const cut = toDatabase.cutAfter(...texts)
    const first = await call(order)
    await cut
    expect([first?.status, first?.body.code]).toEqual([503, 'server.unavailable'])
    await expect.poll(() => bought(buyer)).toEqual(left)
    const second = await untilDefinite(order)
    expect(second.status).toBe(201)
    expect((await untilDefinite(order)).body.id).toBe(second.body.id)
    expect(await bought(buyer)).toEqual({ orders: 1, spent: price })
    await expectSoundBooks(market)
  },
)

const head = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: shop\r\n'
const halfOf = {
  head,
  body: `${head}X-CSRF-Token: ${'c'.repeat(64)}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"email"`,
}

/** Opens 100 connections that send half of a request. Returns whether another call is answered while they are open. */
async function isAnsweredBeside(half: string): Promise<boolean> {
  const port = Number(new URL(site.origin).port)
  const silent = Array.from({ length: 100 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  const closed = silent.map((socket) => once(socket, 'close'))
  for (const socket of silent) socket.resume().write(half)
  await call({ method: 'GET', path: '/products?limit=12' })
  const areOpen = silent.every((socket) => !socket.closed)
  await Promise.all(closed)
  return areOpen
}

test.each(['head', 'body'] as const)(
  'clients that send half of a %s are disconnected and block nobody',
  async (part) => {
    // On a busy machine the answer may come when some are disconnected already, which proves nothing.
    await expect.poll(() => isAnsweredBeside(halfOf[part]), { timeout: 120_000 }).toBe(true)
  },
)

test('a page is served as unavailable while the database is silent', async () => {
  let asked = 0
  // A page that was rendered a moment ago is still served.
  const page = () => fetch(`${site.origin}/products?page=${++asked}`, { headers: { accept: 'text/html' } })
  expect((await page()).status).toBe(200)
  toDatabase.beSilent()
  // At the last one nothing is known about maintenance any more.
  const refused = [await page(), await page(), await page()]
  toDatabase.passOn()
  for (const { status, headers } of refused) expect([status, headers.get('retry-after')]).toEqual([503, '2'])
  await untilServing(site.origin)
  expect((await page()).status).toBe(200)
})

test('an image that no longer fits on the disk fails with 503 and leaves nothing behind; one that fits is kept', async () => {
  const { token, id } = oneBuyer()
  const upload = async (side: number) => {
    const noise = {
      create: {
        width: side,
        height: side,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    } as const
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await sharp(noise).png().toBuffer())]), 'a.png')
    const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': 'c'.repeat(64) }
    return fetch(`${site.origin}/api/v1/uploads/images`, { method: 'POST', body: form, headers })
  }
  const files = () => {
    const stored = join(folder, 'data', 'files')
    return existsSync(stored)
      ? readdirSync(stored, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
      : 0
  }
  const refused = await upload(1400)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(files()).toBe(0)
  expect((await market.owner.query('select from files where owner_id = $1', [id])).rowCount).toBe(0)
  expect((await upload(40)).status).toBe(201)
  expect(files()).toBe(1)
})
