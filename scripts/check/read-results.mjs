import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Colours of a terminal. */
const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')

/**
 * Reads what the processes of a suite wrote into a folder (results-reporter.ts, and Playwright's own report). Returns the red
 * and the green tests, and how many processes reported: one that broke down reports nothing.
 */
export function readResults(folder) {
  if (!existsSync(folder)) return { red: [], green: [], reports: 0 }
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const results = files.toSorted().map((file) => {
    const written = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    return 'suites' in written ? ofPlaywright(written) : written
  })
  return {
    red: results.flatMap(({ red }) => red),
    green: results.flatMap(({ green }) => green),
    reports: files.length,
  }
}

function ofPlaywright({ suites, errors }) {
  const tests = suites.flatMap((file) => testsIn(file, []))
  return {
    red: [
      ...tests.filter(({ status }) => status === 'unexpected').map(({ place, error }) => ({ ...place, error })),
      ...outsideOfTests(errors),
    ],
    green: tests.filter(({ status }) => status === 'expected').map(({ place }) => place),
  }
}

/** Beside its tests Playwright reports what is wrong with the run itself, as a site that doesn't start. */
const outsideOfTests = (errors = []) =>
  errors.map(({ message = '' }) => ({
    suite: 'e2e',
    project: '',
    file: '',
    title: 'outside of a test',
    error: firstLines(message),
  }))

/** Playwright nests its tests in the file's groups, and lists each attempt. */
function testsIn(group, titles) {
  const inGroups = (group.suites ?? []).flatMap((inner) => testsIn(inner, [...titles, inner.title]))
  const own = (group.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      status,
      place: { suite: 'e2e', project: projectName, file: spec.file, title: [...titles, spec.title].join(' > ') },
      error: firstLines(results.at(-1)?.error?.message ?? ''),
    })),
  )
  return [...inGroups, ...own]
}

const firstLines = (text) => text.replaceAll(colours, '').trim().split('\n').slice(0, 3).join('\n')
