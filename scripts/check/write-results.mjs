import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes what a step without Vitest found red into the folder `CHECK_RESULTS`, where `npm test` reads it. Without it, nothing.
 * Each of `red` has a file, a title, the error's first lines and the command that repeats or mends it.
 */
export function writeResults(suite, red) {
  const folder = process.env.CHECK_RESULTS
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  const results = { suite, red: red.map((one) => ({ suite, project: '', error: '', ...one })), green: [] }
  writeFileSync(join(folder, `${suite}-${process.pid}.json`), JSON.stringify(results))
}
