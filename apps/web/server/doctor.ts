// npm run doctor: lists unsafe settings and database problems. Exits with 1 when there are any.
import { statfs } from 'node:fs/promises'
import {
  hasAdministrator,
  readClockDifference,
  readInstallation,
  readLastBackup,
  readReplicaProblem,
  s3FileStore,
} from '@chonoi/api'
import { readCertificate } from './certificate.ts'
import { withOwner } from './command-database.ts'
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
    clockDifference: await readClockDifference(owner),
  }))
  const machine = {
    diskUsed: usedPart(await statfs(settings.dataFolder)),
    certificate: await readCertificate(settings.publicUrl),
    replicaProblem: await replicaProblemOf(settings),
    bucketProblem: settings.s3 ? await problemOf(s3FileStore(settings.s3).sizeOf('doctor')) : null,
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

function problemOf(work: Promise<unknown>): Promise<string | null> {
  return work.then(
    () => null,
    (error: Error) => error.message,
  )
}
