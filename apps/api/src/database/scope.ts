import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Database, Queries } from './database.ts'

/** The person and tenant for whom rows are read and written. Row-level security reads it (migrations/…-ground.sql). */
export interface Scope {
  userId: string | null
  tenantId: string | null
  /** `platform` sees every tenant's rows. `system` is the server itself (sign-in, jobs, payment notifications). */
  reach: 'person' | 'platform' | 'system'
}

export const visitorScope: Scope = { userId: null, tenantId: null, reach: 'person' }
export const systemScope: Scope = { userId: null, tenantId: null, reach: 'system' }

/** Whether two scopes reach the same rows. */
export const isSameScope = (a: Scope, b: Scope): boolean =>
  a.userId === b.userId && a.tenantId === b.tenantId && a.reach === b.reach

const setScope = `select set_config('app.user_id', $1, true), set_config('app.tenant_id', $2, true),
  set_config('app.scope', $3, true)`
const scopeValues = (scope: Scope) => [scope.userId ?? '', scope.tenantId ?? '', scope.reach]

/** A transaction while it runs in one scope. */
export interface OpenTransaction {
  readonly scope: Scope
  /** Refuses statements while another scope is active in the same transaction, and once this one has ended. */
  readonly queries: Queries
  /**
   * Runs a step in another scope, e.g. writes a shop's order lines while its buyer checks out, and restores this scope
   * whatever happens. Scopes nest; two at the same time are refused, because a transaction has one scope at a time.
   */
  switchScope<T>(scope: Scope, work: (open: OpenTransaction) => Promise<T>): Promise<T>
}

const beginnings = {
  /** Every statement sees what was committed before it. */
  changing: 'begin',
  /** Every statement sees the rows of the same moment, and writes none. */
  snapshot: 'begin isolation level repeatable read read only',
} as const

/** Runs `work` in one transaction of one scope. The settings end with the transaction: no connection keeps a tenant. */
export async function inScope<T>(
  database: Database,
  scope: Scope,
  work: (open: OpenTransaction) => Promise<T>,
  kind: keyof typeof beginnings = 'changing',
): Promise<T> {
  const client = await database.pool.connect()
  const transaction = new ScopedTransaction(client)
  let broken: Error | undefined
  try {
    await begin(client, scope, beginnings[kind])
    const answer = await transaction.enter(scope, work)
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
async function begin(client: PoolClient, scope: Scope, beginning: string) {
  await Promise.all([client.query(beginning), client.query(setScope, scopeValues(scope))])
}

/** Keeps which scope of a transaction is active. */
class ScopedTransaction {
  readonly #client: PoolClient
  #active: OpenTransaction | undefined

  constructor(client: PoolClient) {
    this.#client = client
  }

  /** Runs `work` with a scope that the connection already has. */
  async enter<T>(scope: Scope, work: (open: OpenTransaction) => Promise<T>): Promise<T> {
    const outer = this.#active
    const inner: OpenTransaction = {
      scope,
      queries: this.#queriesOf(() => inner),
      switchScope: (next, step) => this.#switch(inner, next, step),
    }
    this.#active = inner
    try {
      const answer = await work(inner)
      this.#refuseUnlessActive(inner)
      return answer
    } finally {
      this.#active = outer
    }
  }

  async #switch<T>(outer: OpenTransaction, scope: Scope, work: (open: OpenTransaction) => Promise<T>): Promise<T> {
    this.#refuseUnlessActive(outer)
    let hasFailed = true
    try {
      const answer = await this.enter(scope, async (inner) => {
        await this.#client.query(setScope, scopeValues(scope))
        return work(inner)
      })
      hasFailed = false
      return answer
    } finally {
      const restored = this.#client.query(setScope, scopeValues(outer.scope))
      // After a failed statement nothing runs until a rollback, which brings the outer scope back with it.
      await (hasFailed ? restored.catch(() => undefined) : restored)
    }
  }

  #queriesOf(own: () => OpenTransaction): Queries {
    const guarded = new Proxy(this.#client, {
      get: (client, name) => {
        if (name !== 'query') return Reflect.get(client, name) as unknown
        return (...statement: Parameters<PoolClient['query']>) => {
          this.#refuseUnlessActive(own())
          return client.query(...statement)
        }
      },
    })
    return drizzle(guarded, { casing: 'snake_case' })
  }

  #refuseUnlessActive(scope: OpenTransaction): void {
    if (this.#active !== scope) throw new Error('Another scope of this transaction is active, or this one has ended.')
  }
}
