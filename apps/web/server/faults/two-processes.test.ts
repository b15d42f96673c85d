import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningPostgres, startPostgres } from '@chonoi/api/postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort, SiteProcess } from '../testing/site-process.ts'
import { type Balancer, openBalancer } from './balancer.ts'
import { expectNothingLost } from './books.ts'
import { type Answer, type Call, callSite } from './caller.ts'
import { startFollowers, startTelling } from './followers.ts'
import { startLoad } from './load.ts'
import { arrangeMarket, type Buyer, type Market, price, secret } from './market.ts'
import { type NginxAddresses, nginxAddresses, openNginx } from './nginx.ts'

vi.setConfig({ testTimeout: 300_000 })
const behindNginx = process.env.BALANCER === 'nginx'
const restarts = Number(process.env.ROLLING_RESTARTS ?? 1)

const folder = mkdtempSync(join(tmpdir(), 'chonoi-two-'))
chmodSync(folder, 0o755)
/** Cleanups, run in reverse order, also after a failed start. */
const ends: (() => Promise<unknown>)[] = []
let postgres: RunningPostgres
let ports: string[]
const sites: SiteProcess[] = []
let balancer: Balancer
let nginx: NginxAddresses | undefined
let market: Market & { close(): Promise<void> }
let used = 0

async function startSite(index: number): Promise<void> {
  const isFirst = !sites[index]
  const site = new SiteProcess({
    ...{ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data'), SECRET_KEY: secret },
    ...{ PORT: ports[index] ?? '', TRUST_PROXY: 'on' },
    ...(nginx && { PUBLIC_URL: nginx.origin }),
  })
  sites[index] = site
  if (isFirst) ends.push(() => sites[index]?.signal('SIGTERM') ?? Promise.resolve())
  await site.ready()
}

beforeAll(async () => {
  postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off' })
  ends.push(() => postgres.stop())
  ports = [await freePort(), await freePort()]
  if (behindNginx) nginx = await nginxAddresses()
  await Promise.all([startSite(0), startSite(1)])
  balancer = nginx
    ? await openNginx(ports.map(Number), join(folder, 'nginx'), nginx)
    : await openBalancer(ports.map(Number))
  ends.push(() => balancer.close())
  market = await arrangeMarket(postgres.url, { buyers: 40 })
  ends.push(() => market.close())
})

afterAll(async () => {
  for (const end of ends.toReversed()) await end()
  rmSync(folder, { recursive: true, force: true })
})

const newBuyers = (count: number): readonly Buyer[] => market.buyers.slice(used, (used += count))
const oneBuyer = (): Buyer => {
  const [buyer] = newBuyers(1)
  if (!buyer) throw new Error('no buyer is left')
  return buyer
}
/** Calls one of the two directly, bypassing the balancer. */
const at = (index: number, call: Call): Promise<Answer | null> => callSite(sites[index]?.origin ?? '', call)

test.runIf(behindNginx)('whoever asks without TLS is led to it, and every answer asks to stay there', async () => {
  const plain = await fetch(`${nginx?.plainOrigin}/vi/products?page=2`, { redirect: 'manual' })
  // The example's port is the one that needs no naming.
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://localhost/vi/products?page=2'])
  const answer = await fetch(`${nginx?.origin}/api/v1/health`)
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
})

test('a session ended at one process is ended at the other', async () => {
  const { token } = oneBuyer()
  const me: Call = { method: 'GET', path: '/auth/me', token }
  expect([(await at(0, me))?.status, (await at(1, me))?.status]).toEqual([200, 200])
  await fetch(`${sites[0]?.origin}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-csrf-token': 'c'.repeat(64) },
  })
  expect([(await at(0, me))?.status, (await at(1, me))?.status]).toEqual([401, 401])
})

test('rate limits are shared: an address that used its limit at one process is refused by the other', async () => {
  const attempt = (index: number) =>
    fetch(`${sites[index]?.origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': 'c'.repeat(64),
        'x-forwarded-for': '198.51.100.7',
      },
      body: JSON.stringify({ email: `nobody-${Math.random()}@chonoi.test`, password: 'sai-mật-khẩu-rồi' }),
    })
  const statuses: number[] = []
  for (let time = 0; time < 32; time++) statuses.push((await attempt(time % 2)).status)
  expect(statuses.slice(0, 30)).not.toContain(429)
  expect(statuses.slice(30)).toEqual([429, 429])
})

