import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Api,
  createApi,
  demoBankAccount,
  inScope,
  nodePorts,
  openLog,
  openOwner,
  prepareDatabase,
  startJobs,
} from '@chonoi/api'
import { startPostgres } from '@chonoi/api/postgres'
import { arrangePerson } from '@chonoi/api/testing/arrange'
import type { TestApi } from '@chonoi/api/testing/test-api'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hasPgbouncer, openPgbouncer } from './pgbouncer.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 })
const isThere = hasPgbouncer()
if (!isThere) console.error('[figures] pooler: left out, as pgbouncer is not installed')

/** Fewer than callers by far, so that every connection changes hands all the time. */
const serverConnections = 2
const people = 20
const rounds = Number(process.env.POOLER_ROUNDS ?? 3000)
const folder = mkdtempSync(join(tmpdir(), 'chonoi-pooler-'))
chmodSync(folder, 0o755)
const ends: (() => Promise<unknown>)[] = []
let api: Api
let owner: ReturnType<typeof openOwner>
let databaseUrl: string
const callers: { id: string; token: string }[] = []

beforeAll(async () => {
  if (!isThere) return
  const postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off' })
  ends.push(() => postgres.stop())
  const pooler = await openPgbouncer(postgres.url, join(folder, 'pgbouncer'), serverConnections)
  ends.push(() => pooler.close())
  const secret = randomBytes(32)
  databaseUrl = await prepareDatabase({ ownerUrl: postgres.url, secret, pooler: pooler.address })
  api = createApi({
    databaseUrl,
    connections: 30,
    pooler: pooler.address,
    ports: nodePorts({
      secret,
      dataFolder: folder,
      publicUrl: 'http://chonoi.test',
      bankAccount: demoBankAccount,
      log: openLog('silent'),
      rateLimitFactor: 1000,
    }),
  })
  ends.push(() => api.close())
  owner = openOwner(postgres.url)
  ends.push(() => owner.end())
  const arranged = { api, owner } as unknown as TestApi
  for (let count = 0; count < people; count++) callers.push(await arrangePerson(arranged))
  for (const { id } of callers)
    await owner.query(
      `insert into quiet_hours (user_id, is_on, starts_at, ends_at) values ($1, true, '22:00', '06:00')`,
      [id],
    )
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
  rmSync(folder, { recursive: true, force: true })
})

interface Seen {
  user: string | null
  rows: string[]
  backend: number
}
const looking = `select nullif(current_setting('app.user_id', true), '') as user,
  array(select user_id::text from quiet_hours) as rows, pg_backend_pid() as backend`
class Broken extends Error {}

/** What somebody sees within a transaction of theirs, which may fail afterwards. */
async function seenBy(id: string, { breaks }: { breaks: boolean }): Promise<Seen> {
  let seen: Seen | undefined
  await inScope(api.database, { userId: id, tenantId: null, reach: 'person' }, async ({ queries }) => {
    seen = (await queries.execute(looking)).rows[0] as unknown as Seen
    if (breaks) throw new Broken()
  }).catch((error: unknown) => {
    if (!(error instanceof Broken)) throw error
  })
  if (!seen) throw new Error('nothing was seen')
  return seen
}

const seenByVisitor = async (): Promise<Seen> => (await api.database.pool.query<Seen>(looking)).rows[0] as Seen

/** Leaves a transaction with somebody's settings open and loses the connection to the pooler. */
async function vanish(id: string): Promise<void> {
  const client = await api.database.pool.connect()
  await client.query('begin')
  await client.query(`select set_config('app.user_id', $1, true), set_config('app.scope', 'system', true)`, [id])
  client.release(true)
}

describe.skipIf(!isThere)(`behind the pooler${isThere ? '' : ' (skipped: pgbouncer is not installed)'}`, () => {
  test('each session has the role, the time zone and the limits of the application', async () => {
    const { rows } = await api.database.pool.query(
      `select current_user as role, current_setting('timezone') as zone, current_setting('statement_timeout') as statement,
       current_setting('idle_in_transaction_session_timeout') as idle`,
    )
    expect(rows).toEqual([{ role: 'chonoi_app', zone: 'UTC', statement: '15s', idle: '15s' }])
  })

  test('nobody sees another person, whoever used the connection before and however they left it', async () => {
    const backends = new Set<number>()
    const leaks: unknown[] = []
    let left = rounds
    const worker = async (number: number) => {
      while (left-- > 0) {
        const { id } = callers[(left * 7 + number) % callers.length] ?? { id: '' }
        const kind = left % 10
        if (kind === 9) {
          await vanish(id)
          continue
        }
        const isVisitor = kind % 3 === 2
        const seen = isVisitor ? await seenByVisitor() : await seenBy(id, { breaks: kind === 4 })
        backends.add(seen.backend)
        const expected = isVisitor ? { user: null, rows: [] } : { user: id, rows: [id] }
        if (seen.user !== expected.user || seen.rows.join() !== expected.rows.join()) leaks.push({ expected, seen })
      }
    }
    await Promise.all(Array.from({ length: 25 }, (_, number) => worker(number)))
    expect(leaks).toEqual([])
    // A connection is replaced when a client vanished in a transaction; there are never more at once.
    const { rows } = await owner.query(
      `select count(*)::int as count from pg_stat_activity where usename like 'chonoi_app_%' and application_name = ''`,
    )
    expect(rows[0].count).toBeLessThanOrEqual(serverConnections)
    console.error(
      `[figures] pooler: ${rounds} transactions of ${people} people over ${serverConnections} connections at a time (${backends.size} in all), no leak`,
    )
  })

  test('calls of many people at once answer each about themselves', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, number) => {
        const { id, token } = callers[number % callers.length] ?? { id: '', token: '' }
        const request = new Request('http://localhost/api/v1/auth/me', {
          headers: { authorization: `Bearer ${token}` },
        })
        const response = await api.fetch(request, { address: '192.0.2.1' })
        return { status: response.status, isOwn: JSON.stringify(await response.json()).includes(id) }
      }),
    )
    expect(answers.filter(({ status, isOwn }) => status !== 200 || !isOwn)).toEqual([])
  })

  test('jobs and live events go past the pooler', async () => {
    const jobs = await startJobs(databaseUrl, api.ports)
    const stream = await api.ports.live.open({ userId: callers[0]?.id ?? null } as never, '192.0.2.1')
    const { rows } = await owner.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity where application_name like 'chonoi-%' order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['chonoi-jobs', 'chonoi-live'])
    stream.end()
    await jobs.stop()
  })
})
