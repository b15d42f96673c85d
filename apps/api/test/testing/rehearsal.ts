import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { QueryConfig } from 'pg'
import type pg from 'pg'
import type { Database } from '../../src/database/database.ts'
import { serveContract } from '../../src/http/serve-contract.ts'
import { mailWords } from '../../src/mail/mail-words.ts'
import { handlers } from '../../src/modules/handlers.ts'
import { RehearsedConnection } from './rehearsed-connection.ts'
import { type Effects, hasEffects, noEffects, rehearsedPorts } from './rehearsed-ports.ts'
import type { TestApi } from './test-api.ts'

interface Stage {
  connection: RehearsedConnection
  effects: Effects
}

export interface Rehearsed {
  response: Response
  /** Whether the call committed rows, created or removed a file, or sent a mail. Rate limit counters don't count. */
  hasWritten: boolean
  /** The rows that it added to each table, fewer than none where it removed some. Empty unless the rehearsal counts them. */
  growth: Readonly<Record<string, number>>
}

type Send = (path: string, init?: RequestInit) => Promise<Response>

export interface Rehearsal {
  /**
   * Makes a real call below /api/v1 and rolls back its writes. Calls may run concurrently. `follow` inspects the result
   * before the rollback.
   */
  call(path: string, init?: RequestInit, follow?: (response: Response, send: Send) => Promise<void>): Promise<Rehearsed>
}

export interface RehearsalOptions {
  /** Rewrites every statement of the handlers. */
  rewrite?: (text: string) => string
  /** Counts the rows that a call adds to each table. */
  countsGrowth?: boolean
}

/**
 * Runs the same server on the same database, with each call in one transaction that is rolled back; its own
 * transactions become savepoints. This allows thousands of calls on one set of rows.
 */
export function rehearse(
  server: TestApi,
  { rewrite = (text) => text, countsGrowth = false }: RehearsalOptions = {},
): Rehearsal {
  const stages = new AsyncLocalStorage<Stage>()
  const stageNow = () => {
    const stage = stages.getStore()
    if (!stage) throw new Error('Outside a rehearsal.')
    return stage
  }
  const query = (first: string | QueryConfig, values?: unknown[]) => stageNow().connection.query(first, values)
  const client = { query, release: () => {} }
  const pool = { query, connect: async () => client } as unknown as pg.Pool
  const visitor = drizzle(pool, { casing: 'snake_case' })
  const database: Database = { pool, visitor, listening: {}, close: async () => {} }
  const ports = rehearsedPorts(server.api.ports, () => stageNow().effects)
  const app = serveContract({ database, ports, handlers, checksAnswers: true })
  // Preloads them, so that preparing a mail waits only for the database.
  const words = Promise.all((['vi', 'en'] as const).map((language) => mailWords(language, ['pages'])))

  return {
    async call(path, init, follow) {
      await words
      const connection = new RehearsedConnection(await server.api.database.pool.connect(), rewrite)
      const effects = noEffects()
      try {
        await (countsGrowth ? connection.openForGrowth() : connection.open())
        const send: Send = async (to, options) =>
          stages.run({ connection, effects }, async () =>
            app.fetch(new Request(`http://localhost/api/v1${to}`, options), { address: '203.0.113.7' }),
          )
        const response = await send(path, init)
        await connection.settle()
        const hasWritten = connection.hasWritten || hasEffects(effects)
        const growth = countsGrowth ? await connection.growth() : {}
        await follow?.(response.clone(), send)
        return { response, hasWritten, growth }
      } finally {
        await connection.close()
        for (const key of effects.files) await server.api.ports.files.remove(key)
      }
    },
  }
}
