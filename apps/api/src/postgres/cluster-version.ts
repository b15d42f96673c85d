import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { identity, type RunAs } from './run-as.ts'

const versionFile = (data: string) => join(data, 'PG_VERSION')

/** The major version that wrote a data folder. Undefined: there is none yet. */
export function clusterMajor(data: string): number | undefined {
  return existsSync(versionFile(data)) ? Number(readFileSync(versionFile(data), 'utf8')) : undefined
}

/** The major version of the server in `home`. */
export function binariesMajor(home: string, who: RunAs): number {
  const said = execFileSync(join(home, 'bin', 'postgres'), ['--version'], { ...identity(who), cwd: '/' }).toString()
  const [, major] = /(\d+)/.exec(said) ?? []
  if (!major) throw new Error(`${home}/bin/postgres doesn't tell its version: ${said.trim()}`)
  return Number(major)
}

/** Where an upgrade builds the new data, beside the old. */
export const nextFolder = (data: string): string => `${data}.next`
/** Marks the new data as whole. */
export const wholeMark = (data: string): string => join(nextFolder(data), '.whole')
/** Where an upgrade leaves the old data. */
export const formerFolder = (data: string, major: number): string => `${data}.${major}`

/** Refuses to start on data that this server can't read, or to begin anew where an upgrade was cut off. */
export function refuseOtherMajor(home: string, data: string, who: RunAs): void {
  const found = clusterMajor(data)
  if (found === undefined && existsSync(wholeMark(data)))
    throw new Error(`An upgrade of the data in ${data} was cut off: npm run upgrade:database finishes it.`)
  if (found === undefined) return
  const major = binariesMajor(home, who)
  if (found !== major)
    throw new Error(
      `The data in ${data} is of PostgreSQL ${found}, and this version of the site brings ${major}: npm run upgrade:database.`,
    )
}
