import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type MigrationFile, readMigrationFiles } from './migration-files.ts'
import { releasePreparationLock, takePreparationLock } from './preparation-lock.ts'

const oldestSupported = 15
export class DatabaseTooOld extends Error {}
/** A migration that failed: nothing of it stays, and the ones before it do. */
export class MigrationFailed extends Error {}

/** The first line of a migration of one statement that can't run in a transaction, e.g. `create index concurrently`. */
const withoutTransaction = '-- no transaction\n'

/**
 * How long a migration waits for a lock. While it waits everybody else waits behind it, so it lets them pass and tries
 * again.
 */
const lockTimeout = '2s'
const maxTries = 30
const betweenTries = 500
const lockNotAvailable = '55P03'

export interface MigrateOptions {
  /** Migrations by name; others are left out. Default: all. */
  only?: ReadonlySet<string>
}

/** Migrates the database. Each migration runs once, ordered by name, in its own transaction unless it says otherwise. */
export async function migrate(owner: pg.Pool, { only }: MigrateOptions = {}): Promise<string[]> {
  const client = await owner.connect()
  try {
    await refuseOldServer(client)
    await takePreparationLock(client)
    try {
      return await applyPending(client, only)
    } finally {
      await releasePreparationLock(client)
    }
  } finally {
    client.release()
  }
}

async function applyPending(client: pg.ClientBase, only: MigrateOptions['only']): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  const done: string[] = []
  for (const file of await listPending(client)) {
    if (only && !only.has(file.name)) continue
    await applyMigration(client, file)
    done.push(file.name)
  }
  return done
}

async function refuseOldServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  const version = rows[0]?.version ?? 0
  if (version < oldestSupported * 10_000)
    throw new DatabaseTooOld(
      `PostgreSQL ${Math.floor(version / 10_000)} is too old: ${oldestSupported} or newer is needed.`,
    )
}

/** The migrations that have not run yet, by name. Changes nothing. */
export async function listPendingMigrations(owner: pg.Pool): Promise<string[]> {
  const client = await owner.connect()
  try {
    await refuseOldServer(client)
    return (await listPending(client)).map(({ name }) => name)
  } finally {
    client.release()
  }
}

/** Throws when one was applied with another text. */
async function listPending(client: pg.ClientBase): Promise<MigrationFile[]> {
  const found = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as "isThere"`,
  )
  const { rows } = found.rows[0]?.isThere
    ? await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
    : { rows: [] }
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  return (await readMigrationFiles()).filter(({ name, hash }) => {
    const before = applied.get(name)
    if (before !== undefined && before !== hash)
      throw new MigrationFailed(`Migration ${name} was applied with another text.`)
    return before === undefined
  })
}

/** Runs one migration and notes it. */
export async function applyMigration(client: pg.ClientBase, file: MigrationFile): Promise<void> {
  try {
    if (file.text.startsWith(withoutTransaction)) await runAlone(client, file)
    else await runInTransaction(client, file)
  } catch (cause) {
    throw new MigrationFailed(`Migration ${file.name} failed: ${(cause as Error).message}.`, { cause })
  }
}

async function runInTransaction(client: pg.ClientBase, file: MigrationFile): Promise<void> {
  for (let tries = 1; ; tries++) {
    await client.query('begin')
    try {
      await client.query(`set local lock_timeout = '${lockTimeout}'`)
      await client.query(file.text)
      await note(client, file)
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if ((error as { code?: string }).code !== lockNotAvailable || tries === maxTries) throw error
      await pause(betweenTries)
    }
  }
}

/** A build of an index that was cut off leaves an invalid one, which `if not exists` would take for the finished one. */
async function runAlone(client: pg.ClientBase, file: MigrationFile): Promise<void> {
  const { rows } = await client.query<{ name: string; bare: string }>(
    `select i.indexrelid::regclass::text as name, c.relname as bare from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relnamespace = 'public'::regnamespace`,
  )
  for (const { name, bare } of rows)
    if (new RegExp(`\\b${bare}\\b`).test(file.text)) await client.query(`drop index concurrently ${name}`)
  await client.query(file.text)
  await note(client, file)
}

const note = (client: pg.ClientBase, { name, hash }: MigrationFile) =>
  client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
