import { expect, test } from 'vitest'
import { readTracing } from './tracing-setting.ts'

const endpoint = 'http://localhost:4318'

test('without a collector nothing is traced, whatever else is set', () => {
  expect(readTracing({ OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER_ARG: 'x' })).toBeNull()
})

test('traces go below the address of the collector', () => {
  const standard = { url: `${endpoint}/v1/traces`, headers: {}, serviceName: 'chonoi', ratio: 1 }
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toEqual(standard)
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/otlp/` })?.url).toBe(`${endpoint}/otlp/v1/traces`)
})

test('name, share and headers are read as OpenTelemetry writes them', () => {
  const setting = readTracing({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: 'shop',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc==, x-tenant=1',
  })
  expect(setting).toMatchObject({
    serviceName: 'shop',
    ratio: 0.25,
    headers: { authorization: 'Basic abc==', 'x-tenant': '1' },
  })
})

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be an address/],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.1' }, 'OTEL_TRACES_SAMPLER_ARG must be between 0 and 1, not "1.1".'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'a-secret' }, /^OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs/],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' }, /^OTEL_EXPORTER_OTLP_HEADERS has a value that is not percent-encoded/],
])('%o is refused in one line', (given, message) => {
  expect(() => readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...given })).toThrow(message)
})
