// npm run migrate [-- --dry-run]: brings the schema up to this version before its first start, or lists what would run.
import { DatabaseTooOld, listPendingMigrations, migrate, MigrationFailed } from '@chonoi/api'
import { parseArgs } from 'node:util'
import { withOwner } from './command-database.ts'
import { readDatabaseSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

function isDryRun(): boolean {
  try {
    return parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } }).values['dry-run']
  } catch {
    throw new StartRefused('Usage: npm run migrate [-- --dry-run]')
  }
}

try {
  const dryRun = isDryRun()
  const names = await withOwner(readDatabaseSettings(process.env), dryRun ? listPendingMigrations : migrate)
  for (const name of names) console.log(name)
  console.log(`${names.length} migrations ${dryRun ? 'would run' : 'ran'}.`)
} catch (error) {
  const isTold = error instanceof StartRefused || error instanceof MigrationFailed || error instanceof DatabaseTooOld
  console.error(isTold ? error.message : error)
  process.exitCode = 1
}
