import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Books } from './books.ts'
import { BackupRefused, manifestName } from './backup-folder.ts'

/** Which keys a backup's stored secrets and tokens were made with. A fingerprint tells nothing of its key. */
export interface KeyFingerprints {
  /** Of SECRET_KEY. */
  secret: string
  /** Of every key under which a stored secret is encrypted. */
  encryption: readonly string[]
}

export interface SavedTable {
  name: string
  columns: readonly string[]
  rows: number
}

export interface SavedSequence {
  name: string
  value: string
  isCalled: boolean
}

/** What a backup holds, in manifest.json. */
export interface Manifest {
  format: 'chonoi-backup'
  version: 1
  /** When the snapshot was taken, by the database's clock: all that was committed before is in it, nothing after. */
  takenAt: string
  postgres: string
  /** Migrations of its schema by their hash. */
  migrations: Readonly<Record<string, string>>
  tables: readonly SavedTable[]
  sequences: readonly SavedSequence[]
  files: { count: number; bytes: number }
  keys: KeyFingerprints
  /** Whether the keys themselves are in it. */
  hasKeys: boolean
  books: Books
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new BackupRefused(`${folder} is no backup: its ${manifestName} can't be read (${cause.code}).`, { cause })
  })
  const found = parsed(text)
  if (found?.format !== 'chonoi-backup') throw new BackupRefused(`${folder} is no backup of this product.`)
  if (found.version !== 1)
    throw new BackupRefused(`The backup has form ${String(found.version)}, which this version doesn't know.`)
  return found as Manifest
}

function parsed(text: string): Partial<Manifest> | undefined {
  try {
    return JSON.parse(text) as Partial<Manifest>
  } catch {
    return undefined
  }
}
