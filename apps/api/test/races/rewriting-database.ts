import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { QueryConfig } from 'pg'
import type { Database } from '../../src/database/database.ts'

/**
 * Returns the same database, but rewrites every statement. Awaits `afterwards` with each answer before the transaction
 * continues.
 */
export function rewriting(
  database: Database,
  rewrite: (text: string) => string,
  afterwards: (text: string) => Promise<void>,
): Database {
  const changed = (statement: string | QueryConfig): string | QueryConfig => {
    if (typeof statement === 'string') return rewrite(statement)
    const text = rewrite(statement.text)
    if (text === statement.text) return statement
    // Drops the name, because rewritten text must not reuse the statement prepared under it.
    const { name: _name, ...config } = statement
    return { ...config, text }
  }
  const over = (target: pg.Pool | pg.PoolClient) => async (statement: string | QueryConfig, values?: unknown[]) => {
    const answer = await target.query(changed(statement), values)
    await afterwards(typeof statement === 'string' ? statement : statement.text)
    return answer
  }
  const connect = async () => {
    const client = await database.pool.connect()
    return { query: over(client), release: (broken?: Error) => client.release(broken) }
  }
  const pool = { query: over(database.pool), connect } as unknown as pg.Pool
  const { listening } = database
  return { pool, visitor: drizzle(pool, { casing: 'snake_case' }), listening, close: () => database.close() }
}
