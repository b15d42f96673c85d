import { compareGenerated, sayStale } from '../write/compare.mjs'
import { writeResults } from './write-results.mjs'

/** Compares generated files, and puts those that are not up to date into the run's report. Returns whether there are none. */
export function tellGenerated(writers, root) {
  const found = compareGenerated(writers, root)
  const repeat = 'npm run write'
  writeResults('generated', [
    ...found.failed.map((name) => ({ file: name, title: 'could not be written', repeat: `${repeat} -- ${name}` })),
    ...found.stale.map((file) => ({ file, title: 'is not up to date', repeat })),
  ])
  return sayStale(found)
}
