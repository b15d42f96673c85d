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

/** How long the database may take before a call is answered with server.unavailable. In milliseconds. */
export interface DatabasePatience {
  /** For a connection: a new one, or a free one of those that the process holds. */
  connect: number
  /** For one statement, also one that waits for a lock; and for the next one of an open transaction. */
  statement: number
}
export const standardPatience: DatabasePatience = { connect: 10_000, statement: 15_000 }

/** For what works through whole tables at night. */
export const patienceOfJobs: DatabasePatience = { ...standardPatience, statement: 30 * 60_000 }

export interface DatabaseOptions {
  /** The most that this process holds. */
  connections?: number
  patience?: DatabasePatience
}

/** The server answers an empty statement at once, whatever else it does: one that doesn't is out of reach. */
const longestProbe = 3_000
const afterBusyness = 250
/** The server ends a statement first, and says so; past that nobody is there to say anything. */
const longestDelivery = 1_000

/**
 * What every connection of the application begins with. The role and the time zone; then when the server gives up: a
 * statement, a transaction that its client has forgotten, and a client that is no longer there.
 */
export function connectionOptions({ connect, statement }: DatabasePatience): pg.PoolConfig {
  const settings = {
    role: applicationRole,
    timezone: 'UTC',
    statement_timeout: statement,
    idle_in_transaction_session_timeout: statement,
    tcp_keepalives_idle: 10,
    tcp_keepalives_interval: 5,
    tcp_keepalives_count: 3,
  }
  return {
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: connect,
    query_timeout: statement + longestDelivery,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
}

/** Opens the application's pool with the application's own login (prepareDatabase). */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { connections = 10, patience = standardPatience } = options
  const pool = survivingPool({
    connectionString: url,
    max: connections,
    types,
    pipeline: true,
    ...connectionOptions(patience),
  })
  pool.on('acquire', probe)
  return { pool, visitor: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() }
}

/**
 * Goes out ahead of the first query without waiting for it: a connection that leads nowhere any more is given up after
 * three seconds instead of the patience of a statement, and its queries fail with it. Both leave in one write.
 */
function probe(client: pg.PoolClient) {
  const { stream } = (client as unknown as { connection: pg.Connection }).connection
  stream.cork()
  // Once whoever waited for the connection has gone on and asked.
  queueMicrotask(() => process.nextTick(() => stream.uncork()))
  let isAnswered = false
  const end = () => {
    isAnswered = true
    clearTimeout(timer)
  }
  const giveUp = () => {
    if (!isAnswered) stream.destroy()
  }
  // A process that was busy for so long reads first what came meanwhile.
  const timer = setTimeout(() => setTimeout(giveUp, afterBusyness), longestProbe)
  client.query('').then(end, end)
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
