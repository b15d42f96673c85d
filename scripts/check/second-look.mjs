/** How many files are looked at again: more is no flake. */
const mostFiles = 12

/**
 * Tests whose subject is chance, money, stock or who may see what. A fault of these may show in one run of many, so that a
 * second look excuses nothing; it only tells more.
 */
const neverExcused = [
  /^api:test\/(races|ledger-model|session-attacks|isolation|permissions|fuzz)\//,
  /^api:src\/(database|backup)\//,
  /^api:src\/modules\/(auth|cart|coupons|deposits|invoices|ledger|orders|payments|refunds|returns|stock|wallet|withdrawals)/,
  /^web:server\/faults\//,
  /^e2e:(security|hostile)\//,
  /^ui:testing\/modes\//,
]

export const isExcusable = ({ suite, file }) =>
  file !== '' && !neverExcused.some((kind) => kind.test(`${suite}:${file}`))

/** Returns the command that runs the file of a red test alone, from the repository's root. */
export function repeatFile({ suite, project, file }) {
  const inProject = project ? ` --project=${quote(project)}` : ''
  if (suite === 'e2e')
    return `NODE_OPTIONS=--conditions=@chonoi/source pnpm --filter @chonoi/e2e exec playwright test --no-deps --workers=1${inProject} ${file}`
  if (suite === 'storybook') return `vitest run --config .storybook/site/vitest.config.ts ${file}`
  return `pnpm --filter @chonoi/${suite} exec vitest run --maxWorkers=1${inProject} ${file}`
}

/** Returns the command that runs a red test alone. */
export function repeatTest(test) {
  if (!test.title) return repeatFile(test)
  const [flag, title] =
    test.suite === 'e2e' ? ['--grep', test.title.split(' > ').at(-1)] : ['-t', test.title.replaceAll(' > ', ' ')]
  return `${repeatFile(test)} ${flag} ${quote(title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))}`
}

const quote = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Groups red tests by the file and project that run them again. */
export function filesOf(red) {
  const files = new Map()
  for (const test of red) {
    const key = `${test.suite} ${test.project} ${test.file}`
    files.set(key, [...(files.get(key) ?? []), test])
  }
  return [...files.values()]
}

/**
 * Returns whether a second run proves a red test green: the same test passed in it. A test that the second run skips, doesn't
 * find or doesn't reach proves nothing. A file that couldn't be loaded, or a group whose arrangement failed, is proved by its tests.
 */
function isProvedGreen(test, again) {
  const isOf = ({ title }) => !test.title || title === test.title || title.startsWith(`${test.title} > `)
  const [red, green] = [again.red, again.green].map((all) => all.filter(({ file }) => file === test.file))
  const isRed = red.some((one) => !one.title || isOf(one))
  return !again.isEnded && !isRed && green.some(isOf)
}

/**
 * Runs each red file once more, alone, while there is time. `runFile` resolves to what the file's run ended with; `timeLeft` is
 * in milliseconds. A test that passes now is flaky and no longer red, unless it is of those that are never excused.
 */
export async function lookAgain(red, { runFile, timeLeft }) {
  const files = filesOf(red.filter(({ file, repeat }) => file && !repeat))
  const looked = { stillRed: [...red], flaky: [] }
  if (files.length > mostFiles) return looked
  for (const tests of files) {
    if (timeLeft() <= 0) break
    const again = await runFile(tests[0], timeLeft())
    for (const test of tests.filter((one) => isProvedGreen(one, again))) {
      looked.flaky.push(test)
      const at = looked.stillRed.indexOf(test)
      if (isExcusable(test)) looked.stillRed.splice(at, 1)
      else
        looked.stillRed[at] = {
          ...test,
          error: `${test.error}\n(green at the second look, which excuses nothing here)`,
        }
    }
    const known = (test) => looked.stillRed.some(({ file, title }) => file === test.file && title === test.title)
    looked.stillRed.push(...again.red.filter((test) => !known(test)))
  }
  return looked
}
