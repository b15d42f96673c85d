import { StartRefused } from './start-refused.ts'

export interface ReplicaSetting {
  url: string
  /** How far it may be behind to be read from, in milliseconds. */
  maxLagMs: number
}

const standardLagMs = 5_000
/** For as long a browser remembers that its owner wrote. */
const mostLagMs = 60_000

/** Reads DATABASE_REPLICA_URL and DATABASE_REPLICA_MAX_LAG_MS. Its address isn't repeated in messages. */
export function readReplica(environment: NodeJS.ProcessEnv): ReplicaSetting | null {
  const { DATABASE_REPLICA_URL: given, DATABASE_URL, DATABASE_REPLICA_MAX_LAG_MS: lag } = environment
  if (!given) return null
  if (!DATABASE_URL)
    throw new StartRefused('DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.')
  const url = URL.parse(given)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !url.hostname)
    throw new StartRefused('DATABASE_REPLICA_URL must be an address such as postgres://replica.internal:5432/chonoi.')
  if (url.username || url.searchParams.has('user'))
    throw new StartRefused(
      "DATABASE_REPLICA_URL must name no user: the site signs in there with the application's own login.",
    )
  const maxLagMs = Number(lag || standardLagMs)
  if (!Number.isSafeInteger(maxLagMs) || maxLagMs < 1 || maxLagMs > mostLagMs)
    throw new StartRefused(`DATABASE_REPLICA_MAX_LAG_MS must be a whole number from 1 to ${mostLagMs}, not "${lag}".`)
  return { url: given, maxLagMs }
}
