import type pg from 'pg'
import { summaryOf, withoutLiterals } from './statement-text.ts'
import { errorType, noTracing, type Tracing } from './tracing.ts'

type Callback = (error: Error | null, result?: unknown) => void

/** Makes a span of every statement that runs within one: its text without values, never its parameters. */
export function traceQueries(pool: pg.Pool, tracing: Tracing): void {
  if (tracing === noTracing) return
  pool.on('connect', (client) => traceClient(client, tracing))
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown
  // A statement of the pool itself waits for a connection, and is called back by whoever gives one back.
  pool.connect = ((callback?: Callback) =>
    callback ? connect(tracing.bind(callback)) : connect()) as typeof pool.connect
}

function traceClient(client: pg.PoolClient, tracing: Tracing): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = ((...given: unknown[]) => {
    const text = textOf(given[0])
    const open = text && tracing.openSpan(spanOf(text))
    if (!open) return query(...given)
    const ended = (error: unknown) => {
      if (error) open.span.fail(errorType(error))
      open.end()
    }
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const told: Callback = (error, result) => {
        ended(error)
        ;(callback as Callback)(error, result)
      }
      return query(...given.slice(0, -1), told)
    }
    const answer = query(...given) as Promise<unknown>
    answer.then(() => ended(null), ended)
    return answer
  }) as typeof client.query
}

/** Undefined for what the driver itself sends, such as a ping. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked || undefined
  const { text, submit } = asked as { text?: unknown; submit?: unknown }
  return typeof text === 'string' && typeof submit !== 'function' ? text : undefined
}

const spanOf = (text: string) => ({
  name: summaryOf(text),
  kind: 'client' as const,
  attributes: {
    'db.system.name': 'postgresql',
    'db.query.summary': summaryOf(text),
    'db.query.text': withoutLiterals(text),
  },
})
