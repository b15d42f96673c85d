import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { migrate } from '../database/migrate.ts'
import { readMigrationFiles } from '../database/migration-files.ts'
import { BackupRefused, readSums, verifySums } from './backup-folder.ts'
import { type Books, faultsOf, readBooks } from './books.ts'
import { copyIn } from './copy.ts'
import { type KeyFingerprints, type Manifest, readManifest } from './manifest.ts'
import { listTables, listWalledTables, plainForms } from './tables-of-schema.ts'

export interface RestoreOptions {
  /** Of one backup. */
  folder: string
  /** Where the site's uploads will be. */
  filesFolder: string
  /** Of the keys that the site will have. Null: restored without asking, and what they encrypt stays unreadable. */
  keys: KeyFingerprints | null
  tell?: (what: string) => void
}

/**
 * Restores a backup into an empty database and an empty folder of uploads. The backup is verified first; the rows come
 * in one transaction, and only if the restored books are what the backup's were.
 */
export async function restoreBackup(owner: pg.Pool, options: RestoreOptions): Promise<Manifest> {
  const { folder, filesFolder, keys, tell = () => {} } = options
  const manifest = await readManifest(folder)
  await refuseUnknownSchema(manifest)
  if (keys) refuseOtherKeys(manifest.keys, keys)
  await refuseUsedDatabase(owner)
  await refuseUsedFolder(filesFolder)
  await verifySums(folder)
  tell(`The backup of ${manifest.takenAt} is whole.`)
  await migrate(owner, { only: new Set(Object.keys(manifest.migrations)) })
  await refuseNewerDatabase(owner, manifest)
  const arriving = `${filesFolder}.arriving`
  await restoreFiles(folder, arriving, manifest)
  tell(`${manifest.files.count} files are in place.`)
  await inTransaction(owner, async (client) => {
    const names = await loadTables(client, folder, manifest)
    for (const { name, value, isCalled } of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled])
    tell(`${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${names.length} tables are in place.`)
    await compare(client, manifest)
    await client.query('update installations set last_backup_at = $1', [manifest.takenAt])
    await rmdir(filesFolder).catch(() => {})
    await rename(arriving, filesFolder)
  })
  await owner.query('analyze')
  return manifest
}

async function refuseUnknownSchema({ migrations }: Manifest): Promise<void> {
  const known = new Map((await readMigrationFiles()).map(({ name, hash }) => [name, hash]))
  const unknown = Object.entries(migrations).find(([name, hash]) => known.get(name) !== hash)
  if (unknown)
    throw new BackupRefused(
      `The backup has a migration that this version lacks (${unknown[0]}): use the version that made it, or a newer one.`,
    )
}

function refuseOtherKeys(needed: KeyFingerprints, found: KeyFingerprints): void {
  const missing = needed.encryption.filter((id) => !found.encryption.includes(id))
  if (missing.length > 0)
    throw new BackupRefused(
      `Its secrets are encrypted under the key ${missing.join(', ')}, which is not among those given (${found.encryption.join(', ')}): give it in DATA_ENCRYPTION_KEY, or restore with --without-keys and lose them.`,
    )
  if (needed.secret !== found.secret)
    throw new BackupRefused(
      `It was made with the SECRET_KEY ${needed.secret}, not ${found.secret}: give that one, or restore with --without-keys, which signs everybody out.`,
    )
}

/** An interrupted restore leaves a schema without rows, and may be repeated. */
async function refuseUsedDatabase(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ tables: string[] | null; isMigrated: boolean }>(
    `select array_agg(relname::text) as tables, to_regclass('public.schema_migrations') is not null as "isMigrated"
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  const tables = rows[0]?.tables ?? []
  const begun = ['installations', 'tenants', 'users'].filter((table) => tables.includes(table))
  const isStrange = tables.length > 0 && !rows[0]?.isMigrated
  const used = await Promise.all(
    begun.map(async (table) => ((await owner.query(`select from ${table} limit 1`)).rowCount ?? 0) > 0),
  )
  if (isStrange || used.includes(true))
    throw new BackupRefused('The database is not empty: restore into a new one (another DATABASE_URL or DATA_DIR).')
}

async function refuseUsedFolder(folder: string): Promise<void> {
  const found = await readdir(folder).catch(() => [])
  if (found.length > 0) throw new BackupRefused(`The folder ${folder} is not empty: restore into another DATA_DIR.`)
}

async function refuseNewerDatabase(owner: pg.Pool, { migrations }: Manifest): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('select name from schema_migrations')
  const newer = rows.find(({ name }) => !(name in migrations))
  if (newer)
    throw new BackupRefused(`The database has a newer schema than the backup (${newer.name}): restore into a new one.`)
}

async function restoreFiles(folder: string, target: string, { files }: Manifest): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  let count = 0
  for await (const { name } of readSums(folder)) {
    if (!name.startsWith('files/')) continue
    const path = join(target, name.slice('files/'.length))
    await mkdir(dirname(path), { recursive: true })
    await copyFile(join(folder, name), path, constants.COPYFILE_FICLONE)
    count++
  }
  if (count !== files.count)
    throw new BackupRefused(`The backup is not whole: it lists ${count} files and should hold ${files.count}.`)
}

async function inTransaction(owner: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query(plainForms)
    await work(client)
    await client.query('commit')
    client.release()
  } catch (error) {
    await client.query('rollback').catch(() => {})
    client.release(true)
    throw error
  }
}

/**
 * Loads all rows without triggers, which would do again what they did when the rows were first written, and without
 * foreign keys, which are checked as a whole afterwards.
 */
async function loadTables(client: pg.ClientBase, folder: string, manifest: Manifest): Promise<readonly string[]> {
  const names = (await listTables(client)).map(({ name }) => name)
  const saved = new Set(manifest.tables.map(({ name }) => name))
  const lacking = names.find((name) => !saved.has(name))
  if (lacking) throw new BackupRefused(`The backup is not whole: it has no rows of ${lacking}.`)
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, format('%I', conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const walled = await listWalledTables(client)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // An owner that is no superuser may load no table behind a wall that holds for owners too.
  for (const name of walled) await client.query(`alter table ${name} no force row level security`)
  await client.query(`truncate ${names.join(', ')}`)
  for (const { name, columns, rows } of manifest.tables) {
    const loaded = await copyIn(
      client,
      `copy ${name} (${columns.join(', ')}) from stdin with (format text, encoding 'utf8')`,
      unpacked(join(folder, `tables/${name.replaceAll('"', '')}.copy.gz`)),
    )
    if (loaded !== rows) throw new BackupRefused(`${name} has ${loaded} rows and should have ${rows}.`)
  }
  await client.query('set constraints all immediate')
  for (const name of walled) await client.query(`alter table ${name} force row level security`)
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  return names
}

function unpacked(path: string): AsyncIterable<Buffer> {
  const gunzip = createGunzip()
  pipeline(createReadStream(path), gunzip, () => {})
  return gunzip
}

/** Compares what stands in the tables now, and the books, with what the backup says. */
async function compare(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  for (const { name, rows } of manifest.tables) {
    const counted = Number((await client.query<{ count: string }>(`select count(*) from ${name}`)).rows[0]?.count)
    if (counted !== rows) throw new BackupRefused(`${name} has ${counted} rows and should have ${rows}.`)
  }
  const books = await readBooks(client)
  const differs = (Object.keys(books) as (keyof Books)[]).some((fact) => books[fact] !== manifest.books[fact])
  if (differs)
    throw new BackupRefused(`The restored books differ from the backup's: ${faultsOf(books).join(', ') || 'no fault'}.`)
}
