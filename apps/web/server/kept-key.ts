import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from './start-refused.ts'

const length = 32

/** Returns the key kept in a file of the data folder. Generates it once; of several processes one does. */
export function keptKey(dataFolder: string, name: string): Buffer {
  const file = join(dataFolder, name)
  try {
    return existingKey(dataFolder, name) ?? newKey(file)
  } catch (error) {
    throw new StartRefused(
      `The folder ${dataFolder} can't be written (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR.`,
    )
  }
}

/** Returns the key that an earlier start generated, if any. */
export function existingKey(dataFolder: string, name: string): Buffer | undefined {
  try {
    return readFileSync(join(dataFolder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function newKey(file: string): Buffer {
  try {
    writeFileSync(file, randomBytes(length), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file)
}
