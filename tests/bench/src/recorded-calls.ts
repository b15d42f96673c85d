import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApi, demoBankAccount, nodePorts } from '@chonoi/api'
import pg from 'pg'

/** A recorded statement. */
export interface Statement {
  name?: string
  text: string
  values?: unknown[]
  rowMode?: 'array'
}

/** A statement with its result. */
export interface Exchange extends Statement {
  rows?: unknown[]
}

export interface RecordedCall {
  path: string
  method?: string
  headers: Record<string, string>
  body?: unknown
}

export interface Recorder {
  /** Makes the call with the site's own code. `exchanges` are the statements and results it caused. */
  record<Answer>(call: RecordedCall): Promise<{ answer: Answer; exchanges: Exchange[] }>
  close(): Promise<void>
}

const silent = () => {}

/** The site's own code on the same data, with recorded connections. */
export function openRecorder(databaseUrl: string, dataFolder: string): Recorder {
  const api = createApi({
    databaseUrl,
    ports: (database) => ({
      ...nodePorts({
        ...{ dataFolder, publicUrl: 'http://localhost', bankAccount: demoBankAccount },
        secret: readFileSync(join(dataFolder, 'secret.key')),
      })(database),
      log: { debug: silent, info: silent, warn: silent, error: silent },
    }),
  })
  let current: Exchange[] = []
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function listen(this: pg.Client, ...given: unknown[]) {
    const [statement, apart] = given as [string | Statement, unknown[] | undefined]
    const { text, name, rowMode, ...more } = typeof statement === 'string' ? { text: statement } : statement
    const values = Array.isArray(apart) ? apart : more.values
    const sent = Reflect.apply(query, this, given) as unknown
    if (!text) return sent as never
    const exchange: Exchange = { text, ...(name && { name }), ...(values && { values }), ...(rowMode && { rowMode }) }
    current.push(exchange)
    if (sent instanceof Promise) void sent.then(({ rows }: pg.QueryResult) => (exchange.rows = rows), silent)
    return sent as never
  } as typeof query
  return {
    async record<Answer>({ path, method = 'GET', headers, body }: RecordedCall) {
      current = []
      const answer = await api.fetch(
        new Request(`http://localhost/api/v1${path}`, {
          ...{ method, headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      )
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      return { answer: (await answer.json()) as Answer, exchanges: current }
    },
    async close() {
      pg.Client.prototype.query = query
      await api.close()
    },
  }
}
