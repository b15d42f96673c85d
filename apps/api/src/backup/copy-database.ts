import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { faultsOf } from './books.ts'
import type { FileSource } from './file-source.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

/** Uploads stay where they are. */
const noFiles: FileSource = {
  async *names() {},
  open: () => Promise.resolve(undefined),
  has: () => Promise.resolve(false),
}
/** Nothing is encrypted anew or read: the keys only name a backup. */
const noKeys = { secret: Buffer.alloc(32), encryption: [Buffer.alloc(32)] } as const

/**
 * Copies a database into an empty one, by a backup in `scratch` that is removed again. The copy stands only if its rows by
 * table, its ledger and its audit chain are those of the first.
 */
export async function copyDatabase(
  from: pg.Pool,
  to: pg.Pool,
  { scratch, tell }: { scratch: string; tell: (what: string) => void },
): Promise<Manifest> {
  const { rows } = await from.query<{ at: Date | null }>('select last_backup_at as at from installations')
  try {
    const { folder } = await takeBackup(from, { folder: scratch, files: noFiles, keys: noKeys })
    const manifest = await restoreBackup(to, { folder, filesFolder: join(scratch, 'files'), keys: null, tell })
    for (const fault of faultsOf(manifest.books)) tell(`Before the copy as after it, ${fault}.`)
    // This one is not kept, so it is no backup.
    for (const pool of [from, to]) await pool.query('update installations set last_backup_at = $1', [rows[0]?.at])
    return manifest
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
