import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveDatabase } from '../backup/move-database.ts'
import { migrate } from '../database/migrate.ts'
import { openOwner } from '../database/database.ts'
import { beginInstallation } from '../installation/begin-installation.ts'
import { loadReferenceData } from '../seed/reference-data.ts'
import { findBinaries } from './binaries.ts'
import { binariesMajor } from './cluster-version.ts'
import { initCluster, passwordFile, superuser } from './init-cluster.ts'
import { launchPostmaster } from './launch-postmaster.ts'
import { stopPostmaster } from './postmaster.ts'
import { can, findRunAs } from './run-as.ts'
import { removeFormerData, startPostgres, upgradeCluster } from './start-postgres.ts'

const who = findRunAs()
const home = findBinaries(who)
const major = binariesMajor(home, who)
const debian = '/usr/lib/postgresql'
/** An older server of this machine; Debian's packages bring one. */
const former = (existsSync(debian) ? readdirSync(debian) : [])
  .map(Number)
  .filter((one) => one >= 15 && one < major && can(who, join(debian, String(one), 'bin', 'postgres'), ['--version']))
  .toSorted((one, other) => other - one)[0]

const folder = mkdtempSync(join(tmpdir(), 'chonoi-upgrade-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function reachable(path: string): string {
  mkdirSync(path, { recursive: true })
  if (who.uid !== undefined && who.gid !== undefined) chownSync(path, who.uid, who.gid)
  return path
}

test('upgrade: refuses when the data is of this version already, and when there is none', async () => {
  const own = reachable(join(folder, 'own'))
  await expect(upgradeCluster({ folder: own })).rejects.toThrow(/There is no database in/)
  writeFileSync(join(own, 'PG_VERSION'), `${major}\n`)
  await expect(upgradeCluster({ folder: own })).rejects.toThrow(`is of PostgreSQL ${major} already: nothing to do.`)
})

test('upgrade: names what is missing when the old server is not on the machine', async () => {
  const ancient = reachable(join(folder, 'ancient'))
  writeFileSync(join(ancient, 'PG_VERSION'), '9\n')
  await expect(upgradeCluster({ folder: ancient })).rejects.toThrow(/apt-get install postgresql-9\) or name its folder/)
  await expect(upgradeCluster({ folder: ancient, formerHome: home })).rejects.toThrow(/and the data is of 9\./)
})

test('upgrade: the site says which command brings older data to its version, and begins nothing anew', async () => {
  const older = reachable(join(folder, 'older'))
  writeFileSync(join(older, 'PG_VERSION'), '9\n')
  await expect(startPostgres(older)).rejects.toThrow(/is of PostgreSQL 9, and .* npm run upgrade:database/)
  const cut = join(folder, 'cut')
  mkdirSync(`${cut}.next`)
  writeFileSync(join(`${cut}.next`, '.whole'), '')
  await expect(startPostgres(cut)).rejects.toThrow(/was cut off: npm run upgrade:database finishes it/)
})

