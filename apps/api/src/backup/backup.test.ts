import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findWrongs } from '../../test/races/soundness.ts'
import { arrangeEverything } from '../../test/testing/arrange-everything.ts'
import { arrangeGateway } from '../../test/testing/arrange-gateways.ts'
import { arrangeCheckout, arrangeShop } from '../../test/testing/arrange.ts'
import { databaseUrl } from '../../test/testing/global-setup.ts'
import { newKey, useTestApi } from '../../test/testing/test-api.ts'
import { openOwner } from '../database/database.ts'
import { encryptionKeyId, openEncryption } from '../encryption/encryption.ts'
import { newFileKey } from '../files/file-key.ts'
import { listBackups, readSums, removeOldBackups, sumsName, verifySums } from './backup-folder.ts'
import { folderFiles } from './file-source.ts'
import { secretFingerprint } from './fingerprints.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup, type TakenBackup } from './take-backup.ts'

const keys = { secret: randomBytes(32), encryption: [randomBytes(32)] as const }
const fingerprints = {
  secret: secretFingerprint(keys.secret),
  encryption: keys.encryption.map((key) => encryptionKeyId(key)),
}
const server = useTestApi(() => ({ encryption: openEncryption([...keys.encryption]) }))
const folder = mkdtempSync(join(tmpdir(), 'chonoi-backup-'))
const backups = join(folder, 'backups')
const ends: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of ends) await end()
  rmSync(folder, { recursive: true, force: true })
})

/** An empty database whose owner is no superuser, as on a server that somebody else runs. */
async function emptyDatabase(): Promise<pg.Pool> {
  const name = `${inject('templateName')}_restored_${randomBytes(4).toString('hex')}`
  const url = new URL(databaseUrl(inject('serverUrl'), name))
  const admin = openOwner(inject('serverUrl'))
  await admin.query(`create role ${name} login password 'x'; grant chonoi_app to ${name} with admin option`)
  await admin.query(`create database ${name} owner ${name}`)
  url.username = name
  url.password = 'x'
  const owner = openOwner(url.href)
  ends.push(async () => {
    await owner.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.query(`drop role ${name}`)
    await admin.end()
  })
  return owner
}

/** People who buy and upload one after the other until they are told to stop, and what was acknowledged to them. */
function startWriting() {
  const orders: string[] = []
  const files: string[] = []
  const end = new AbortController()
  const write = async () => {
    while (!end.signal.aborted) {
      const { buyer, body } = await arrangeCheckout(server)
      const params = { header: { 'Idempotency-Key': newKey() } }
      const { data } = await server.client(buyer.token).POST('/orders', { params, body })
      orders.push(data?.id ?? '')
      files.push(await arrangeFile(buyer.id))
    }
  }
  const writers = [write(), write(), write()]
  return {
    orders,
    files,
    async stop() {
      end.abort()
      await Promise.all(writers)
    },
  }
}

/** A file as an upload leaves it: first in the store, then its row. */
async function arrangeFile(ownerId: string): Promise<string> {
  const key = newFileKey(true, 'pdf')
  const bytes = randomBytes(2000)
  await server.api.ports.files.write(key, bytes)
  await server.owner.query(
    `insert into files (owner_id, storage_key, content_type, original_name, size_in_bytes, is_private)
     values ($1, $2, 'application/pdf', 'x.pdf', $3, true)`,
    [ownerId, key, bytes.length],
  )
  return key
}

