import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Database, Queries } from './database.ts'

/** On whose behalf rows are read and written. PostgreSQL's row-level security reads it (migrations/…-ground.sql). */
export interface Scope {
  userId: string | null
  tenantId: string | null
  /** `platform` sees every tenant's rows; `system` is the server itself (sign-in, jobs, payment notices). */
  reach: 'person' | 'platform' | 'system'
}

export const visitorScope: Scope = { userId: null, tenantId: null, reach: 'person' }
export const systemScope: Scope = { userId: null, tenantId: null, reach: 'system' }

const setScope = `select set_config('app.user_id', $1, true), set_config('app.tenant_id', $2, true),
  set_config('app.scope', $3, true)`
const scopeValues = (scope: Scope) => [scope.userId ?? '', scope.tenantId ?? '', scope.reach]

export interface OpenTransaction {
  queries: Queries
  /** Goes on as another scope, e.g. writing a shop's order lines while its buyer checks out. */
  become(scope: Scope): Promise<void>
}

/** Runs `work` in one transaction of one scope. The settings end with the transaction: no connection keeps a tenant. */
export async function inScope<T>(
  database: Database,
  scope: Scope,
  work: (open: OpenTransaction) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect()
  let broken: Error | undefined
  try {
    await begin(client, scope)
    const answer = await work({
      queries: drizzle(client, { casing: 'snake_case' }),
      become: async (next) => void (await client.query(setScope, scopeValues(next))),
    })
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => (broken = lost))
    throw error
  } finally {
    client.release(broken)
  }
}

/** Both statements go out together: the connection is pipelined. */
async function begin(client: PoolClient, scope: Scope) {
  await Promise.all([client.query('begin'), client.query(setScope, scopeValues(scope))])
}
