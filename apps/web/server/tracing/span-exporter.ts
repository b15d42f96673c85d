import { errorType } from '@chonoi/api'
import type { Logger } from 'pino'
import { type FinishedSpan, otlpBody } from './finished-span.ts'
import type { TracingSetting } from './tracing-setting.ts'

export interface SpanExporter {
  add(span: FinishedSpan): void
  /** Sends what is left, within a moment: nobody's request waits for a collector. */
  close(): Promise<void>
}

const mostWaiting = 8192
const batchSize = 512
const standardIntervalMs = 5_000
const timeoutMs = 10_000
const lastTimeoutMs = 2_000

/**
 * Sends spans to a collector by OTLP over HTTP, in batches. A collector that is away costs traces and nothing else: the
 * newest spans are kept up to a limit, and the log tells once until it is back.
 */
export function openSpanExporter(
  setting: TracingSetting,
  log: Pick<Logger, 'warn'>,
  intervalMs = standardIntervalMs,
): SpanExporter {
  let waiting: FinishedSpan[] = []
  let sending: Promise<void> | undefined
  let isAway = false

  async function send(spans: readonly FinishedSpan[], timeout: number): Promise<boolean> {
    const init = {
      method: 'POST',
      headers: { ...setting.headers, 'content-type': 'application/json' },
      body: otlpBody(setting.serviceName, spans),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    } as const
    const reason = await fetch(setting.url, init).then(
      async (response) => {
        await response.body?.cancel()
        return response.ok ? undefined : `status ${response.status}`
      },
      (error: unknown) => errorType((error as Error).cause ?? error),
    )
    if (reason && !isAway) log.warn({ reason }, 'traces are not taken')
    isAway = reason !== undefined
    return !isAway
  }

  async function flush(timeout = timeoutMs): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize)
      waiting = waiting.slice(batchSize)
      if (await send(batch, timeout)) continue
      waiting = [...batch, ...waiting].slice(-mostWaiting)
      return
    }
  }

  const flushOnce = () => {
    sending ??= flush().finally(() => (sending = undefined))
  }
  const timer = setInterval(flushOnce, intervalMs)
  timer.unref()

  return {
    add(span) {
      waiting.push(span)
      if (waiting.length > mostWaiting) waiting.shift()
      if (waiting.length >= batchSize && !isAway) flushOnce()
    },
    async close() {
      clearInterval(timer)
      await Promise.race([sending, new Promise((late) => setTimeout(late, lastTimeoutMs).unref())])
      if (!isAway) await flush(lastTimeoutMs)
    },
  }
}