const isFull = process.env.TEST_RING === 'full'
const missing = former ? '' : ' (skipped: this machine has one major version of PostgreSQL only)'
const why = isFull ? missing : ' (skipped: in the full ring)'
describe.skipIf(!former || !isFull)(`upgrade from PostgreSQL ${former ?? 'x'} to ${major}${why}`, () => {
  const formerHome = join(debian, String(former))
  const made = join(folder, 'made')

  /** Starts a server on a folder while something is done with its owner's pool. */
  async function withServer<T>(
    binaries: string,
    data: string,
    work: (owner: ReturnType<typeof openOwner>, url: string) => Promise<T>,
  ): Promise<T> {
    const { pid, port } = await launchPostmaster(binaries, data, who, { fsync: 'off' })
    const url = `postgres://${superuser}:${readFileSync(passwordFile(data), 'utf8')}@127.0.0.1:${port}/postgres`
    const owner = openOwner(url)
    try {
      return await work(owner, url)
    } finally {
      await owner.end()
      await stopPostmaster(pid)
    }
  }

  /** The old data, once made, as a folder of its own. */
  function oldData(name: string): string {
    const copy = join(folder, name)
    cpSync(made, copy, { recursive: true, preserveTimestamps: true })
    chownAll(copy)
    chmodSync(copy, 0o700)
    return copy
  }

  function chownAll(path: string): void {
    if (who.uid === undefined || who.gid === undefined) return
    for (const entry of ['', ...readdirSync(path, { recursive: true, encoding: 'utf8' })])
      chownSync(join(path, entry), who.uid, who.gid)
  }

  const countRows = async (owner: ReturnType<typeof openOwner>) => {
    const { rows } = await owner.query(
      `select (select count(*)::int from wards) as wards, (select count(*)::int from tenants) as tenants,
         (select description from audit_logs order by created_at limit 1) as told,
         (select last_backup_at from installations) as backup`,
    )
    return rows[0] as unknown
  }
  const expected = { wards: expect.any(Number), tenants: 1, told: 'Kept', backup: null }

  beforeAll(async () => {
    reachable(made)
    await initCluster(formerHome, made, who)
    await withServer(formerHome, made, async (owner) => {
      await migrate(owner)
      await loadReferenceData(owner)
      await beginInstallation(owner)
      await owner.query(
        `insert into audit_logs (action, description, vietnamese_description, entity_type)
         values ('auth.login', 'Kept', 'Giữ', 'user')`,
      )
    })
  }, 120_000)

  test('brings every row under the new server and keeps the old data until it is confirmed', async () => {
    const data = oldData('kept')
    const said: string[] = []
    const upgraded = await upgradeCluster({ folder: data, tell: (what) => said.push(what) })
    expect(upgraded).toEqual({ from: former, to: major, former: `${data}.${former}` })
    expect(said.at(-1)).toMatch(/^\d+ tables, the ledger and the audit log are what they were\.$/)
    expect(await withServer(home, data, countRows)).toEqual(expected)
    expect(await withServer(formerHome, upgraded.former, countRows)).toEqual(expected)
    expect(readdirSync(folder).filter((name) => /^kept\.(next|copy)/.test(name))).toEqual([])
    expect(removeFormerData(data)).toEqual([`${data}.${former}`])
    expect(existsSync(`${data}.${former}`)).toBe(false)
    await expect(upgradeCluster({ folder: data })).rejects.toThrow('nothing to do')
  }, 120_000)

  test('is finished by the next call when it was cut off before the folders changed places', async () => {
    const data = oldData('cut-off')
    await upgradeCluster({ folder: data })
    renameSync(data, `${data}.next`)
    writeFileSync(join(`${data}.next`, '.whole'), '')
    expect(await upgradeCluster({ folder: data })).toEqual({ from: former, to: major, former: `${data}.${former}` })
    expect(await withServer(home, data, countRows)).toEqual(expected)
  }, 120_000)

  test('tells what was wrong with the books of the old data', async () => {
    const data = oldData('wrong')
    await withServer(formerHome, data, async (owner) => {
      await owner.query(`alter table audit_logs disable trigger all`)
      await owner.query(`update audit_logs set description = 'Changed'`)
      await owner.query(`alter table audit_logs enable trigger all`)
    })
    const said: string[] = []
    await upgradeCluster({ folder: data, tell: (what) => said.push(what) })
    expect(said).toContain('Before the copy as after it, the audit log is broken at 1 places.')
  }, 120_000)

  test('refuses while the old server runs, and without room', async () => {
    const data = oldData('busy')
    await expect(upgradeCluster({ folder: data, freeBytes: () => Promise.resolve(1e6) })).rejects.toThrow(
      /needs \d+ MB beside .*, and 1 MB are free/,
    )
    await withServer(formerHome, data, () =>
      expect(upgradeCluster({ folder: data })).rejects.toThrow(/is in use: stop the site first/),
    )
  }, 120_000)

  test('a database behind DATABASE_URL is copied to a newer server, and not back', async () => {
    const [data, anew] = [oldData('moved'), reachable(join(folder, 'anew'))]
    await initCluster(home, anew, who)
    await withServer(formerHome, data, (_owner, from) =>
      withServer(home, anew, async (owner, to) => {
        const move = { scratch: join(folder, 'scratch'), tell: () => {} }
        expect(await moveDatabase({ from, to, ...move })).toEqual({ from: former, to: major })
        expect(await countRows(owner)).toEqual(expected)
        await expect(moveDatabase({ from: to, to: from, ...move })).rejects.toThrow(/no newer than/)
      }),
    )
  }, 120_000)
})
