import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { traceQueries } from '../tracing/trace-queries.ts'
import { noTracing, type Tracing } from '../tracing/tracing.ts'
import { primaryUrl, reaching } from './several-servers.ts'
import { throughPooler } from './through-pooler.ts'
import { withoutNames } from './without-names.ts'

/** The role of every application connection. Owns nothing and can't bypass row-level security. */
export const applicationRole = 'chonoi_app'

const int8 = 20
const types: pg.CustomTypesConfig = {
  // Amounts stay below 2^53 by constraint, so a bigint is read as a number. Other types are parsed as pg does.
  getTypeParser: (oid, format) => (oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format)),
}

type NoSchema = Record<string, never>
export type Transaction = NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>
export type Queries = NodePgDatabase | Transaction

export interface Database {
  /** The application's pool. Every connection has the application role from the start. */
  pool: pg.Pool
  /** Queries outside a scope. They see what a visitor may see. */
  visitor: NodePgDatabase
  /** For a connection that listens: straight to the server, since a pooler hands out connections per transaction. */
  readonly listening: pg.ClientConfig
  close(): Promise<void>
}

/** Timeouts of the database in milliseconds, after which a call fails with server.unavailable. */
export interface DatabaseTimeouts {
  /** Timeout for a connection, new or from the pool. */
  connect: number
  /** Timeout for one statement, waiting for locks included, and for the next statement of an open transaction. */
  statement: number
}
export const defaultTimeouts: DatabaseTimeouts = { connect: 10_000, statement: 15_000 }

/** Timeouts for nightly jobs that read whole tables. */
export const jobTimeouts: DatabaseTimeouts = { ...defaultTimeouts, statement: 30 * 60_000 }

export interface DatabaseOptions {
  /** Maximum number of connections of this process. */
  connections?: number
  timeouts?: DatabaseTimeouts
  /** Host and port of a pooler in front of the database. */
  pooler?: string | undefined
  /** Makes spans of the statements. Default: none. */
  tracing?: Tracing
  /** Refuses every write, also where the server would allow it. */
  isReadOnly?: boolean
}

/** Timeout of a ping. The server answers an empty statement at once, so a slower one is unreachable. */
const maxProbe = 3_000
const afterBusyness = 250
/** The server ends a slow statement first and reports it. After this longer timeout it is considered gone. */
const maxDelivery = 1_000

/**
 * What every connection of the application begins with. The role and the time zone; then when the server gives up: a
 * statement, a transaction that its client has forgotten, and a client that is no longer there.
 */
export function connectionOptions({ connect, statement }: DatabaseTimeouts): pg.PoolConfig {
  const settings = {
    ...sessionSettings(statement),
    tcp_keepalives_idle: 10,
    tcp_keepalives_interval: 5,
    tcp_keepalives_count: 3,
  }
  return {
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: connect,
    query_timeout: statement + maxDelivery,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
}

/** What every session of the application needs. Behind a pooler, which passes no options on, the login has it (prepareDatabase). */
export const sessionSettings = (statement: number): Readonly<Record<string, string | number>> => ({
  role: applicationRole,
  timezone: 'UTC',
  statement_timeout: statement,
  idle_in_transaction_session_timeout: statement,
})

/** Opens the application's pool with the application's own login (prepareDatabase). */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { connections = 10, timeouts = defaultTimeouts, pooler } = options
  const standard = connectionOptions(timeouts)
  const onlyReads = options.isReadOnly && { options: `${standard.options} -c default_transaction_read_only=on` }
  const common = { types, ...standard, ...onlyReads }
  const pool = survivingPool({
    ...common,
    ...(pooler ? { connectionString: throughPooler(url, pooler), options: undefined } : reaching(url)),
    max: connections,
    pipeline: true,
  })
  if (pooler) withoutNames(pool)
  pool.on('acquire', probe)
  traceQueries(pool, options.tracing ?? noTracing)
  return {
    pool,
    visitor: drizzle(pool, { casing: 'snake_case' }),
    get listening() {
      return { ...common, connectionString: primaryUrl(url) }
    },
    close: () => pool.end(),
  }
}

/**
 * Pings on acquire without waiting, in one write with the first query. A dead connection is dropped after 3 s rather
 * than after the statement timeout, and its queries fail.
 */
function probe(client: pg.PoolClient) {
  const { stream } = (client as unknown as { connection: pg.Connection }).connection
  stream.cork()
  // Runs after the caller that waited for the connection has sent its query.
  queueMicrotask(() => process.nextTick(() => stream.uncork()))
  let isAnswered = false
  const end = () => {
    isAnswered = true
    clearTimeout(timer)
  }
  const giveUp = () => {
    if (!isAnswered) stream.destroy()
  }
  // A busy process first reads the answers that arrived meanwhile.
  const timer = setTimeout(() => setTimeout(giveUp, afterBusyness), maxProbe)
  client.query('').then(end, end)
}

/** Opens the owner's pool, for migrations and the demo seed. Never used for requests. */
export function openOwner(url: string): pg.Pool {
  const options = '-c timezone=UTC'
  return survivingPool({ ...reaching(url), max: 2, types, options, connectionTimeoutMillis: 10_000 })
}

/**
 * Handles errors of dead connections, idle or in use. The next query fails and the connection is replaced; without
 * listeners the process would exit.
 */
function survivingPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}
