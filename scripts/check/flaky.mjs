import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

const day = 86_400_000
/** How long a flaky test may be known before it is mended, and for how long sightings count. */
export const fortnight = 14 * day
/** From so many sightings on a test needs an owner. */
export const mostSightings = 3

/** Kept between the runs of a machine, beside the repository's clones. */
export const sightingsFile = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'chonoi', 'flaky.jsonl')

export const nameOf = ({ suite, file, title }) => `${suite}: ${file} > ${title}`

/** Notes tests that were red and then, alone, green. */
export function noteSightings(file, red, { commit, now = Date.now() }) {
  mkdirSync(dirname(file), { recursive: true })
  for (const test of red)
    appendFileSync(
      file,
      `${JSON.stringify({ at: new Date(now).toISOString(), commit, test: nameOf(test), error: test.error })}\n`,
    )
}

export const readSightings = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

/**
 * Returns what is wrong with the list of flaky tests (tests/flaky.json: test, since, owner, cause): tests that were seen
 * three times in a fortnight and have no entry, and entries older than a fortnight.
 */
export function findNeglected({ sightings, listed, now = Date.now() }) {
  const counts = new Map()
  for (const { at, test } of sightings)
    if (now - Date.parse(at) < fortnight) counts.set(test, (counts.get(test) ?? 0) + 1)
  const known = new Set(listed.map(({ test }) => test))
  const unknown = [...counts].filter(([test, count]) => count >= mostSightings && !known.has(test))
  const old = listed.filter(({ since }) => now - Date.parse(since) > fortnight)
  return [
    ...unknown.map(
      ([test, count]) =>
        `${test}\n    was flaky ${count} times in a fortnight: enter it in tests/flaky.json, with an owner`,
    ),
    ...old.map(
      ({ test, owner, since }) => `${test}\n    is flaky since ${since}, longer than a fortnight (${owner}): mend it`,
    ),
  ]
}
