import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { errorType, type Span, type SpanAttributes, type SpanStart, type Tracing } from '@chonoi/api'
import type { FinishedSpan } from './finished-span.ts'
import { readTraceParent, type TraceParent, writeTraceParent } from './trace-parent.ts'

const now = () => performance.timeOrigin + performance.now()
const idOf = (bytes: number) => randomBytes(bytes).toString('hex')

/**
 * Keeps which span is open through all that is awaited. Whether a trace is kept is decided where it begins, by `ratio`, or
 * by the caller who began it.
 */
export function openTracer(ratio: number, onEnded: (span: FinishedSpan) => void): Tracing {
  const current = new AsyncLocalStorage<TraceParent>()

  function begin(start: SpanStart) {
    const parent = readTraceParent(start.caller) ?? current.getStore()
    const self: TraceParent = {
      traceId: parent?.traceId ?? idOf(16),
      spanId: idOf(8),
      isSampled: parent?.isSampled ?? Math.random() < ratio,
    }
    const startedAt = now()
    let { name, attributes = {} as SpanAttributes } = start
    let hasFailed = false
    const span: Span = {
      rename: (other) => void (name = other),
      note: (more) => void (attributes = { ...attributes, ...more }),
      fail(type) {
        hasFailed = true
        attributes = { ...attributes, 'error.type': type }
      },
    }
    const end = () => {
      if (!self.isSampled) return
      const { traceId, spanId } = self
      const ids = { traceId, spanId, parentSpanId: parent?.spanId }
      onEnded({ ...ids, name, kind: start.kind, startedAt, endedAt: now(), attributes, hasFailed })
    }
    return { self, span, end }
  }

  return {
    async inSpan(start, work) {
      const { self, span, end } = begin(start)
      try {
        return await current.run(self, async () => {
          // A query begins when it is awaited.
          return await work(span)
        })
      } catch (thrown) {
        span.fail(errorType(thrown))
        throw thrown
      } finally {
        end()
      }
    },
    openSpan: (start) => (current.getStore()?.isSampled ? begin(start) : undefined),
    get traceparent() {
      const open = current.getStore()
      return open && writeTraceParent(open)
    },
    bind: (call) => AsyncLocalStorage.bind(call) as typeof call,
  }
}
