import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOwner } from '@chonoi/api'
import { startPostgres } from '@chonoi/api/postgres'
import { afterAll, afterEach, expect, test } from 'vitest'
import { isFullRing } from './testing/full-ring.ts'
import { openOldPostgres } from './testing/old-postgres.ts'
import { type Ended, freePort, SiteProcess } from './testing/site-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'chonoi-start-'))
// The database's user must be able to enter it when the tests run as root.
chmodSync(folder, 0o755)
const data = join(folder, 'data')
const running = new Set<SiteProcess>()
// A test that fails leaves the data to the next.
afterEach(async () => {
  for (const site of running) await site.signal('SIGTERM')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(environment: Record<string, string> = {}): Promise<SiteProcess> {
  const site = new SiteProcess({ DATA_DIR: data, PORT: await freePort(), ...environment })
  running.add(site)
  void site.ended.then(() => running.delete(site))
  return site
}

async function startReady(environment?: Record<string, string>): Promise<SiteProcess> {
  const site = await start(environment)
  await site.ready()
  return site
}

/** Runs a start that must fail, and returns how it ended. */
const refusal = async (environment: Record<string, string>): Promise<Ended> => (await start(environment)).ended
const oneLine = (text: string | RegExp) => ({
  code: 1,
  complaint: expect.stringMatching(text instanceof RegExp ? new RegExp(`^${text.source}[^\n]*\n$`) : text) as string,
})

const postmasterPid = () => Number(readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
const isGone = (pid: number) => {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}
const ok = { status: 'ok', database: 'ok' }
const time = 480_000

test('a port in use ends the start with one line', { timeout: time }, async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const { port } = other.address() as AddressInfo
  expect(await refusal({ PORT: String(port) })).toEqual(oneLine(/Port \d+ is in use: stop what uses it or set PORT\./))
  other.close()
})

test("a data folder that can't be written ends the start with one line", { timeout: time }, async () => {
  writeFileSync(join(folder, 'a-file'), '')
  const below = join(folder, 'a-file', 'below')
  expect(await refusal({ DATA_DIR: below })).toEqual(oneLine(/The folder \S+ can't be written \(ENOTDIR\)/))
})

test("a database that can't be reached ends the start with one line, without its password", {
  timeout: time,
}, async () => {
  const url = `postgres://someone:secret@127.0.0.1:${await freePort()}/shop`
  const ended = await refusal({ DATABASE_URL: url })
  expect(ended).toEqual(oneLine(/The database can't be reached: connect ECONNREFUSED/))
  expect(ended.complaint).not.toContain('secret')
})

test.runIf(isFullRing)('a PostgreSQL that is too old ends the start with one line', { timeout: time }, async () => {
  const old = await openOldPostgres(140_012)
  expect(await refusal({ DATABASE_URL: old.url })).toEqual(oneLine(/PostgreSQL 14 is too old: 15 or newer is needed\./))
  old.close()
})

test('the site starts with its own database, and SIGTERM and Ctrl-C end both in order', { timeout: time }, async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const site = await startReady()
    expect(await site.health()).toEqual(ok)
    const pid = postmasterPid()
    expect(await site.signal(signal)).toEqual({ code: 0, complaint: '' })
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    expect(existsSync(join(data, 'postgres', 'postmaster.pid'))).toBe(false)
  }
})

test.runIf(isFullRing)('a signal during a start leaves no database running', { timeout: time }, async () => {
  const site = await start()
  await expect.poll(() => existsSync(join(data, 'postgres', 'postmaster.pid')), { timeout: 60_000 }).toBe(true)
  const pid = postmasterPid()
  expect(await site.signal('SIGTERM')).toMatchObject({ code: 0 })
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test("after kill -9 the next start takes over the database; a second one can't have it", {
  timeout: time,
}, async () => {
  const killed = await startReady()
  const pid = postmasterPid()
  await killed.signal('SIGKILL')
  const next = await startReady()
  expect(postmasterPid()).toBe(pid)
  expect(await next.health()).toEqual(ok)
  expect(await refusal({})).toEqual(oneLine(/The data in \S+ is in use by another start of the site/))
  expect(await next.health()).toEqual(ok)
  process.kill(pid, 'SIGKILL')
  await next.signal('SIGKILL')
  const recovered = await startReady()
  expect(postmasterPid()).not.toBe(pid)
  expect(await recovered.health()).toEqual(ok)
  expect(await recovered.signal('SIGTERM')).toMatchObject({ code: 0 })
})

test.runIf(isFullRing)(
  'a database stopped under the site, cleanly or not, is restarted at its address',
  {
    timeout: time,
  },
  async () => {
    const site = await startReady()
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      const pid = postmasterPid()
      process.kill(pid, signal)
      await expect.poll(() => isGone(pid)).toBe(true)
      await expect.poll(() => site.health()).toEqual(ok)
      expect(postmasterPid()).not.toBe(pid)
    }
    const pid = postmasterPid()
    expect(await site.signal('SIGTERM')).toEqual({ code: 0, complaint: '' })
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  },
)

test('on shutdown the health turns to 503 first; calls are answered until the port closes, and those in progress finish', {
  timeout: time,
}, async () => {
  const site = await startReady({ SHUTDOWN_DELAY_MS: '5000' })
  const health = () =>
    fetch(`${site.origin}/api/v1/health`).then(({ status, headers }) => [status, headers.get('retry-after')])
  const headers = { 'content-type': 'application/json', 'x-csrf-token': 'c'.repeat(64) }
  const underWay = request(`${site.origin}/api/v1/auth/login`, { method: 'POST', headers })
  const answered = new Promise<number | undefined>((answer) =>
    underWay.once('response', (one) => answer(one.statusCode)),
  )
  underWay.write('{"email":"nobody@chonoi.test",')
  expect(await health()).toEqual([200, null])
  const ended = site.signal('SIGTERM')
  await expect.poll(health).toEqual([503, '2'])
  expect((await fetch(`${site.origin}/api/v1/products`)).status).toBe(200)
  await expect.poll(() => health().catch(() => 'closed')).toBe('closed')
  underWay.end('"password":"sai-mật-khẩu-rồi"}')
  expect(await answered).toBe(401)
  expect(await ended).toEqual({ code: 0, complaint: '' })
})

test.runIf(isFullRing)(
  'with DATABASE_URL that server is used and left running, and no owner connection stays open',
  {
    timeout: time,
  },
  async () => {
    const server = await startPostgres(join(folder, 'other'), { fsync: 'off' })
    const owner = openOwner(server.url)
    const elsewhere = { DATA_DIR: join(folder, 'without'), DATABASE_URL: server.url }
    const site = await startReady(elsewhere)
    expect(await site.health()).toEqual(ok)
    expect(existsSync(join(elsewhere.DATA_DIR, 'postgres'))).toBe(false)
    const { rows } = await owner.query(
      `select bool_or(usename like 'chonoi_app_%') as application, bool_or(application_name = 'chonoi-jobs' and usename = current_user) as jobs
     from pg_stat_activity where backend_type = 'client backend'`,
    )
    expect(rows).toEqual([{ application: true, jobs: false }])
    expect(await site.signal('SIGTERM')).toEqual({ code: 0, complaint: '' })
    expect((await owner.query('select count(*) > 5 as migrated from schema_migrations')).rows).toEqual([
      { migrated: true },
    ])
    expect(await refusal({ ...elsewhere, DATABASE_APP_URL: server.url })).toEqual(
      oneLine(/The login chonoi can pass row-level security/),
    )
    await owner.end()
    await server.stop()
  },
)
