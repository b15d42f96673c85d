import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inScope, startJobs, systemScope } from '@chonoi/api'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSpanReceiver, type ReceivedSpan, type SpanReceiver } from '../testing/span-receiver.ts'
import { openWatchedSite, type WatchedSite } from '../testing/watched-site.ts'
import type { FinishedSpan } from './finished-span.ts'
import { openSpanExporter, type SpanExporter } from './span-exporter.ts'
import { openTracer } from './tracer.ts'

const time = 120_000
const silent = { warn() {} }
const server = 2
let receiver: SpanReceiver
let exporter: SpanExporter
let site: WatchedSite
const tracing = openTracer(1, (span: FinishedSpan) => exporter.add(span))

beforeAll(async () => {
  receiver = await openSpanReceiver()
  site = await openWatchedSite({ tracing, trustsProxy: true })
}, time)
afterAll(async () => {
  await site.close()
  await receiver.close()
})
beforeEach(() => {
  receiver.spans.length = 0
  receiver.bodies.length = 0
  exporter = openSpanExporter(
    { url: `${receiver.url}/v1/traces`, headers: {}, serviceName: 'chonoi', ratio: 1 },
    silent,
  )
})

/** Everything that the collector got. */
async function received(): Promise<readonly ReceivedSpan[]> {
  await exporter.close()
  return receiver.spans
}
const childrenOf = (spans: readonly ReceivedSpan[], parent: ReceivedSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId)
const attribute = ({ attributes }: ReceivedSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

test('a call is a trace: request, operation, statements', async () => {
  await site.ask('/api/v1/products?limit=1')
  const spans = await received()
  const [request, ...others] = spans.filter(({ kind }) => kind === server)
  expect(others).toEqual([])
  expect(request).toMatchObject({ name: 'GET /api/v1/products', status: {} })
  expect(request?.parentSpanId).toBeUndefined()
  expect(request && attribute(request, 'http.response.status_code')).toBe('200')
  const [operation] = childrenOf(spans, request)
  expect(operation).toMatchObject({ name: 'listProducts' })
  const statements = childrenOf(spans, operation)
  expect(statements.map(({ name }) => name)).toContain('select listed_products')
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
  expect(spans).toHaveLength(2 + statements.length)
  for (const { startTimeUnixNano, endTimeUnixNano } of statements) {
    expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(operation?.startTimeUnixNano ?? 0))
    expect(BigInt(endTimeUnixNano)).toBeLessThanOrEqual(BigInt(operation?.endTimeUnixNano ?? 0))
  }
})

test('calls that wait for a connection keep their statements apart', async () => {
  await Promise.all(Array.from({ length: 12 }, () => site.ask('/api/v1/products?limit=1')))
  const traces = Object.values(Object.groupBy(await received(), ({ traceId }) => traceId))
  const shapes = traces.map((trace = []) =>
    trace
      .map(({ name }) => name)
      .toSorted()
      .join(', '),
  )
  expect(shapes).toHaveLength(12)
  expect(new Set(shapes).size).toBe(1)
})

test('the trace of the proxy is gone on with, and kept only if the proxy keeps it', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const ask = (flags: string) =>
    site.ask('/api/v1/health', { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-${flags}` } })
  await ask('00')
  await ask('01')
  const spans = await received()
  expect(spans.filter(({ kind }) => kind === server)).toMatchObject([{ traceId, parentSpanId: '00f067aa0ba902b7' }])
})

test('what people write, search for and are called is in no span, nor are parameters and ids', async () => {
  const body = JSON.stringify({ email: 'canary.person@example.vn', password: 'canary-password-2026' })
  const headers = { 'content-type': 'application/json', 'x-csrf-token': 'c'.repeat(64), 'user-agent': 'canary-agent' }
  await site.ask('/api/v1/auth/login', { method: 'POST', headers, body })
  await site.ask('/api/v1/products?q=canary-search')
  await site.ask('/api/v1/products/6f0f6a0e-0000-4000-8000-00000000cafe')
  await site.ask('/canary-page?token=canary-token')
  await inScope(site.api.database, systemScope, ({ queries }) =>
    tracing.inSpan({ name: 'cursor', kind: 'internal' }, () => queries.execute(`select 'canary-literal', 4711`)),
  )
  const spans = await received()
  expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['login', 'getProduct', 'cursor']))
  expect(receiver.bodies.join('\n')).not.toMatch(/canary|cafe|4711|192\.0\.2\.1/)
})

test('a failure is marked by its type, without its message', async () => {
  await site.ask('/')
  await inScope(site.api.database, systemScope, ({ queries }) =>
    tracing.inSpan({ name: 'step', kind: 'internal' }, () => queries.execute(`select 'secret'::integer`)),
  ).catch(() => undefined)
  const failed = (await received()).filter(({ status }) => status.code === 2)
  expect(failed.map((span) => [span.name, attribute(span, 'error.type')])).toEqual(
    expect.arrayContaining([
      ['GET', '500'],
      ['select', '22P02'],
    ]),
  )
  expect(receiver.bodies.join('\n')).not.toMatch(/secret|broken/)
})

test('a call that goes out carries the trace, and its span names the host alone', async () => {
  const got: unknown[] = []
  const provider = createServer(({ headers }, response) => {
    got.push(headers.traceparent, headers['x-own'])
    response.writeHead(402).end()
  })
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening))
  const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/pay/canary?key=canary`
  await tracing.inSpan({ name: 'payment', kind: 'internal' }, async () => {
    await site.api.ports.payments.fetch?.(address, { method: 'POST', body: 'canary', headers: { 'x-own': '1' } })
  })
  provider.close()
  const spans = await received()
  const [call] = childrenOf(
    spans,
    spans.find(({ name }) => name === 'payment'),
  )
  expect(call).toMatchObject({ name: 'POST payment provider', kind: 3, status: { code: 2 } })
  expect(got).toEqual([`00-${call?.traceId}-${call?.spanId}-01`, '1'])
  expect(call && attribute(call, 'server.address')).toBe('127.0.0.1')
  expect(receiver.bodies.join('\n')).not.toContain('canary')
})

test('a job is a trace of its own', { timeout: time }, async () => {
  await site.owner.query(
    `insert into pgboss.job (name, policy) select name, policy from pgboss.queue where name = 'mail-notices'`,
  )
  const ended: FinishedSpan[] = []
  const own = openTracer(1, (span) => void ended.push(span))
  const jobs = await startJobs(site.databaseUrl, site.api.ports, own)
  await expect.poll(() => ended.map(({ name }) => name), { timeout: 60_000 }).toContain('job mail-notices')
  await jobs.stop()
  const job = ended.find(({ name }) => name === 'job mail-notices')
  expect(job).toMatchObject({ kind: 'consumer', parentSpanId: undefined })
  expect(ended.filter(({ parentSpanId }) => parentSpanId === job?.spanId).length).toBeGreaterThan(0)
})

test('a share of the traces that begin here is kept, each whole or not at all', async () => {
  const ended: FinishedSpan[] = []
  const half = openTracer(0.5, (span) => void ended.push(span))
  for (let count = 0; count < 400; count++)
    await half.inSpan({ name: 'outer', kind: 'internal' }, () =>
      half.inSpan({ name: 'inner', kind: 'internal' }, async () => undefined),
    )
  const outer = ended.filter(({ name }) => name === 'outer').length
  expect(outer).toBe(ended.filter(({ name }) => name === 'inner').length)
  expect(outer).toBeGreaterThan(100)
  expect(outer).toBeLessThan(300)
})
