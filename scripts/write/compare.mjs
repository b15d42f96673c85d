import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runWriters } from './run-writers.mjs'

/**
 * Writes generated files again, compares and puts them back as they were. Returns the files that differ and the names of
 * writers that failed.
 */
export function compareGenerated(writers, root) {
  const read = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null)
  const before = new Map(writers.flatMap(({ files }) => files).map((file) => [file, read(file)]))
  const failed = runWriters(writers, root)
  const stale = [...before.keys()].filter((file) => read(file) !== before.get(file))
  for (const file of stale) {
    const text = before.get(file)
    if (text === null) rmSync(join(root, file))
    else writeFileSync(join(root, file), text)
  }
  return { stale, failed }
}

/** Prints what compareGenerated found. Returns whether everything is up to date. */
export function sayStale({ stale, failed }) {
  for (const name of failed) console.error(`Could not be written: ${name}`)
  for (const file of stale) console.error(`Not up to date: ${file}`)
  if (stale.length > 0) console.error('`npm run write` writes them again.')
  return stale.length + failed.length === 0
}
