import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { QueryConfig, QueryResult } from 'pg'
import type pg from 'pg'
import type { Database } from '../database/database.ts'
import { serveContract } from '../http/serve-contract.ts'
import { handlers } from '../modules/handlers.ts'
import type { TestApi } from './test-api.ts'

interface Stage {
  client: pg.PoolClient
  isOpen: boolean
  /** Whether a row was written in the transaction that is open. */
  isWriting: boolean
  hasWritten: boolean
}

export interface Rehearsed {
  response: Response
  /** Whether the call committed anything. */
  hasWritten: boolean
}

export interface Rehearsal {
  /** Makes a call below /api/v1 for real, and takes back all that it wrote. Calls may run at the same time. */
  call(path: string, init?: RequestInit): Promise<Rehearsed>
}

export interface RehearsalOptions {
  /** Changes every statement that the handlers send, before it is sent. */
  rewrite?: (text: string) => string
}

const writes = new Set(['INSERT', 'UPDATE', 'DELETE'])
const writingCall = /\b(?:notify_user|post_ledger|use_coupon|release_coupon)\(/
const forgetScope = `select set_config('app.user_id', '', true), set_config('app.tenant_id', '', true), set_config('app.scope', '', true)`
const steps: Record<string, string> = {
  begin: 'savepoint rehearsal',
  commit: 'release savepoint rehearsal',
  rollback: 'rollback to savepoint rehearsal',
}

/**
 * The same server on the same database, in which each call is one transaction that is rolled back in the end: its own
 * transactions become savepoints. So thousands of calls can be made on one set of rows.
 */
export function rehearse(server: TestApi, { rewrite = (text) => text }: RehearsalOptions = {}): Rehearsal {
  const stages = new AsyncLocalStorage<Stage>()
  const query = async (first: string | QueryConfig, values?: unknown[]): Promise<QueryResult> => {
    const stage = stages.getStore()
    if (!stage) throw new Error('Outside a rehearsal.')
    const { client } = stage
    const step = typeof first === 'string' ? steps[first] : undefined
    if (step) {
      if (first === 'commit' && stage.isWriting) stage.hasWritten = true
      stage.isWriting = false
      stage.isOpen = first === 'begin'
      const answer = await client.query(step)
      // What a transaction set for itself ends with it; a savepoint would keep it.
      if (first !== 'begin') await client.query(forgetScope)
      return answer
    }
    const { name: _name, ...config } = typeof first === 'string' ? { text: first } : first
    // Without its name: a changed text must not meet the statement that was prepared under it.
    const answer = await client.query({ ...config, text: rewrite(config.text) }, values)
    if (writes.has(answer.command) ? answer.rowCount : writingCall.test(config.text)) {
      // Outside a transaction a statement is its own.
      if (stage.isOpen) stage.isWriting = true
      else stage.hasWritten = true
    }
    return answer
  }
  const client = { query, release: () => {} }
  const pool = { query, connect: async () => client } as unknown as pg.Pool
  const database: Database = { pool, visitor: drizzle(pool, { casing: 'snake_case' }), close: async () => {} }
  const app = serveContract({ database, ports: server.api.ports, handlers, checksAnswers: true })

  return {
    async call(path, init) {
      const own = await server.api.database.pool.connect()
      const stage: Stage = { client: own, isOpen: false, isWriting: false, hasWritten: false }
      try {
        await own.query('begin')
        const response = await stages.run(stage, async () =>
          app.fetch(new Request(`http://localhost/api/v1${path}`, init), { address: '203.0.113.7' }),
        )
        return { response, hasWritten: stage.hasWritten }
      } finally {
        await own.query('rollback')
        own.release()
      }
    },
  }
}
