import type { PGlite } from '@electric-sql/pglite'
import pgTypes from 'pg-types'

/** Type parsers of pg: convert a column's text to a value. */
export interface TypeParsers {
  getTypeParser(oid: number, format?: string): unknown
}

interface Query {
  text: string
  values?: unknown[]
  rowMode?: string
  types?: TypeParsers
}

export interface PglitePoolOptions {
  types?: TypeParsers
  /** Options as in a connection string: `-c role=… -c timezone=UTC`. */
  options?: string
}

interface Answer {
  rows: unknown[]
  rowCount: number
}

/**
 * The part of pg's pool that the server uses, on PGlite's only connection. Callers wait until the current client
 * releases it. Values are converted as by pg.
 */
export class PglitePool {
  #database: PGlite
  #types: TypeParsers
  #free: Promise<unknown>

  constructor(database: PGlite, { types = pgTypes as TypeParsers, options = '' }: PglitePoolOptions = {}) {
    this.#database = database
    this.#types = types
    this.#free = database.waitReady.then(() => database.exec(settingsOf(options)))
  }

  async connect(): Promise<PgliteClient> {
    const before = this.#free
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    this.#free = before.then(() => released)
    try {
      await inTime(before)
    } catch (error) {
      // A caller that gave up passes its turn to the next one.
      release()
      throw error
    }
    return new PgliteClient(this.#database, this.#types, release)
  }

  async query(query: string | Query, values?: unknown[]): Promise<Answer> {
    const client = await this.connect()
    try {
      return await client.query(query, values)
    } finally {
      client.release()
    }
  }

  /** No-op: the connection belongs to PGlite and stays open. */
  async end(): Promise<void> {
    await this.#free
  }
}

/** Timeout in ms, because a caller that holds the connection and requests another would wait forever. */
const maxWait = 10_000

async function inTime(turn: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The one connection was not free in time.')), maxWait)
  try {
    await Promise.race([turn, late])
  } finally {
    clearTimeout(timer)
  }
}

class PgliteClient {
  #database: PGlite
  #types: TypeParsers
  release: () => void

  constructor(database: PGlite, types: TypeParsers, release: () => void) {
    this.#database = database
    this.#types = types
    this.release = release
  }

  async query(query: string | Query, more?: unknown[]): Promise<Answer> {
    const { text, values = more, rowMode, types = this.#types } = typeof query === 'string' ? { text: query } : query
    const options = {
      rowMode: rowMode === 'array' ? ('array' as const) : ('object' as const),
      parsers: parsersOf(this.#database, types),
    }
    // Without values the text may contain several statements, as in pg.
    const result = values?.length
      ? await this.#database.query(text, values.map(toText), { ...options, serializers: asTheyAre })
      : (await this.#database.exec(text, options)).at(-1)
    return { rows: result?.rows ?? [], rowCount: result?.rowCount ?? 0 }
  }
}

/** Returns the SQL that sets the role and the time zone. Connection timeouts don't apply here. */
const settingsOf = (options: string) =>
  [...options.matchAll(/-c (role|timezone)=(\S+)/g)]
    .map(([, name, value]) => `set session ${name} = '${value}';`)
    .join(' ')

type Serializer = (value: string) => string
const asTheyAre = new Proxy<Record<number, Serializer>>({}, { get: () => (value: string) => value })

type Parser = (text: string) => unknown

/** Builds PGlite's parser table, with an entry for each type that it would otherwise parse itself. */
function parsersOf(database: PGlite, types: TypeParsers): Record<number, Parser> {
  const oids = Object.keys(database.parsers).map(Number).filter(Number.isInteger)
  return Object.fromEntries(oids.map((oid) => [oid, types.getTypeParser(oid, 'text') as Parser]))
}

/** Serializes a value to the text that PostgreSQL reads. */
function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array)
    return `\\x${Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  if (Array.isArray(value)) return `{${value.map(toElement).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function toElement(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map(toElement).join(',')}}`
  const text = toText(value)
  return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
