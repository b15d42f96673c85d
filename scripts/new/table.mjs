// npm run new table <name>: a migration, the same columns for Drizzle, and a row where every table has one.
import { tableFiles, withTable } from './table-files.mjs'
import { readFiles, refuseExisting, repository, writeFiles } from './write-files.mjs'

const arrangement = 'apps/api/test/testing/arrange-everything.ts'

export function newTable([name, root = repository]) {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name ?? '')) throw new Error(`"${name ?? ''}" is no name of a table.`)
  const files = tableFiles(name, new Date())
  refuseExisting(root, files)
  const lists = readFiles(root, { arrangement })
  writeFiles(root, { ...files, [arrangement]: withTable(name, lists.arrangement) })
  console.log(`
Now: its columns in both files, whose its rows are, its indexes. Then
  pnpm --filter @chonoi/api exec vitest run src/database`)
}
