import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { usedKeyIds } from '../encryption/encrypted-columns.ts'
import { encryptionKeyId } from '../encryption/encryption.ts'
import { BackupRefused, manifestName, openSums, stampOf, writeSummed } from './backup-folder.ts'
import { readBooks } from './books.ts'
import { CopyOut } from './copy.ts'
import type { FileSource } from './file-source.ts'
import { secretFingerprint } from './fingerprints.ts'
import type { Manifest, SavedSequence, SavedTable } from './manifest.ts'
import { listSequences, listTables, plainForms, readsEverything } from './tables-of-schema.ts'

export interface BackupOptions {
  /** Where backups are kept; each is a folder in it, named by its time. */
  folder: string
  /** The site's uploads. */
  files: FileSource
  /** SECRET_KEY and every key that decrypts, the current one first. */
  keys: { secret: Uint8Array; encryption: readonly [Uint8Array, ...Uint8Array[]] }
  /** Whether the keys are written into the backup. */
  withKeys?: boolean
}

export interface TakenBackup {
  folder: string
  manifest: Manifest
  bytes: number
  /** Files that rows name and the store didn't have. */
  missingFiles: readonly string[]
}

/**
 * Takes a backup while the site works: the rows of all tables as one snapshot, and every upload that they name. Nothing
 * waits for it but changes of the schema.
 */
export async function takeBackup(owner: pg.Pool, options: BackupOptions): Promise<TakenBackup> {
  const draft = join(options.folder, `.unfinished-${process.pid}`)
  await mkdir(options.folder, { recursive: true, mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
    throw new BackupRefused(`The folder ${options.folder} can't be written (${cause.code}).`, { cause })
  })
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  try {
    const taken = await fill(draft, owner, options)
    const folder = join(options.folder, stampOf(new Date(taken.manifest.takenAt)))
    await rename(draft, folder)
    await owner.query('update installations set last_backup_at = $1', [taken.manifest.takenAt])
    return { ...taken, folder }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function fill(folder: string, owner: pg.Pool, options: BackupOptions): Promise<Omit<TakenBackup, 'folder'>> {
  const files = new SavedFiles(options.files, folder)
  // Most files before the snapshot and the rest after it: a file that is removed meanwhile was copied before, one that
  // comes meanwhile is copied after.
  await files.copyNew()
  const client = await owner.connect()
  const sums = await openSums(folder)
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(plainForms)
    const takenAt = await startSnapshot(client)
    if (!(await readsEverything(client)))
      throw new BackupRefused("Row-level security hides rows from this user: give the schema's owner in DATABASE_URL.")
    const { tables, bytes: tableBytes } = await saveTables(client, folder, sums.add)
    const sequences = await readSequences(client)
    await files.copyNew()
    const kept = await files.list(sums.add, (name) => isNamed(client, name))
    const missingFiles = await findMissingFiles(client, folder)
    const usedKeys = await usedKeyIds(client)
    if (options.withKeys) await saveKeys(folder, options.keys, usedKeys, sums.add)
    const manifest: Manifest = {
      format: 'chonoi-backup',
      version: 1,
      takenAt,
      postgres: await readVersion(client),
      migrations: await readMigrations(client),
      ...{ tables, sequences, files: kept },
      keys: { secret: secretFingerprint(options.keys.secret), encryption: usedKeys },
      hasKeys: options.withKeys ?? false,
      books: await readBooks(client),
    }
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
    await sums.add((await writeSummed(join(folder, manifestName), Readable.from([text]))).sha256, manifestName)
    await client.query('commit')
    client.release()
    return { manifest, bytes: tableBytes + kept.bytes, missingFiles }
  } catch (error) {
    // The connection may be in the middle of a table.
    client.release(true)
    throw error
  } finally {
    await sums.close()
  }
}

type AddSum = (sha256: string, name: string) => Promise<void>

/** The first question of the transaction fixes what it sees. */
async function startSnapshot(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ at: Date }>(`select date_trunc('milliseconds', now()) as at`)
  return (rows[0]?.at ?? new Date()).toISOString()
}

async function readVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  return rows[0]?.version ?? ''
}

async function readMigrations(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations order by name',
  )
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

async function saveTables(client: pg.ClientBase, folder: string, addSum: AddSum) {
  const tables: SavedTable[] = []
  let bytes = 0
  for (const { name, columns } of await listTables(client)) {
    const copy = client.query(
      new CopyOut(`copy ${name} (${columns.join(', ')}) to stdout with (format text, encoding 'utf8')`),
    )
    const file = `tables/${name.replaceAll('"', '')}.copy.gz`
    const written = await writeSummed(join(folder, file), packed(copy))
    await addSum(written.sha256, file)
    tables.push({ name, columns, rows: copy.rows })
    bytes += written.bytes
  }
  return { tables, bytes }
}

