import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openReplica } from '@chonoi/api'
import { arrangeGateway } from '@chonoi/api/testing/arrange-gateways'
import { arrangePerson, platformTenant } from '@chonoi/api/testing/arrange'
import { arrangePushDevice } from '@chonoi/api/testing/arrange-push'
import type { TestApi } from '@chonoi/api/testing/test-api'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fires, metricsIn, readAlertRules, readRootFile } from '../testing/alert-rules.ts'
import { openWatchedSite, type WatchedSite } from '../testing/watched-site.ts'
import { addCertificateMetrics } from './certificate-metrics.ts'
import { addDiskMetrics } from './disk-metrics.ts'
import { addReplicaMetrics } from './replica-metrics.ts'

const rules = readAlertRules()
let site: WatchedSite
beforeAll(async () => void (site = await openWatchedSite()))
afterAll(() => site.close())

/** What a fault left behind: the scrape that shows it, or nothing when it is the next one. */
type Fault = () => Promise<string | void>

const arranged = () => site as unknown as TestApi
const write = (statement: string, values: unknown[] = []) => site.owner.query(statement, values)
const call = (path: string, init: RequestInit = {}) =>
  site.ask(`/api/v1${path}`, {
    headers: { 'content-type': 'application/json', 'x-csrf-token': 'c'.repeat(64) },
    ...init,
  })
const times = async (count: number, one: () => Promise<unknown>) => {
  for (let number = 0; number < count; number++) await one()
}
const signIn = () =>
  call('/auth/login', { method: 'POST', body: '{"email":"nobody@chonoi.test","password":"sai-mat-khau-2026"}' })

/** Holds back what a foreign key asks for: the fault is in the columns that the metrics read. */
async function writeAlone(statement: string) {
  const client = await site.owner.connect()
  try {
    await client.query(`begin; set local session_replication_role = replica; ${statement}; commit`)
  } finally {
    client.release()
  }
}

const insertCheck = (isSound: boolean, age: string) =>
  write(
    `insert into ledger_checks (is_sound, sum_in_cents, account_count, wrong_balance_count, unbalanced_count, created_at)
     values ($1, 0, 1, $2, 0, now() - $3::interval)`,
    [isSound, isSound ? 0 : 1, age],
  )
const insertJob = (state: string) =>
  write(
    `insert into pgboss.job (name, state, policy, created_on, start_after, completed_on)
     select name, $1::pgboss.job_state, policy, now() - interval '20 minutes', now() - interval '20 minutes',
       case when $1 = 'failed' then now() end
     from pgboss.queue where name = 'mail-notices'`,
    [state],
  )

/** Runs a process of its own until its heap is nearly full, and returns its metrics. */
async function scrapeFullHeap(): Promise<string> {
  const script = `
    const { Registry } = await import('prom-client')
    const { addHeapMetrics } = await import(${JSON.stringify(join(import.meta.dirname, 'heap-metrics.ts'))})
    const { getHeapStatistics } = await import('node:v8')
    const registry = new Registry()
    addHeapMetrics(registry)
    const kept = []
    const ratio = () => getHeapStatistics().used_heap_size / getHeapStatistics().heap_size_limit
    while (ratio() < 0.87) kept.push(Array.from({ length: 10_000 }, (_, index) => ({ index })))
    console.log(await registry.metrics(), kept.length > 0 ? '' : '')`
  const limits = ['--max-old-space-size=200', '--max-semi-space-size=1', '--input-type=module']
  const { stdout } = await promisify(execFile)(process.execPath, [...limits, '-e', script], {
    cwd: import.meta.dirname,
  })
  return stdout
}

/** The metrics of a disk of which a twentieth is left. */
async function scrapeFullDisk(): Promise<string> {
  const registry = new Registry()
  addDiskMetrics(registry, () => Promise.resolve({ blocks: 1000, bavail: 50 })).watch('/data')
  return registry.metrics()
}

/** The metrics of a site whose certificate ends in eight days. */
async function scrapeEndingCertificate(): Promise<string> {
  const registry = new Registry()
  const expiresAt = new Date(Date.now() + 8 * 86_400_000)
  addCertificateMetrics(registry, () => Promise.resolve({ expiresAt })).watch('https://chonoi.test')
  return registry.metrics()
}

/** The metrics of a process whose replica is away. */
async function scrapeLostReplica(): Promise<string> {
  const { databaseUrl, api } = site
  const lost = { databaseUrl, url: 'postgres://127.0.0.1:1/postgres', maxLagMs: 5_000 }
  const replica = openReplica(api.database, lost)
  const registry = new Registry()
  addReplicaMetrics(registry).watch(replica)
  const scrape = await registry.metrics()
  await replica.close()
  return scrape
}

async function scrapeFiveMinutesLater(): Promise<string> {
  vi.useFakeTimers({ now: Date.now() + 300_000, toFake: ['Date'] })
  try {
    return await site.readMetrics()
  } finally {
    vi.useRealTimers()
  }
}

