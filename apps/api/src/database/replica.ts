import {
  type Database,
  type DatabaseOptions,
  type DatabaseTimeouts,
  defaultTimeouts,
  openDatabase,
} from './database.ts'
import { withLoginOf } from './login-elsewhere.ts'

export interface ReplicaOptions extends DatabaseOptions {
  /** Of the replica's database, without a login: the application signs in there as it does at the primary. */
  url: string
  /** How far it may be behind the primary, in milliseconds, to be read from. */
  maxLagMs: number
  /** The application's own URL at the primary. */
  databaseUrl: string
}

/** A streaming replica from which visitors read while it keeps up with the primary. */
export interface Replica {
  readonly database: Database
  /** Whether it keeps up, and has replayed the log up to `position` if one is given. */
  mayServe(position: string | null): boolean
  /** How far it is behind the primary. Undefined until it answered. */
  lagSeconds(): number | undefined
  /** Reads that it failed, which the primary answered instead. */
  readonly fallbacks: number
  /** After a read that it failed: nothing goes there until it has answered again. */
  leave(): void
  close(): Promise<void>
}

/** A place in the write-ahead log as PostgreSQL writes it, such as 1A/2B3C4D5E. */
export const logPosition = /^[\dA-F]{1,8}\/[\dA-F]{1,8}$/i

/** As a number that can be compared. */
function readPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

const askedEveryMs = 250
/** A replica that doesn't accept a connection for this long is given up for the primary. */
const connectMs = 1_000
const mostSamples = 1_000

interface Sample {
  at: number
  position: bigint
}

/**
 * Opens the replica and asks both servers for their place in the log, four times a second. The lag is how long ago the
 * primary was first seen at a place that the replica hasn't replayed yet: by one clock, and also true of a replica whose
 * connection to the primary is lost, which itself believes that it has everything. A primary that doesn't answer writes
 * nothing that could be missed, so visitors read on.
 */
export function openReplica(primary: Database, options: ReplicaOptions): Replica {
  const timeouts: DatabaseTimeouts = { ...(options.timeouts ?? defaultTimeouts), connect: connectMs }
  const { pooler: _, ...standard } = options
  const url = withLoginOf(options.databaseUrl, options.url)
  const database = openDatabase(url, { ...standard, timeouts, isReadOnly: true })
  const notReplayed: Sample[] = []
  let replayed: bigint | undefined
  let answeredAt = -Infinity
  let fallbacks = 0
  const now = () => performance.now()

  async function askPrimary() {
    const at = now()
    const { rows } = await primary.pool.query<{ position: string }>(
      'select pg_current_wal_flush_lsn()::text as position',
    )
    const position = readPosition(rows[0]?.position ?? '')
    if (position <= (notReplayed.at(-1)?.position ?? replayed ?? -1n)) return
    // One that is far behind is known by the oldest; the newest tells when it has caught up.
    if (notReplayed.length === mostSamples) notReplayed.pop()
    notReplayed.push({ at, position })
  }

  async function askReplica() {
    const { rows } = await database.pool.query<{ position: string | null }>(
      'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position',
    )
    const position = rows[0]?.position
    // Promoted: from now on it goes its own way.
    if (!position) return leave()
    replayed = readPosition(position)
    answeredAt = now()
    while (notReplayed[0] && notReplayed[0].position <= replayed) notReplayed.shift()
  }

  function leave() {
    answeredAt = -Infinity
  }

  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  async function watch() {
    await askPrimary().catch(() => {})
    await askReplica().catch(leave)
    if (!isClosed) timer = setTimeout(() => void (asking = watch()), askedEveryMs).unref()
  }
  let asking = watch()

  const behind = () => (notReplayed[0] ? now() - notReplayed[0].at : 0)
  return {
    database,
    mayServe(position) {
      const keepsUp = now() - answeredAt <= options.maxLagMs && behind() <= options.maxLagMs
      if (!keepsUp || replayed === undefined) return false
      return position === null || readPosition(position) <= replayed
    },
    lagSeconds: () => (replayed === undefined ? undefined : behind() / 1000),
    get fallbacks() {
      return fallbacks
    },
    leave() {
      fallbacks += 1
      leave()
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await asking
      await database.close()
    },
  }
}
