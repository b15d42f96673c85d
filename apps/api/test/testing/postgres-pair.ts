import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { findBinaries } from '../../src/postgres/binaries.ts'
import { initCluster, passwordFile, superuser } from '../../src/postgres/init-cluster.ts'
import { launchPostmaster } from '../../src/postgres/launch-postmaster.ts'
import { stopPostmaster } from '../../src/postgres/postmaster.ts'
import { findRunAs } from '../../src/postgres/run-as.ts'

/** A PostgreSQL that nobody starts again when it is gone. */
export interface TestServer {
  /** Of its superuser. */
  url: string
  /** Host and port. */
  address: string
  data: string
  ask<Row extends pg.QueryResultRow = pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** Ends the server and all its processes with SIGKILL. */
  kill(): void
  stop(): Promise<void>
  /** Starts a stopped or killed server at the same address, with more settings. */
  start(settings?: Record<string, string>): Promise<void>
}

const who = findRunAs()
const quick = { fsync: 'off', full_page_writes: 'off' }

/** Starts a server on an empty folder. */
export async function openPrimary(data: string, settings: Record<string, string> = {}): Promise<TestServer> {
  await initCluster(findBinaries(who), ownFolder(data), who)
  return startOn(data, settings)
}

/**
 * Copies the data folder of a running server, as pg_basebackup does, which the embedded package doesn't bring: between
 * pg_backup_start and pg_backup_stop, with the label that says where recovery begins.
 */
export async function copyRunning(primary: TestServer, data: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  await client.query(`select pg_backup_start('copy', true)`)
  const left = /^(postmaster\.(pid|opts)|pg_wal|pg_replslot|pg_stat_tmp|pgsql_tmp.*)$/
  ownFolder(data)
  for (const name of readdirSync(primary.data))
    if (!left.test(name)) cpSync(join(primary.data, name), join(data, name), { recursive: true, filter: isThere })
  for (const name of ['pg_wal', 'pg_replslot', 'pg_stat_tmp']) mkdirSync(join(data, name), { recursive: true })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '')
  giveAway(data)
}

/** Opens a streaming standby of `primary`, which has to keep its log (wal_keep_size) until it follows. */
export async function openStandby(
  primary: TestServer,
  data: string,
  settings: Record<string, string> = {},
): Promise<TestServer> {
  await copyRunning(primary, data)
  writeFileSync(join(data, 'standby.signal'), '')
  giveAway(data)
  const { hostname, port, password } = new URL(primary.url)
  const upstream = `host=${hostname} port=${port} user=${superuser} password=${password} application_name=standby`
  return startOn(data, { primary_conninfo: upstream, ...settings })
}

/** Starts a server on a data folder that was copied. */
export async function startOn(data: string, settings: Record<string, string> = {}): Promise<TestServer> {
  const home = findBinaries(who)
  let postmaster = await launchPostmaster(home, data, who, { ...quick, ...settings })
  const password = readFileSync(passwordFile(data), 'utf8')
  const address = `127.0.0.1:${postmaster.port}`
  const url = `postgres://${superuser}:${password}@${address}/postgres`
  return {
    url,
    address,
    data,
    async ask<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => {})
      await client.connect()
      try {
        return (await client.query<Row>(text, values)).rows
      } finally {
        await client.end()
      }
    },
    // It leads a process group of its own.
    kill: () => void process.kill(-postmaster.pid, 'SIGKILL'),
    stop: () => stopPostmaster(postmaster.pid),
    async start(more = {}) {
      rmSync(join(data, 'postmaster.pid'), { force: true })
      const again = { ...quick, ...settings, ...more, port: String(postmaster.port) }
      postmaster = await launchPostmaster(home, data, who, again)
    },
  }
}

/** A file that the server removes while it is copied isn't needed: the log has what became of it. */
const isThere = (path: string) => !path.endsWith('postmaster.pid')

function ownFolder(data: string): string {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  giveAway(data)
  return data
}

function giveAway(data: string): void {
  if (who.uid !== undefined && who.gid !== undefined) execFileSync('chown', ['-R', `${who.uid}:${who.gid}`, data])
}
