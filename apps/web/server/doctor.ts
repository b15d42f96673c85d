// npm run doctor: lists unsafe settings and database problems. Exits with 1 when there are any.
import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import {
  clamdScanner,
  hasAdministrator,
  readClockDifference,
  readDatabaseVersion,
  readInstallation,
  readKeyOverlap,
  readLastBackup,
  readReplicaProblem,
  s3FileStore,
  type S3FileStore,
} from '@chonoi/api'
import { readCertificate } from './certificate.ts'
import { withOwner } from './command-database.ts'
import { readDataFolder } from './data-folder-facts.ts'
import { diagnose } from './diagnose.ts'
import { usedPart } from './metrics/disk-metrics.ts'
import { readSettings, type Settings } from './settings.ts'
import { withSettingsFromFiles } from './settings-from-files.ts'
import { StartRefused } from './start-refused.ts'

try {
  const settings = readSettings(process.env)
  const facts = await withOwner(settings, async (owner) => ({
    installation: await readInstallation(owner),
    hasAdministrator: await hasAdministrator(owner),
    lastBackupAt: await readLastBackup(owner),
    keyOverlapSince: await readKeyOverlap(owner),
    clockDifference: await readClockDifference(owner),
    databaseVersion: await readDatabaseVersion(owner),
  }))
  const machine = {
    nodeVersion: process.version,
    ...(await readDataFolder(settings.dataFolder)),
    diskUsed: usedPart(await statfs(settings.dataFolder)),
    certificate: await readCertificate(settings.publicUrl),
    replicaProblem: await replicaProblemOf(settings),
    scannerProblem: settings.clamav ? await clamdScanner(settings.clamav).problem() : null,
    bucketProblem: settings.s3 ? await problemOf(useOnce(s3FileStore(settings.s3))) : null,
  }
  const { SECRET_KEY, DATA_ENCRYPTION_KEY } = withSettingsFromFiles(process.env)
  const given = { isSecretGiven: Boolean(SECRET_KEY), isEncryptionKeyGiven: Boolean(DATA_ENCRYPTION_KEY) }
  const problems = diagnose({ ...settings, ...given, ...facts, ...machine, now: new Date() })
  console.log(
    problems.length === 0 ? 'Nothing unsafe was found.' : problems.map((problem) => `- ${problem}`).join('\n'),
  )
  if (problems.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 1
}

async function replicaProblemOf({ databaseUrl, databaseReplica }: Settings): Promise<string | null> {
  if (!databaseUrl || !databaseReplica) return null
  return readReplicaProblem(databaseUrl, databaseReplica.url, databaseReplica.maxLagMs)
}

/** Writes, reads and removes a file, as uploads do. */
async function useOnce(store: S3FileStore): Promise<void> {
  const key = `doctor/${randomUUID()}`
  await store.write(key, new TextEncoder().encode('doctor'))
  const kept = await store.read(key)
  await kept?.stream.cancel()
  await store.remove(key)
  if (!kept) throw new Error('a file that was written can not be read')
}

function problemOf(work: Promise<unknown>): Promise<string | null> {
  return work.then(
    () => null,
    (error: Error) => error.message,
  )
}
