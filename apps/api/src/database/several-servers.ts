import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const betweenSearches = 200
const askedForMs = 2_000
/** Each lost connection begins a new search, so one needn't last. */
const searchedForMs = 30_000

/** The servers that one URL names: one is the primary, the others are standbys of which one may take over. */
interface Servers {
  /** Of the one that was the primary when it was last looked for. */
  current(): string
  /** Looks which one is the primary now, until one is or the time is over. Several at once share one search. */
  search(maxMs?: number): Promise<void>
  /** Of pg, for connections to the primary. */
  Client: typeof pg.Client
}

/** The URL of each server that `url` names, as `postgres://user@one:5432,two:5432/chonoi`. */
export function urlsOf(url: string): readonly string[] {
  const [, begin = '', hosts = '', end = ''] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/s.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => begin + host + end) : [url]
}

const opened = new Map<string, Servers>()

function serversOf(url: string): Servers | undefined {
  const urls = urlsOf(url)
  if (urls.length === 1) return undefined
  const servers = opened.get(url) ?? openServers(urls)
  opened.set(url, servers)
  return servers
}

function openServers(urls: readonly string[]): Servers {
  let current = urls[0] ?? ''
  let searching: Promise<void> | undefined
  const run = async (maxMs: number) => {
    for (const until = performance.now() + maxMs; ; ) {
      const found = await findPrimaryAmong(urls, current)
      if (found) current = found
      if (found || performance.now() > until) return
      await pause(betweenSearches, undefined, { ref: false })
    }
  }
  const search = (maxMs = searchedForMs) => (searching ??= run(maxMs).finally(() => (searching = undefined)))
  class Client extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super({ ...(typeof config === 'string' ? {} : config), connectionString: current })
      // Lost, or not to be had in the first place.
      this.on('error', () => void search())
      const { connection } = this as unknown as { connection: pg.Connection }
      connection.on('error', () => void search())
    }
  }
  return { current: () => current, search, Client }
}

/**
 * Of several that take writes the one with the highest timeline: the other is a former primary that somebody started again,
 * and what it takes would be lost.
 */
async function findPrimaryAmong(urls: readonly string[], current: string): Promise<string | undefined> {
  const answers = await Promise.all(urls.map(async (url) => ({ url, timeline: await timelineOf(url) })))
  const [newest] = answers
    .flatMap(({ timeline }) => timeline ?? [])
    .toSorted()
    .toReversed()
  const primaries = answers.filter(({ timeline }) => timeline !== undefined && timeline === newest)
  return (primaries.find(({ url }) => url === current) ?? primaries[0])?.url
}

/** The timeline on which a server writes. Undefined for a standby, and for one that doesn't answer. */
async function timelineOf(url: string): Promise<string | undefined> {
  const limits = { connectionTimeoutMillis: askedForMs, query_timeout: askedForMs }
  const client = new pg.Client({ connectionString: url, ...limits })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(
      `select case when not pg_is_in_recovery() then substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline`,
    )
    return rows[0]?.timeline ?? undefined
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

/** Waits for the primary of a URL that names several servers, for `maxMs` at most. For another URL it does nothing. */
export const findPrimary = async (url: string, maxMs = 5_000): Promise<void> => serversOf(url)?.search(maxMs)

/** The URL to connect to now. */
export const primaryUrl = (url: string): string => serversOf(url)?.current() ?? url

/**
 * How a pool reaches the database of a URL: if it names several servers, that which is the primary when a connection is
 * made. One that is a standby meanwhile is refused.
 */
export function reaching(url: string): pg.PoolConfig {
  const servers = serversOf(url)
  if (!servers) return { connectionString: url }
  const verify: NonNullable<pg.PoolConfig['verify']> = (client, done) => {
    client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"', (error, answer) => {
      if (error) return done(error)
      if (!answer.rows[0]?.isStandby) return done()
      void servers.search()
      done(new Error('Connection terminated: the server is a standby.'))
    })
  }
  return { Client: servers.Client as NonNullable<pg.PoolConfig['Client']>, verify }
}