/** An error of the table ends what is made of it. */
function packed(copy: CopyOut): AsyncIterable<Buffer> {
  const gzip = createGzip({ level: 4 })
  copy.once('error', (error) => gzip.destroy(error))
  gzip.once('close', () => copy.destroy())
  return copy.pipe(gzip)
}

async function readSequences(client: pg.ClientBase): Promise<SavedSequence[]> {
  const sequences: SavedSequence[] = []
  for (const name of await listSequences(client)) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    if (rows[0]) sequences.push({ name, ...rows[0] })
  }
  return sequences
}

/** One row for each file of the store that the snapshot's rows name, whatever table they are in. */
async function selectNamedFiles(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', c.relname) as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'storage_key' and not a.attisdropped`,
  )
  return rows.map(({ name }) => `select storage_key from ${name} where storage_key is not null`).join(' union all ')
}

async function isNamed(client: pg.ClientBase, key: string): Promise<boolean> {
  const named = await selectNamedFiles(client)
  return Boolean((await client.query(`select from (${named}) f where storage_key = $1 limit 1`, [key])).rowCount)
}

/** The files that the snapshot's rows name and the backup lacks, the first hundred. */
async function findMissingFiles(client: pg.ClientBase, folder: string): Promise<string[]> {
  const keys = client.query(new CopyOut(`copy (${await selectNamedFiles(client)}) to stdout`))
  const missing: string[] = []
  for await (const key of createInterface({ input: keys })) {
    if (missing.length < 100 && (await sizeOf(join(folder, 'files', key))) === undefined) missing.push(key)
  }
  return missing
}

const sizeOf = async (path: string): Promise<number | undefined> => (await stat(path).catch(() => undefined))?.size

async function saveKeys(folder: string, keys: BackupOptions['keys'], usedKeys: readonly string[], addSum: AddSum) {
  const [current] = keys.encryption
  if (usedKeys.some((id) => id !== encryptionKeyId(current)))
    throw new BackupRefused('Some secrets are encrypted under a former key: npm run secrets:rotate, then back up.')
  const each = { 'keys/secret.key': keys.secret, 'keys/data-encryption.key': current }
  for (const [name, key] of Object.entries(each)) {
    const { sha256 } = await writeSummed(join(folder, name), Readable.from([Buffer.from(key)]))
    await addSum(sha256, name)
  }
}

/** Copies of the store's files. A file of the store never changes, so one that was copied stays as it is. */
class SavedFiles {
  readonly #store: FileSource
  readonly #folder: string
  /** Checksums wait in a file, because there may be millions. */
  readonly #list: string

  constructor(store: FileSource, folder: string) {
    this.#store = store
    this.#folder = folder
    this.#list = join(folder, '.files')
  }

  async copyNew(): Promise<void> {
    const list = createWriteStream(this.#list, { flags: 'a', mode: 0o600 })
    for await (const name of this.#store.names()) {
      const copy = join(this.#folder, 'files', name)
      if ((await sizeOf(copy)) !== undefined) continue
      const written = await this.#copy(name, copy)
      if (written) list.write(`${written.sha256} ${written.bytes} ${name}\n`)
      if (list.writableNeedDrain) await new Promise<void>((drained) => list.once('drain', drained))
    }
    await new Promise<void>((ended, failed) => list.once('error', failed).end(ended))
  }

  /** Undefined when it is gone since it was listed. */
  async #copy(name: string, copy: string) {
    const source = await this.#store.open(name)
    return source && writeSummed(copy, source)
  }

  /** Lists what was copied. A file that left the store before the snapshot leaves the backup too. */
  async list(addSum: AddSum, isNamed: (key: string) => Promise<boolean>): Promise<Manifest['files']> {
    const kept = { count: 0, bytes: 0 }
    for await (const line of createInterface({ input: createReadStream(this.#list) })) {
      const [sha256 = '', bytes, name = ''] = line.split(' ')
      const isGone = !(await this.#store.has(name))
      if (isGone && !(await isNamed(name))) {
        await rm(join(this.#folder, 'files', name))
        continue
      }
      await addSum(sha256, `files/${name}`)
      kept.count++
      kept.bytes += Number(bytes)
    }
    await rm(this.#list)
    return kept
  }
}
