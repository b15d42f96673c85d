import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { ExtractTablesWithRelations } from 'drizzle-orm'

/** The role every application connection takes: owns nothing and can't pass row-level security. */
export const applicationRole = 'chonoi_app'

const int8 = 20
const types: pg.CustomTypesConfig = {
  // Amounts stay below 2^53 by constraint, so a bigint is read as a number; everything else as pg does it.
  getTypeParser: (oid, format) => (oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format)),
}

type NoSchema = Record<string, never>
export type Transaction = NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>
export type Queries = NodePgDatabase | Transaction

export interface Database {
  /** The application's pool. Every connection has the application role from its first moment. */
  pool: pg.Pool
  /** Queries outside a scope: they see what a visitor may see. */
  visitor: NodePgDatabase
  close(): Promise<void>
}

/** Opens the application's pool. `connections` is the most that this process holds. */
export function openDatabase(url: string, connections = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    options: `-c role=${applicationRole} -c timezone=UTC -c idle_in_transaction_session_timeout=60000`,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
  })
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  return { pool, visitor: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() }
}

/** Opens the owner's pool: migrations and the demo seed, never requests. */
export function openOwner(url: string): pg.Pool {
  return new pg.Pool({ connectionString: url, max: 2, types, options: '-c timezone=UTC' })
}