/** A digest of each table's rows. */
async function digests(owner: pg.Pool, { tables }: Manifest): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await owner.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${name} t`,
    )
    found[name] = rows[0]?.digest ?? ''
  }
  return found
}

let quiet: TakenBackup
let lostKey: string
beforeAll(async () => {
  const { userId } = await arrangeEverything(server)
  lostKey = `private/${userId}`
  await arrangeGateway(server, { tenant: (await arrangeShop(server)).id })
  await arrangeFile(userId)
  quiet = await takeBackup(server.owner, {
    folder: backups,
    files: folderFiles(server.filesFolder),
    keys,
    withKeys: true,
  })
})

const restoreInto = (owner: pg.Pool, from: string, more: object = {}) =>
  restoreBackup(owner, { folder: from, filesFolder: join(folder, randomUUID()), keys: fingerprints, ...more })

test('backup: every row of every table comes back as it was, and numbers go on where they were', async () => {
  const before = await digests(server.owner, quiet.manifest)
  const owner = await emptyDatabase()
  const said: string[] = []
  const filesFolder = join(folder, 'restored', 'files')
  await restoreInto(owner, quiet.folder, { filesFolder, tell: (what: string) => said.push(what) })
  expect(await digests(owner, quiet.manifest)).toEqual(before)
  expect(said.join('\n')).toMatch(/is whole[^]*\d files are in place[^]*rows in \d+ tables/)
  const next = 'select last_value::text as value, is_called from ledger_entries_id_seq'
  expect((await owner.query(next)).rows).toEqual((await server.owner.query(next)).rows)
  const keysOf = `select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`
  expect((await owner.query(keysOf)).rows).toEqual((await server.owner.query(keysOf)).rows)
  const walls = `select relname, relrowsecurity, relforcerowsecurity from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`
  expect((await owner.query(walls)).rows).toEqual((await server.owner.query(walls)).rows)
  const off = `select tgname from pg_trigger where tgenabled <> 'O'`
  expect((await owner.query(off)).rows).toEqual([])
  const again = await takeBackup(owner, { folder: join(folder, 'again'), files: folderFiles(filesFolder), keys })
  expect(again.manifest.tables).toEqual(quiet.manifest.tables)
  await expect(restoreInto(owner, quiet.folder)).rejects.toThrow(/The database is not empty/)
})

test('backup: a user from whom row-level security hides rows is refused', async () => {
  const reader = openOwner(server.databaseUrl)
  await expect(takeBackup(reader, { folder: backups, files: folderFiles(server.filesFolder), keys })).rejects.toThrow(
    /Row-level security hides rows/,
  )
  await reader.end()
})

test('backup: taken while people buy and upload, it holds all that was acknowledged before and has sound books', async () => {
  const writing = startWriting()
  await expect.poll(() => writing.orders.length).toBeGreaterThan(5)
  const before = { orders: [...writing.orders], files: [...writing.files] }
  const taken = await takeBackup(server.owner, { folder: backups, files: folderFiles(server.filesFolder), keys })
  const whenTaken = writing.orders.length
  await expect.poll(() => writing.orders.length).toBeGreaterThan(whenTaken)
  await writing.stop()
  expect(whenTaken).toBeGreaterThan(before.orders.length)
  const owner = await emptyDatabase()
  const filesFolder = join(folder, 'busy', 'files')
  await restoreInto(owner, taken.folder, { filesFolder })
  const { rows } = await owner.query<{ id: string }>('select id from order_groups')
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(before.orders))
  expect(rows.length).toBeLessThan(writing.orders.length + 5)
  const named = await owner.query<{ key: string }>('select storage_key as key from files')
  const restored = named.rows.map(({ key }) => key)
  expect(restored).toEqual(expect.arrayContaining(before.files))
  expect(restored.filter((key) => !existsSync(join(filesFolder, key)))).toEqual([lostKey])
  expect(taken.missingFiles).toEqual([lostKey])
  const sound = await findWrongs(owner)
  expect(sound).toEqual(await findWrongs(server.owner))
  expect(taken.manifest.books).toEqual({
    ...{ ledgerSumInCents: 0, unbalancedTransactions: 0, wrongBalances: 0, auditBreaks: 0 },
  })
})

test('backup: an upload that is gone from the store and named by no row is not in it', async () => {
  const key = newFileKey(true, 'pdf')
  await server.api.ports.files.write(key, randomBytes(10))
  const taking = takeBackup(server.owner, { folder: backups, files: folderFiles(server.filesFolder), keys })
  const draft = join(backups, `.unfinished-${process.pid}`)
  await expect.poll(() => existsSync(join(draft, 'files', key)), { interval: 1 }).toBe(true)
  await server.api.ports.files.remove(key)
  const { folder: taken, manifest } = await taking
  expect(existsSync(join(taken, 'files', key))).toBe(false)
  await verifySums(taken)
  let count = 0
  for await (const { name } of readSums(taken)) if (name.startsWith('files/')) count++
  expect(count).toBe(manifest.files.count)
})

test('backup: its files are for their owner alone, and the keys are in it only when asked for', async () => {
  const modes = readdirSync(quiet.folder).map((name) => statSync(join(quiet.folder, name)).mode & 0o077)
  expect(modes.every((mode) => mode === 0)).toBe(true)
  expect(readFileSync(join(quiet.folder, 'keys', 'secret.key'))).toEqual(keys.secret)
  const plain = await takeBackup(server.owner, { folder: backups, files: folderFiles(server.filesFolder), keys })
  expect(plain.manifest).toMatchObject({ hasKeys: false, keys: fingerprints })
  expect(existsSync(join(plain.folder, 'keys'))).toBe(false)
  expect(readFileSync(join(plain.folder, 'manifest.json'), 'utf8')).not.toContain(keys.secret.toString('base64'))
})

test('backup: with the keys is refused while secrets are encrypted under a former one', async () => {
  const rotated = { ...keys, encryption: [randomBytes(32), ...keys.encryption] as const }
  const options = { folder: backups, files: folderFiles(server.filesFolder), keys: rotated, withKeys: true }
  await expect(takeBackup(server.owner, options)).rejects.toThrow(/npm run secrets:rotate/)
  expect(readdirSync(backups).filter((name) => name.startsWith('.'))).toEqual([])
})

test('restore: refuses a backup that is damaged, cut short, of a newer version or of other keys, before it writes', async () => {
  const owner = await emptyDatabase()
  const changed = (change: (copy: string) => void) => {
    const copy = join(folder, randomUUID())
    cpSync(quiet.folder, copy, { recursive: true })
    change(copy)
    return restoreInto(owner, copy)
  }
  const table = 'tables/users.copy.gz'
  await expect(changed((copy) => writeFileSync(join(copy, table), 'x'))).rejects.toThrow(`damaged: ${table} differs`)
  await expect(changed((copy) => rmSync(join(copy, table)))).rejects.toThrow(`not whole: ${table} is missing`)
  await expect(changed((copy) => writeFileSync(join(copy, sumsName), `${'0'.repeat(64)}  ../x\n`))).rejects.toThrow(
    'a line of another kind',
  )
  const manifest = (copy: string, change: Partial<Manifest>) =>
    writeFileSync(join(copy, 'manifest.json'), JSON.stringify({ ...quiet.manifest, ...change }))
  await expect(changed((copy) => manifest(copy, { migrations: { '20990101T0000-later.sql': 'x' } }))).rejects.toThrow(
    /lacks \(20990101T0000-later\.sql\): use the version that made it/,
  )
  await expect(
    restoreInto(owner, quiet.folder, { keys: { ...fingerprints, encryption: ['00000000'] } }),
  ).rejects.toThrow(/encrypted under the key [0-9a-f]{8}, which is not among those given \(00000000\)/)
  await expect(restoreInto(owner, quiet.folder, { keys: { ...fingerprints, secret: '00000000' } })).rejects.toThrow(
    /made with the SECRET_KEY [0-9a-f]{8}, not 00000000/,
  )
  await expect(restoreInto(owner, folder)).rejects.toThrow(/is no backup/)
  await expect(restoreInto(owner, quiet.folder, { filesFolder: quiet.folder })).rejects.toThrow(/is not empty/)
  const { rows } = await owner.query(`select from pg_class where relnamespace = 'public'::regnamespace`)
  expect(rows).toEqual([])
})

test('restore: rows that the manifest does not count are rolled back, and it may be repeated', async () => {
  const owner = await emptyDatabase()
  const copy = join(folder, randomUUID())
  cpSync(quiet.folder, copy, { recursive: true })
  const tables = quiet.manifest.tables.map((table) =>
    table.name === 'users' ? { ...table, rows: table.rows + 1 } : table,
  )
  writeFileSync(join(copy, 'manifest.json'), JSON.stringify({ ...quiet.manifest, tables }))
  const sums = readFileSync(join(copy, sumsName), 'utf8').replace(/^.*manifest\.json\n/m, '')
  writeFileSync(join(copy, sumsName), sums)
  await expect(restoreInto(owner, copy)).rejects.toThrow(/^users has \d+ rows and should have \d+\.$/)
  expect((await owner.query('select from users')).rowCount).toBe(0)
  await restoreInto(owner, quiet.folder)
  expect((await owner.query('select from users')).rowCount).toBeGreaterThan(0)
})

test('removeOldBackups: keeps the newest ones and whatever is no backup', async () => {
  const before = await listBackups(backups)
  expect(await removeOldBackups(backups, 2)).toBe(before.length - 2)
  expect(await listBackups(backups)).toEqual(before.slice(-2))
})
