import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { QueryConfig } from 'pg'
import type { Database } from '../../src/database/database.ts'

/** The same database, to which every statement is sent as `rewrite` answers it. */
export function rewriting(database: Database, rewrite: (text: string) => string): Database {
  const changed = (statement: string | QueryConfig): string | QueryConfig => {
    if (typeof statement === 'string') return rewrite(statement)
    const text = rewrite(statement.text)
    if (text === statement.text) return statement
    // Without its name: a changed text must not meet the statement that was prepared under it.
    const { name: _name, ...config } = statement
    return { ...config, text }
  }
  const over = (target: pg.Pool | pg.PoolClient) => (statement: string | QueryConfig, values?: unknown[]) =>
    target.query(changed(statement), values)
  const connect = async () => {
    const client = await database.pool.connect()
    return { query: over(client), release: (broken?: Error) => client.release(broken) }
  }
  const pool = { query: over(database.pool), connect } as unknown as pg.Pool
  return { pool, visitor: drizzle(pool, { casing: 'snake_case' }), close: () => database.close() }
}
