import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

const folder = join(import.meta.dirname, 'migrations')
const oldestSupported = 15
/** Advisory lock: servers that start together prepare the database one after the other. */
export const preparationLock = 7_041_991

export class DatabaseTooOld extends Error {}
class MigrationChanged extends Error {}

/** Migrates the database. Each migration runs once, ordered by name, in its own transaction. */
export async function migrate(owner: pg.Pool): Promise<string[]> {
  const client = await owner.connect()
  try {
    const version = Number((await client.query("select current_setting('server_version_num') as v")).rows[0].v)
    if (version < oldestSupported * 10_000) {
      throw new DatabaseTooOld(
        `PostgreSQL ${Math.floor(version / 10_000)} is too old: ${oldestSupported} or newer is needed.`,
      )
    }
    await client.query('select pg_advisory_lock($1)', [preparationLock])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const applied = new Map<string, string>(
      (await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations')).rows.map(
        (row) => [row.name, row.hash],
      ),
    )
    const done: string[] = []
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      const text = await readFile(join(folder, name), 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      const before = applied.get(name)
      if (before === hash) continue
      if (before !== undefined) throw new MigrationChanged(`Migration ${name} was applied with another text.`)
      await applyOne(client, name, text, hash)
      done.push(name)
    }
    return done
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    client.release()
  }
}

async function applyOne(client: pg.PoolClient, name: string, text: string, hash: string) {
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