/** In this order: the last ones stop the database. */
const faults: Readonly<Record<string, Fault>> = {
  SiteDown: async () => 'up{job="chonoi"} 0',
  VitalSignsUnread: async () => {
    const client = await site.owner.connect()
    await client.query('begin; lock table notifications in access exclusive mode')
    const scrape = await site.readMetrics()
    await client.query('rollback')
    client.release()
    return scrape
  },
  DatabasePoolExhausted: async () => {
    const { pool } = site.api.database
    const held = await Promise.all(Array.from({ length: site.connections }, () => pool.connect()))
    const waiting = pool.connect()
    const scrape = await site.readMetrics()
    for (const client of held) client.release()
    ;(await waiting).release()
    return scrape
  },
  PagesFail: () => times(6, () => site.ask('/')),
  EventLoopBlocked: async () => {
    // Another reading, so that the time since then is short.
    await site.readMetrics()
    const until = performance.now() + 800
    await new Promise((later) => setTimeout(later, 20))
    while (performance.now() < until);
    await new Promise((later) => setTimeout(later, 20))
  },
  HeapAlmostFull: scrapeFullHeap,
  DiskAlmostFull: scrapeFullDisk,
  ReplicaUnused: scrapeLostReplica,
  ClockOff: scrapeFiveMinutesLater,
  CertificateEnds: scrapeEndingCertificate,
  SchedulerStopped: async () => void (await write(`update pgboss.version set cron_on = now() - interval '20 minutes'`)),
  QueueStuck: async () => void (await insertJob('created')),
  JobFailed: async () => void (await insertJob('failed')),
  JobRowsFail: async () => site.api.ports.failedRows.count('erase-accounts'),
  LedgerCheckMissing: async () => void (await insertCheck(true, '31 hours')),
  LedgerUnsound: async () => void (await insertCheck(false, '0')),
  PaymentMismatchOpen: async () =>
    void (await write(
      `insert into payment_mismatches (kind, gateway, reference) values ('WRONG_AMOUNT', 'momo', 'ABCDEFGH')`,
    )),
  PaymentsLate: () =>
    writeAlone(
      `insert into payments (reference, order_group_id, buyer_id, method, amount_in_cents, next_query_at)
       values ('ABCDEFGH', gen_random_uuid(), gen_random_uuid(), 'MOMO', 100, now() - interval '20 minutes')`,
    ),
  RefundsLate: () =>
    writeAlone(
      `insert into payment_refunds (reference, payment_id, order_id, tenant_id, buyer_id, amount_in_cents, destination,
         reason, requested_name, next_query_at)
       values ('ABCDEFGH', gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 100, 'SOURCE', '',
         '', now() - interval '20 minutes')`,
    ),
  WebhooksRefused: async () => {
    await arrangeGateway(arranged(), { tenant: await platformTenant(arranged()), name: 'stripe', isEnabled: true })
    const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' }
    await times(6, () => call('/payments/stripe/notifications', { method: 'POST', headers, body: '{}' }))
  },
  MailsLate: async () => {
    const { id } = await arrangePerson(arranged())
    await write(
      `insert into notifications (user_id, type, title, message, mail_due_at, mail_attempts, created_at)
       values ($1, 'SECURITY_ALERT', '', '', now() + interval '5 minutes', 1, now() - interval '20 minutes')`,
      [id],
    )
  },
  PushesLate: async () => {
    const device = await arrangePushDevice(arranged(), (await arrangePerson(arranged())).id)
    await write(
      `insert into push_deliveries (device_id, content, attempts, created_at)
       values ($1, '{}', 1, now() - interval '20 minutes')`,
      [device],
    )
  },
  SignInsRefused: () => times(101, signIn),
  DatabaseDown: () => site.stopDatabase(),
  DatabaseConnectsFail: async () => void (await call('/products')),
  ServerErrors: () => times(6, () => call('/products')),
}

test('every alert has a fault that sets it off', () => {
  expect(rules.map(({ alert }) => alert).toSorted()).toEqual(Object.keys(faults).toSorted())
})

test.each(Object.keys(faults))('the alert %s fires after its fault and not before', async (alert) => {
  const rule = rules.find((one) => one.alert === alert)
  if (!rule) throw new Error(`${alert} has no rule.`)
  let before = ''
  const firesBefore = async () => {
    before = await site.readMetrics()
    return fires(rule, before, before)
  }
  // A busy machine may hold up one reading.
  await expect.poll(firesBefore, { timeout: 20_000 }).toBe(false)
  const scrape = await faults[alert]?.()
  expect(fires(rule, scrape ?? (await site.readMetrics()), before)).toBe(true)
})

test('without its database the site tells of itself and keeps silent on what it cannot know', async () => {
  const scrape = await site.readMetrics()
  expect(scrape).toMatch(/^chonoi_database_up 0$/m)
  expect(scrape).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(scrape).not.toMatch(/^chonoi_(mails|queue|ledger)\w* /m)
})

test('every metric of the rules and of the dashboard is exported', async () => {
  const exported = metricsIn(await site.readMetrics())
  const dashboard = JSON.parse(readRootFile('ops', 'grafana-dashboard.json')) as {
    panels: { targets?: { expr: string }[] }[]
  }
  const asked = [...rules, ...dashboard.panels.flatMap(({ targets = [] }) => targets)]
  const named = asked.flatMap(({ expr }) => expr.match(/\b(chonoi|nodejs|process)_\w+/g) ?? [])
  expect(new Set(named).size).toBeGreaterThan(25)
  const isExported = (name: string) => exported.has(name) || exported.has(name.replace(/_(bucket|count|sum)$/, ''))
  expect(named.filter((name) => !isExported(name))).toEqual([])
})

test('every alert has its heading in the runbook, and every heading its alert', () => {
  const headings = [...readRootFile('docs', 'runbook.md').matchAll(/^## (\w+)$/gm)].map(([, heading = '']) => heading)
  expect(headings).toEqual(rules.map(({ alert }) => alert))
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
    expect(annotations.summary).toMatch(/^[A-Z].{10,}\.$/)
  }
})
