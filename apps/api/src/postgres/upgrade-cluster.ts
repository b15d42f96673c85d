import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, stat, statfs } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { copyDatabase } from '../backup/copy-database.ts'
import { openOwner } from '../database/database.ts'
import { findBinaries } from './binaries.ts'
import { binariesMajor, clusterMajor, formerFolder, nextFolder, wholeMark } from './cluster-version.ts'
import { initCluster, passwordFile, superuser } from './init-cluster.ts'
import { launchPostmaster } from './launch-postmaster.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { reachableFolder } from './reachable-folder.ts'
import { can, findRunAs, type RunAs } from './run-as.ts'

/** The upgrade is not needed, or would not go well. Nothing was changed. */
export class UpgradeRefused extends Error {}

export interface UpgradeOptions {
  /** Of the embedded server's data. */
  folder: string
  /** The folder with bin/postgres of the former major version. Default: where Debian, Red Hat and Homebrew keep it. */
  formerHome?: string | undefined
  tell?: (what: string) => void
  /** Free bytes beside the data. Default: asked from the disk. */
  freeBytes?: () => Promise<number>
}

export interface Upgraded {
  from: number
  to: number
  /** Where the old data is, until `removeFormerData`. */
  former: string
}

/**
 * Brings the data of the embedded server to the major version of this site's binaries: the old server's rows are copied
 * into a new cluster beside it, compared, and the folders change places. Cut off at any moment, it goes on or begins anew
 * at the next call; the old data is never changed.
 */
export async function upgradeCluster(options: UpgradeOptions): Promise<Upgraded> {
  const { tell = () => {} } = options
  const who = findRunAs()
  const data = reachableFolder(resolve(options.folder), who)
  const home = findBinaries(who)
  const to = binariesMajor(home, who)
  const cutOff = finishCutOff(data)
  if (cutOff) return { from: cutOff, to, former: formerFolder(data, cutOff) }
  const from = clusterMajor(data)
  if (from === undefined) throw new UpgradeRefused(`There is no database in ${data}.`)
  if (from === to) throw new UpgradeRefused(`The data in ${data} is of PostgreSQL ${to} already: nothing to do.`)
  if (from > to) throw new UpgradeRefused(`The data in ${data} is of PostgreSQL ${from}, newer than ${to}.`)
  if (findPostmaster(data)) throw new UpgradeRefused(`The data in ${data} is in use: stop the site first.`)
  const former = formerFolder(data, from)
  if (existsSync(former)) throw new UpgradeRefused(`${former} is there already: move it away.`)
  const formerHome = findFormer(from, options.formerHome, who)
  await refuseLittleRoom(data, options.freeBytes)

  rmSync(nextFolder(data), { recursive: true, force: true })
  const next = reachableFolder(nextFolder(data), who)
  await initCluster(home, next, who)
  await withServers({ home: formerHome, data }, { home, data: next }, who, async (old, anew) => {
    const { tables } = await copyDatabase(old, anew, { scratch: `${data}.copy`, tell })
    tell(`${tables.length} tables, the ledger and the audit log are what they were.`)
  })
  writeFileSync(wholeMark(data), '')
  renameSync(data, former)
  finishCutOff(data)
  return { from, to, former }
}

/** The new data takes the place of the old, which is away already. Returns the version of the old; undefined: no such state. */
function finishCutOff(data: string): number | undefined {
  if (!existsSync(wholeMark(data)) || clusterMajor(data) !== undefined) return undefined
  const [major] = formerMajors(data)
  if (major === undefined) return undefined
  // An empty folder that was made meanwhile is in the way.
  if (existsSync(data) && readdirSync(data).length === 0) rmSync(data, { recursive: true })
  renameSync(nextFolder(data), data)
  rmSync(join(data, basename(wholeMark(data))), { force: true })
  return major
}

/** Majors whose old data lies beside the new, the newest first. */
function formerMajors(data: string): number[] {
  const name = `${basename(data)}.`
  return readdirSync(dirname(data))
    .filter((entry) => entry.startsWith(name) && /^\d+$/.test(entry.slice(name.length)))
    .map((entry) => Number(entry.slice(name.length)))
    .toSorted((one, other) => other - one)
}

/** Removes the data that upgrades left behind. Returns what was removed. */
export function removeFormerData(folder: string): readonly string[] {
  const data = reachableFolder(resolve(folder), findRunAs())
  if (clusterMajor(data) === undefined) throw new UpgradeRefused(`There is no database in ${data}: the old one stays.`)
  const gone = formerMajors(data).map((major) => formerFolder(data, major))
  for (const former of gone) rmSync(former, { recursive: true })
  return gone
}

function findFormer(major: number, given: string | undefined, who: RunAs): string {
  const usual = [`/usr/lib/postgresql/${major}`, `/usr/pgsql-${major}`, `/opt/homebrew/opt/postgresql@${major}`]
  const found = (given ? [given] : usual).find((home) => can(who, join(home, 'bin', 'postgres'), ['--version']))
  if (!found)
    throw new UpgradeRefused(
      `The server of PostgreSQL ${major} is needed to read the old data, and is not in ${given ?? usual.join(', ')}: install it (apt-get install postgresql-${major}) or name its folder with --former.`,
    )
  const its = binariesMajor(found, who)
  if (its !== major) throw new UpgradeRefused(`${found} is PostgreSQL ${its}, and the data is of ${major}.`)
  return found
}

/** The copy and the new data both need room beside the old. */
async function refuseLittleRoom(data: string, freeBytes = () => freeBeside(data)): Promise<void> {
  const [needed, free] = [2 * (await bytesOf(data)), await freeBytes()]
  const inMegabytes = (bytes: number) => Math.ceil(bytes / 1e6)
  if (free < needed)
    throw new UpgradeRefused(
      `The upgrade needs ${inMegabytes(needed)} MB beside ${data}, and ${inMegabytes(free)} MB are free.`,
    )
}

async function freeBeside(data: string): Promise<number> {
  const { bavail, bsize } = await statfs(dirname(data))
  return bavail * bsize
}

async function bytesOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}

interface Server {
  home: string
  data: string
}

/** Runs both servers while their owners' pools are at work. */
async function withServers(
  one: Server,
  other: Server,
  who: RunAs,
  work: (one: ReturnType<typeof openOwner>, other: ReturnType<typeof openOwner>) => Promise<void>,
): Promise<void> {
  await withServer(one, who, (first) => withServer(other, who, (second) => work(first, second)))
}

async function withServer(
  { home, data }: Server,
  who: RunAs,
  work: (owner: ReturnType<typeof openOwner>) => Promise<void>,
): Promise<void> {
  const { pid, port } = await launchPostmaster(home, data, who, {})
  const password = readFileSync(passwordFile(data), 'utf8')
  const owner = openOwner(`postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`)
  try {
    await work(owner)
  } finally {
    await owner.end()
    await stopPostmaster(pid)
  }
}
