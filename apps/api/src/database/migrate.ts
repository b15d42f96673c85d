import type pg from 'pg'
import { type MigrationFile, readMigrationFiles } from './migration-files.ts'

const oldestSupported = 15
/** Advisory lock: servers that start together prepare the database one after the other. */
export const preparationLock = 7_041_991

export class DatabaseTooOld extends Error {}
class MigrationChanged extends Error {}

export interface MigrateOptions {
  /** Migrations by name; others are left out. Default: all. */
  only?: ReadonlySet<string>
}

/** Migrates the database. Each migration runs once, ordered by name, in its own transaction. */
export async function migrate(owner: pg.Pool, { only }: MigrateOptions = {}): Promise<string[]> {
  const client = await owner.connect()
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [preparationLock])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const done: string[] = []
    for (const file of await listPending(client)) {
      if (only && !only.has(file.name)) continue
      await applyOne(client, file)
      done.push(file.name)
    }
    return done
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    client.release()
  }
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

/** Throws when one was applied with another text. */
async function listPending(client: pg.ClientBase): Promise<MigrationFile[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  return (await readMigrationFiles()).filter(({ name, hash }) => {
    const before = applied.get(name)
    if (before !== undefined && before !== hash)
      throw new MigrationChanged(`Migration ${name} was applied with another text.`)
    return before === undefined
  })
}

async function applyOne(client: pg.PoolClient, { name, text, hash }: MigrationFile) {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
