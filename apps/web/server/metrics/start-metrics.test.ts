import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@chonoi/api/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplesIn } from '../testing/alert-rules.ts'
import { freePort, SiteProcess } from '../testing/site-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'chonoi-metrics-'))
// The database's user must be able to enter it when the tests run as root.
chmodSync(folder, 0o755)
const time = 480_000
let postgres: Awaited<ReturnType<typeof startPostgres>>
const running = new Set<SiteProcess>()
beforeAll(async () => void (postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off' })), time)
afterAll(async () => {
  for (const site of running) await site.signal('SIGTERM')
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(more: Record<string, string> = {}) {
  const metricsPort = await freePort()
  const own = { DATA_DIR: join(folder, 'data'), DATABASE_URL: postgres.url, PORT: await freePort() }
  const site = new SiteProcess({ ...own, METRICS_PORT: metricsPort, ...more })
  running.add(site)
  void site.ended.then(() => running.delete(site))
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}${path}`)
    return { status: response.status, text: await response.text() }
  }
  /** The status, or 0 while nobody answers. */
  const statusOf = (path: string) =>
    ask(path).then(
      ({ status }) => status,
      () => 0,
    )
  return { site, ask, statusOf, metricsPort }
}

test('a process is alive from its start to its end, and ready between them while its database answers', {
  timeout: time,
}, async () => {
  const { site, ask, statusOf, metricsPort } = await start({ SHUTDOWN_DELAY_MS: '5000' })
  await expect.poll(() => statusOf('/livez'), { timeout: 60_000, interval: 10 }).toBe(200)
  expect(await ask('/readyz')).toEqual({ status: 503, text: 'starting' })
  await site.ready()
  expect(await ask('/readyz')).toEqual({ status: 200, text: 'ready' })
  expect((await ask('/anything')).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${metricsPort}/livez`, { method: 'POST' })).status).toBe(405)
  // Not on the port of the site, where everybody would reach it.
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(404)
  const ended = site.signal('SIGTERM')
  await expect.poll(() => ask('/readyz')).toEqual({ status: 503, text: 'stopping' })
  expect(await statusOf('/livez')).toBe(200)
  expect((await ask('/metrics')).text).toMatch(/^chonoi_database_up 1$/m)
  expect(await ended).toEqual({ code: 0, complaint: '' })
})

test('the running site counts calls by operation and pages by route', { timeout: time }, async () => {
  const { site, ask } = await start()
  await site.ready()
  for (const path of [
    '/api/v1/products?q=b%C3%ACnh',
    '/api/v1/nothing/at/all',
    '/login',
    '/products/khong-co',
    '/khong-co',
  ])
    await (await fetch(site.origin + path)).text()
  const { text } = await ask('/metrics')
  const counted = samplesIn(text).filter(({ name }) => /^chonoi_(http|page)_requests_total$/.test(name))
  const labels = counted.map(({ labels: own }) => Object.values(own).join(' '))
  expect(labels).toEqual(
    expect.arrayContaining(['listProducts 2xx', 'none 4xx', '/login 2xx', '/products/$productId 4xx']),
  )
  expect(text).toMatch(/^chonoi_build_info\{version="\d+\.\d+\.\d+",migration="\d{8}T\d{4}-[\w-]+"\} 1$/m)
  expect(text).toMatch(/^chonoi_queue_jobs_waiting\{queue="check-ledger"\} \d+$/m)
  // What was asked for is in no label.
  expect(text).not.toMatch(/khong-co|b%C3%ACnh|bình|127\.0\.0\.1/)
  await site.signal('SIGTERM')
})

test('a port of metrics that is taken ends the start with one line', { timeout: time }, async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const { port } = other.address() as AddressInfo
  const { site } = await start({ METRICS_PORT: String(port) })
  expect(await site.ended).toEqual({
    code: 1,
    complaint: `Port ${port} is in use: stop what uses it or set METRICS_PORT.\n`,
  })
  other.close()
})
