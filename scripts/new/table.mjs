import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tableFiles, withTable } from './table-files.mjs'
import { writeFiles } from './write-files.mjs'

const root = join(import.meta.dirname, '..', '..')
const arrangement = 'apps/api/test/testing/arrange-everything.ts'

/** npm run new table <name>: migration, Drizzle table and a row for the tests of the database. */
export function newTable([name = '', folder = root]) {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)) throw new Error(`"${name}" is no name of a table.`)
  const files = tableFiles(name, new Date())
  if (Object.keys(files).some((file) => existsSync(join(folder, file)))) throw new Error(`${name} is there already.`)
  writeFiles(folder, { ...files, [arrangement]: withTable(name, readFileSync(join(folder, arrangement), 'utf8')) })
  console.log(`\nNow: its columns in both files, whose its rows are, its indexes. Then
  pnpm --filter @chonoi/api exec vitest run src/database`)
}
