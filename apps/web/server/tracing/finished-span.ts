import type { SpanAttributes, SpanKind } from '@chonoi/api'

/** A span that has ended. Times are in milliseconds since 1970. */
export interface FinishedSpan {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: SpanKind
  startedAt: number
  endedAt: number
  attributes: SpanAttributes
  hasFailed: boolean
}

const kinds: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3, consumer: 5 }
const failed = 2

/** The body of an export: OTLP in its JSON form, with the field names of opentelemetry-proto. */
export const otlpBody = (serviceName: string, spans: readonly FinishedSpan[]): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': serviceName, 'process.pid': process.pid }) },
        scopeSpans: [{ scope: { name: 'chonoi' }, spans: spans.map(spanOf) }],
      },
    ],
  })

const spanOf = (span: FinishedSpan) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentSpanId && { parentSpanId: span.parentSpanId }),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: nanoseconds(span.startedAt),
  endTimeUnixNano: nanoseconds(span.endedAt),
  attributes: attributesOf(span.attributes),
  status: span.hasFailed ? { code: failed } : {},
})

/** As text: nanoseconds since 1970 are beyond what a number holds exactly. */
const nanoseconds = (milliseconds: number) => `${Math.round(milliseconds * 1000)}000`

const attributesOf = (attributes: SpanAttributes) =>
  Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: valueOf(value) }]))

function valueOf(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}
