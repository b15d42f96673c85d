import { mkdir, statfs } from 'node:fs/promises'
import type pg from 'pg'
import { applicationRole, openOwner } from '../database/database.ts'
import { BackupRefused } from './backup-folder.ts'
import { copyDatabase } from './copy-database.ts'

export interface Move {
  /** Addresses of the owners of both schemas. */
  from: string
  to: string
  /** A folder for the copy on its way. */
  scratch: string
  tell: (what: string) => void
}

/**
 * Copies the site's database to a server of a newer major version, where an empty one waits. Refuses while the site is at
 * work, because what it writes meanwhile would be lost. Returns both versions.
 */
export async function moveDatabase({ from, to, scratch, tell }: Move): Promise<{ from: number; to: number }> {
  const [old, anew] = [openOwner(from), openOwner(to)]
  try {
    const versions = { from: await majorOf(old), to: await majorOf(anew) }
    if (versions.from >= versions.to)
      throw new BackupRefused(`PostgreSQL ${versions.to} is no newer than ${versions.from}: nothing to do.`)
    await refuseUse(old)
    await refuseLittleRoom(old, scratch)
    await copyDatabase(old, anew, { scratch, tell })
    return versions
  } finally {
    await old.end()
    await anew.end()
  }
}

async function majorOf(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  )
  return rows[0]?.major ?? 0
}

async function refuseUse(owner: pg.Pool): Promise<void> {
  const { rowCount } = await owner.query(
    `select from pg_stat_activity where datname = current_database() and pg_has_role(usesysid, $1, 'member')
       and usename <> current_user`,
    [applicationRole],
  )
  if (rowCount) throw new BackupRefused('The site is at work on the database: stop every process of it first.')
}

/** The copy is packed, so it takes less than the tables. */
async function refuseLittleRoom(owner: pg.Pool, scratch: string): Promise<void> {
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(scratch)
  const { rows } = await owner.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes')
  const [needed, free] = [rows[0]?.bytes ?? 0, bavail * bsize]
  if (free < needed)
    throw new BackupRefused(
      `The copy needs ${Math.ceil(needed / 1e6)} MB in ${scratch}, and ${Math.ceil(free / 1e6)} MB are free.`,
    )
}
