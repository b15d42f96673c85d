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

/** What every connection of the application begins with. */
export const connectionOptions = `-c role=${applicationRole} -c timezone=UTC -c idle_in_transaction_session_timeout=60000`

/** Opens the application's pool with the application's own login (prepareDatabase). `connections` is the most that this process holds. */
export function openDatabase(url: string, connections = 10): Database {
  const pool = survivingPool({
    connectionString: url,
    max: connections,
    types,
    options: connectionOptions,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
  })
  return { pool, visitor: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() }
}

/** Opens the owner's pool: migrations and the demo seed, never requests. */
export function openOwner(url: string): pg.Pool {
  const options = '-c timezone=UTC'
  return survivingPool({ connectionString: url, max: 2, types, options, connectionTimeoutMillis: 10_000 })
}

/**
 * A connection that dies, idle or in the hands of somebody between two queries, is an error of the next query and then
 * replaced; without listeners it would end the process.
 */
function survivingPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}
