// npm run backup -- <folder> [--keep <n>] [--with-keys]: rows and uploads as they are at one moment, while the site works.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  BackupRefused,
  bucketFiles,
  faultsOf,
  folderFiles,
  removeOldBackups,
  s3FileStore,
  takeBackup,
} from '@chonoi/api'
import { withOwner } from './command-database.ts'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

const usage = 'Usage: npm run backup -- <folder> [--keep <number>] [--with-keys]'

function readCommand() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { keep: { type: 'string' }, 'with-keys': { type: 'boolean', default: false } },
    })
    const [folder, ...more] = positionals
    const keep = values.keep === undefined ? undefined : Number(values.keep)
    if (folder && more.length === 0 && (keep === undefined || (Number.isSafeInteger(keep) && keep > 0)))
      return { folder, keep, withKeys: values['with-keys'] }
  } catch {
    // An unknown option.
  }
  throw new StartRefused(usage)
}

try {
  const { folder, keep, withKeys } = readCommand()
  const { secret, encryptionKeys, ...settings } = readSettings(process.env)
  const { manifest, missingFiles, ...taken } = await withOwner(settings, (owner) =>
    takeBackup(owner, {
      ...{ folder, withKeys },
      files: settings.s3 ? bucketFiles(s3FileStore(settings.s3)) : folderFiles(join(settings.dataFolder, 'files')),
      keys: { secret, encryption: encryptionKeys },
    }),
  )
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${taken.folder}: ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.count} files, ${Math.ceil(taken.bytes / 1e6)} MB, as of ${manifest.takenAt}.`,
  )
  console.log(
    withKeys
      ? 'The keys are in it: whoever has this backup can read every secret in it.'
      : `Not in it: SECRET_KEY (${manifest.keys.secret}) and DATA_ENCRYPTION_KEY (${manifest.keys.encryption.join(', ') || 'nothing is encrypted yet'}). Keep them elsewhere.`,
  )
  for (const key of missingFiles) console.error(`A row names the file ${key}, which is not among the uploads.`)
  for (const fault of faultsOf(manifest.books)) console.error(`The backup is whole, but ${fault}.`)
  if (missingFiles.length > 0 || faultsOf(manifest.books).length > 0) process.exitCode = 1
  if (keep !== undefined) console.log(`${await removeOldBackups(folder, keep)} older ones are removed.`)
} catch (error) {
  console.error(error instanceof StartRefused || error instanceof BackupRefused ? error.message : error)
  process.exitCode = 1
}
