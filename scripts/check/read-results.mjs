import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Colours of a terminal. */
const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')

/** Returns the red tests that a run's suites wrote into a folder (results-reporter.ts), and those of Playwright. */
export function readResults(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => redOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
}

const redOf = (results) => ('suites' in results ? results.suites.flatMap((file) => redInFile(file, [])) : results.red)

/** Playwright nests its tests in the file's groups, and lists each attempt. */
function redInFile(group, titles) {
  const inGroups = (group.suites ?? []).flatMap((inner) => redInFile(inner, [...titles, inner.title]))
  const own = (group.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        suite: 'e2e',
        project: projectName,
        file: spec.file,
        title: [...titles, spec.title].join(' > '),
        error: firstLines(results.at(-1)?.error?.message ?? ''),
      })),
  )
  return [...inGroups, ...own]
}

const firstLines = (text) => text.replaceAll(colours, '').trim().split('\n').slice(0, 3).join('\n')