test('one key sent to both at once is one order', async () => {
  const { token, addressId, id } = oneBuyer()
  const { id: productId } = market.products[0] ?? { id: '' }
  await at(0, { method: 'POST', path: '/cart', token, body: { productId } })
  const body = { addressId, paymentMethod: 'WALLET', expectedTotalInCents: price }
  const order: Call = { method: 'POST', path: '/orders', token, key: `order-of-${id}`, body }
  const answers = await Promise.all(Array.from({ length: 20 }, (_, time) => at(time % 2, order)))
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([201]))
  expect(new Set(answers.map((answer) => answer?.body.id)).size).toBe(1)
  const { rowCount } = await market.owner.query('select from order_groups where buyer_id = $1', [id])
  expect(rowCount).toBe(1)
})

test('a due job runs in one of them, once', async () => {
  const { id } = oneBuyer()
  const notices = 60
  await market.owner.query(
    `insert into notifications (user_id, type, title, message, link, mail_due_at)
     select $1, 'DEPOSIT_COMPLETED', 'Tin', 'Tin.', '/wallet', now() from generate_series(1, $2)`,
    [id, notices],
  )
  const { rows } = await market.owner.query<{ id: string }>(
    `insert into pgboss.job (name, policy, retry_limit) select name, policy, 2 from pgboss.queue where name = 'mail-notices' returning id`,
  )
  const job = () =>
    market.owner
      .query('select state::text, retry_count::integer as "retryCount" from pgboss.job where id = $1', [rows[0]?.id])
      .then((found) => found.rows[0])
  await expect.poll(job, { timeout: 30_000, interval: 200 }).toEqual({ state: 'completed', retryCount: 0 })
  const mails = await market.owner.query(
    'select from mail_outbox where recipient = (select email from users where id = $1)',
    [id],
  )
  expect(mails.rowCount).toBe(notices)
})

test('killing one under load loses nothing acknowledged, and the other continues', async () => {
  const load = startLoad(market, () => balancer.origin, newBuyers(10))
  await load.acknowledged(60)
  await sites[0]?.signal('SIGKILL')
  await load.acknowledged(120)
  await startSite(0)
  await load.acknowledged(40)
  await load.stop()
  await expectNothingLost(market, load)
})

test('a restart of one after the other fails no call and loses no live event', {
  timeout: 60_000 + restarts * 120_000,
}, async () => {
  const followed = newBuyers(10)
  const followers = startFollowers(() => balancer.origin, followed)
  await expect.poll(() => followers.opened).toBe(followed.length)
  const stopTelling = startTelling(market, followed, 100)
  const load = startLoad(market, () => balancer.origin, newBuyers(10))
  await load.acknowledged(40)
  for (let round = 0; round < restarts; round++) {
    for (const [index, site] of [...sites].entries()) {
      expect(await site.signal('SIGTERM')).toMatchObject({ code: 0 })
      await load.acknowledged(30)
      await startSite(index)
    }
  }
  await load.acknowledged(40)
  await load.stop()
  const told = await stopTelling()
  const missing = () =>
    followed.flatMap(({ id }) => [...(told.get(id) ?? [])].filter((one) => !followers.heard.get(id)?.has(one)))
  await expect.poll(missing, { timeout: 10_000 }).toEqual([])
  await followers.stop()
  // Each process held some of the streams when it ended.
  expect(followers.opened).toBeGreaterThanOrEqual(2 * followed.length)
  expect(followers.refusals, balancer.complaints().slice(-5).join('\n')).toEqual([])
  const { unknown, mistakes } = load.tally
  expect({ unknown, mistakes }, balancer.complaints().slice(-5).join('\n')).toEqual({ unknown: [], mistakes: [] })
  await expectNothingLost(market, load)
  if (restarts > 1) {
    const events = [...told.values()].reduce((sum, { size }) => sum + size, 0)
    console.error(
      `[figures] two processes: ${2 * restarts} restarts, ${load.tally.acknowledged} calls acknowledged, 0 failed; ${events} live events over ${followers.opened} streams, none lost`,
    )
  }
})
