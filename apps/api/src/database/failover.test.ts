import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { arrangePerson } from '../../test/testing/arrange.ts'
import { openPrimary, openStandby, type TestServer } from '../../test/testing/postgres-pair.ts'
import { csrfToken, type TestApi } from '../../test/testing/test-api.ts'
import { type Api, createApi, demoBankAccount, nodePorts, openLog, openOwner, prepareDatabase } from '../index.ts'
import { type Jobs, startJobs } from '../jobs/start-jobs.ts'
import { urlsOf } from './several-servers.ts'

vi.setConfig({ hookTimeout: 180_000, testTimeout: 300_000 })
const writers = 8
/** Writes that were acknowledged before the primary is killed, and after the standby took over. */
const enough = Number(process.env.FAILOVER_WRITES ?? 200)
/** In milliseconds: both timeouts of the database and a margin. Only the long form judges it, on a quiet machine. */
const maxAnswer = process.env.FAILOVER_WRITES ? 8_000 : Number.POSITIVE_INFINITY
const folder = mkdtempSync(join(tmpdir(), 'chonoi-failover-'))
chmodSync(folder, 0o755)
let primary: TestServer
let standby: TestServer
let api: Api
let jobs: Jobs
let token: string
let ownerUrl: string
const secret = randomBytes(32)

/** As an operator writes it in DATABASE_URL. */
const both = (url: string) => url.replace(primary.address, `${primary.address},${standby.address}`)

beforeAll(async () => {
  primary = await openPrimary(join(folder, 'primary'), { wal_keep_size: '1GB' })
  await prepareDatabase({ ownerUrl: primary.url, secret })
  standby = await openStandby(primary, join(folder, 'standby'))
  await primary.ask(`alter system set synchronous_standby_names = 'standby'`)
  await primary.ask('select pg_reload_conf()')
  await vi.waitUntil(
    async () => {
      const [follower] = await primary.ask<{ state: string }>('select sync_state as state from pg_stat_replication')
      return follower?.state === 'sync'
    },
    { timeout: 20_000 },
  )
  ownerUrl = both(primary.url)
  const databaseUrl = await prepareDatabase({ ownerUrl, secret })
  api = createApi({
    databaseUrl,
    timeouts: { connect: 2_000, statement: 5_000 },
    checksAnswers: true,
    ports: nodePorts({
      secret,
      dataFolder: folder,
      publicUrl: 'http://chonoi.test',
      bankAccount: demoBankAccount,
      log: openLog('silent'),
      rateLimitFactor: 1_000_000,
    }),
  })
  jobs = await startJobs(databaseUrl, api.ports)
  const owner = openOwner(primary.url)
  token = (await arrangePerson({ api, owner } as TestApi)).token
  await owner.end()
})
afterAll(async () => {
  await jobs.stop()
  await api.close()
  await standby.stop()
  await primary.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Answered {
  status: number
  retryAfter: string | null
  milliseconds: number
  /** What the write said, to be found again. */
  mark: string
}

/** Adds an address, in a transaction of its own. */
async function write(): Promise<Answered> {
  const mark = randomUUID()
  const startedAt = performance.now()
  const response = await api.fetch(
    new Request('http://localhost/api/v1/addresses', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-csrf-token': csrfToken,
      },
      body: JSON.stringify({ fullName: mark, phone: '0901234567', line1: '12 Lê Lợi', city: 'Hồ Chí Minh' }),
    }),
    { address: '192.0.2.1' },
  )
  await response.body?.cancel()
  const milliseconds = performance.now() - startedAt
  return { status: response.status, retryAfter: response.headers.get('retry-after'), milliseconds, mark }
}

/** Writes until `isEnough` says so. */
async function writeUntil(answers: Answered[], isEnough: () => boolean): Promise<void> {
  const writer = async () => {
    while (!isEnough()) {
      const answer = await write()
      answers.push(answer)
      // As the answer asks, but sooner.
      if (answer.status === 503) await new Promise((again) => setTimeout(again, 50))
    }
  }
  await Promise.all(Array.from({ length: writers }, writer))
}

test('a URL names one server or several', () => {
  expect(urlsOf('postgres://a:b@one:1,two:2/db?x=1')).toEqual([
    'postgres://a:b@one:1/db?x=1',
    'postgres://a:b@two:2/db?x=1',
  ])
  expect(urlsOf('postgres://a:b@one/db')).toEqual(['postgres://a:b@one/db'])
})

test('the primary is killed under load and the standby takes over: no acknowledged write is lost, and nobody hangs', async () => {
  const answers: Answered[] = []
  const made = () => answers.filter(({ status }) => status === 201)
  let wanted = enough
  const writing = writeUntil(answers, () => made().length >= wanted * 2)
  await expect.poll(() => made().length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(enough)
  primary.kill()
  const killedAt = answers.length
  await expect.poll(() => answers.slice(killedAt).some(({ status }) => status === 503)).toBe(true)
  wanted = made().length
  await standby.ask('select pg_promote()')
  await writing
  const refused = answers.filter(({ status }) => status !== 201)
  expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 2']))
  expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(maxAnswer)
  const rows = await standby.ask<{ mark: string }>('select full_name as mark from addresses')
  const kept = new Set(rows.map(({ mark }) => mark))
  expect(made().filter(({ mark }) => !kept.has(mark))).toEqual([])
  console.error(`[figures] failover: ${made().length} acknowledged writes, none lost; ${refused.length} answers 503`)
})

test('jobs go on at the new primary, without a restart', async () => {
  await vi.waitFor(
    async () => {
      const found = await standby.ask(`select 1 from pg_stat_activity where application_name = 'chonoi-jobs'`)
      expect(found.length).toBeGreaterThan(0)
    },
    { timeout: 60_000, interval: 200 },
  )
})

test('a former primary that somebody starts again gets no writes', async () => {
  await primary.start({ synchronous_standby_names: '' })
  const { mark, status } = await write()
  expect(status).toBe(201)
  expect(await standby.ask('select 1 from addresses where full_name = $1', [mark])).toHaveLength(1)
  // Also by a process that starts now: the first server of the list takes writes again, on an older timeline.
  const other = await prepareDatabase({ ownerUrl: `${ownerUrl}?application_name=fresh`, secret })
  const owner = openOwner(other)
  const { rows } = await owner.query(`select inet_server_port() as port`)
  await owner.end()
  expect(standby.address).toBe(`127.0.0.1:${rows[0].port}`)
})
