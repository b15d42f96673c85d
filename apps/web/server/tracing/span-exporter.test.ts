import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSpanReceiver, type SpanReceiver } from '../testing/span-receiver.ts'
import type { FinishedSpan } from './finished-span.ts'
import { openSpanExporter } from './span-exporter.ts'

let receiver: SpanReceiver
beforeEach(async () => void (receiver = await openSpanReceiver()))
afterEach(() => receiver.close())

const said: unknown[] = []
const log = { warn: (...line: unknown[]) => void said.push(line) } as never
const span: FinishedSpan = {
  ...{ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), parentSpanId: 'c'.repeat(16) },
  ...{ name: 'select products', kind: 'client', startedAt: 1_796_000_000_000.25, endedAt: 1_796_000_000_001.5 },
  ...{ attributes: { text: 'x', count: 3, share: 0.5, isNew: true, absent: undefined }, hasFailed: true },
}
const open = (url = `${receiver.url}/v1/traces`) =>
  openSpanExporter({ url, headers: { authorization: 'Basic abc' }, serviceName: 'shop', ratio: 1 }, log, 300)

test('a span is sent in the JSON form of OTLP', async () => {
  const exporter = open()
  exporter.add(span)
  await exporter.close()
  expect(JSON.parse(receiver.bodies[0] ?? '')).toEqual({
    resourceSpans: [
      {
        resource: {
          attributes: [
            { key: 'service.name', value: { stringValue: 'shop' } },
            { key: 'process.pid', value: { intValue: String(process.pid) } },
          ],
        },
        scopeSpans: [
          {
            scope: { name: 'chonoi' },
            spans: [
              {
                ...{ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), parentSpanId: 'c'.repeat(16) },
                ...{ name: 'select products', kind: 3, status: { code: 2 } },
                ...{ startTimeUnixNano: '1796000000000250000', endTimeUnixNano: '1796000000001500000' },
                attributes: [
                  { key: 'text', value: { stringValue: 'x' } },
                  { key: 'count', value: { intValue: '3' } },
                  { key: 'share', value: { doubleValue: 0.5 } },
                  { key: 'isNew', value: { boolValue: true } },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
  expect(receiver.headers[0]).toMatchObject({ 'content-type': 'application/json', authorization: 'Basic abc' })
})

test('a full batch is sent at once, and the rest at the end', async () => {
  const exporter = open()
  for (let count = 0; count < 600; count++) exporter.add(span)
  await expect.poll(() => receiver.spans.length).toBeGreaterThanOrEqual(512)
  await exporter.close()
  expect(receiver.spans).toHaveLength(600)
})

test('spans of a collector that is away are kept until it is back, and the log tells once', async () => {
  said.length = 0
  receiver.status = 503
  const exporter = open()
  for (let count = 0; count < 512; count++) exporter.add(span)
  await expect.poll(() => said).toEqual([[{ reason: 'status 503' }, 'traces are not taken']])
  receiver.status = 200
  for (let count = 0; count < 9000; count++) exporter.add(span)
  expect(receiver.spans).toEqual([])
  await expect.poll(() => receiver.spans.length).toBe(8192)
  expect(said).toHaveLength(1)
  await exporter.close()
})

test('the end does not wait for a collector that is away', async () => {
  said.length = 0
  const { url } = await openSpanReceiver().then(async (other) => {
    await other.close()
    return other
  })
  const exporter = open(url)
  exporter.add(span)
  await exporter.close()
  expect(said).toEqual([[{ reason: 'ECONNREFUSED' }, 'traces are not taken']])
})
