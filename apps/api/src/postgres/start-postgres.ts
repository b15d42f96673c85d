import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { findBinaries } from './binaries.ts'
import { refuseOtherMajor } from './cluster-version.ts'
import { holdCluster } from './hold-cluster.ts'
import { initCluster, passwordFile, superuser } from './init-cluster.ts'
import { launchPostmaster } from './launch-postmaster.ts'
import { keepRunning } from './keep-running.ts'
import { findPostmaster, type Postmaster, servesFolder } from './postmaster.ts'
import { reachableFolder } from './reachable-folder.ts'
import { findRunAs } from './run-as.ts'

export { removeFormerData, type Upgraded, upgradeCluster, UpgradeRefused } from './upgrade-cluster.ts'

export interface RunningPostgres {
  /** Of the superuser that owns the site's database. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL on `folder`, or takes over the one that a crashed process left running on it. Our own
 * launcher over the packaged binaries: it runs detached (Ctrl-C reaches the site first, which then stops it), survives
 * kill -9 of the site, and needs no change to the machine when started by root. A server that crashes is started again
 * at the same address; `tell` hears of it.
 */
export async function startPostgres(
  folder: string,
  settings: Record<string, string> = {},
  tell: (what: string) => void = () => {},
): Promise<RunningPostgres> {
  const who = findRunAs()
  const home = findBinaries(who)
  const data = reachableFolder(resolve(folder), who)
  refuseOtherMajor(home, data, who)
  await initCluster(home, data, who)
  const password = readFileSync(passwordFile(data), 'utf8')
  const urlOf = ({ port }: Postmaster) => `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`
  const run = (more: Record<string, string> = {}) =>
    takeOverOrLaunch(data, urlOf, () => launchPostmaster(home, data, who, { ...settings, ...more }))
  const postmaster = await run()
  const url = urlOf(postmaster)
  const kept = keepRunning(
    { postmaster, hold: await holdCluster(url, folder) },
    async () => ({
      postmaster: await run({ port: String(postmaster.port) }),
      hold: await holdCluster(url, folder),
    }),
    tell,
  )
  return { url, stop: kept.stop }
}

/**
 * Gives a command the embedded PostgreSQL on `folder`: the one that a running site uses, else one of its own that `stop`
 * ends again.
 */
export async function borrowPostgres(folder: string): Promise<RunningPostgres> {
  const data = reachableFolder(resolve(folder), findRunAs())
  const running = findPostmaster(data)
  if (!running) return startPostgres(folder)
  const password = readFileSync(passwordFile(data), 'utf8')
  return { url: `postgres://${superuser}:${password}@127.0.0.1:${running.port}/postgres`, stop: async () => {} }
}

const maxRecovery = 20_000

/** A crashed server's processes may take a moment to end, and one that was just started to recover: asked again until then. */
async function takeOverOrLaunch(
  data: string,
  urlOf: (postmaster: Postmaster) => string,
  launch: () => Promise<Postmaster>,
): Promise<Postmaster> {
  for (const until = Date.now() + maxRecovery; ; ) {
    const left = findPostmaster(data)
    if (left && (await servesFolder(urlOf(left), data))) return left
    try {
      return await launch()
    } catch (error) {
      const isLeaving = /lock file|pre-existing shared memory|could not create any TCP/.test((error as Error).message)
      if (!isLeaving || Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
