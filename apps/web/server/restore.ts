// npm run restore -- <folder> [--to <time>] [--without-keys]: into an empty database and an empty DATA_DIR.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupRefused, listBackups, readManifest, restoreBackup } from '@chonoi/api'
import { withOwner } from './command-database.ts'
import { RestoredKeys } from './restored-keys.ts'
import { readDatabaseSettings } from './settings.ts'
import { withSettingsFromFiles } from './settings-from-files.ts'
import { StartRefused } from './start-refused.ts'

const usage = 'Usage: npm run restore -- <folder> [--to <time, e.g. 2026-11-26T08:00+07:00>] [--without-keys]'

function readCommand() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { to: { type: 'string' }, 'without-keys': { type: 'boolean', default: false } },
    })
    const [folder, ...more] = positionals
    const to = values.to === undefined ? undefined : new Date(values.to)
    if (folder && more.length === 0 && !Number.isNaN(to?.getTime() ?? 0))
      return { folder: resolve(folder), to, withoutKeys: values['without-keys'] }
  } catch {
    // An unknown option.
  }
  throw new StartRefused(usage)
}

/** The folder itself when it is a backup, else the newest backup in it that was taken by that time. */
async function chooseBackup(folder: string, to: Date | undefined): Promise<string> {
  if (existsSync(join(folder, 'manifest.json'))) {
    const { takenAt } = await readManifest(folder)
    if (to && new Date(takenAt) > to) throw new StartRefused(`This backup is of ${takenAt}, later than that.`)
    return folder
  }
  const found = (await listBackups(folder)).findLast(({ takenAt }) => !to || takenAt <= to)
  if (!found) throw new StartRefused(`There is no backup in ${folder}${to ? ` of ${to.toISOString()} or before` : ''}.`)
  return join(folder, found.name)
}

try {
  const { folder: given, to, withoutKeys } = readCommand()
  const folder = await chooseBackup(given, to)
  const settings = readDatabaseSettings(process.env)
  const manifest = await readManifest(folder)
  const keys = new RestoredKeys(withSettingsFromFiles(process.env), {
    dataFolder: settings.dataFolder,
    folder,
    manifest,
  })
  const fingerprints = withoutKeys ? null : keys.fingerprints()
  const tell = (what: string) => console.log(what)
  await withOwner(settings, (owner) =>
    restoreBackup(owner, { folder, filesFolder: join(settings.dataFolder, 'files'), keys: fingerprints, tell }),
  )
  if (!withoutKeys) keys.place()
  console.log(
    `Restored as of ${manifest.takenAt}. Counts, ledger and audit log are what they were then. Start the site; it goes on from there.`,
  )
  if (process.env.S3_BUCKET)
    console.log('Its uploads are in DATA_DIR/files: npm run files:upload copies them into S3_BUCKET.')
} catch (error) {
  console.error(error instanceof StartRefused || error instanceof BackupRefused ? error.message : error)
  process.exitCode = 1
}
