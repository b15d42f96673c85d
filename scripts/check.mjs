#!/usr/bin/env node
// Everything that `npm test` checks, in order; the first failure ends it. Prints the minutes of each step at the end.
//
// Suites that fill every core (stories, screens, the API, the browser journeys) run alone. Suites that mostly wait, for
// processes to start, die and recover or for packages to be packed, share the machine with the type check.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const waiting = ['web', 'consumers', 'domain', 'i18n', 'api-client', 'payment-gateways', 'payment-sandbox'].map(
  (name) => `@chonoi/${name}`,
)

const steps = [
  ['browser', 'node scripts/get-browser.mjs'],
  ['lint', 'pnpm run --silent lint'],
  [
    'types and waiting suites',
    `turbo run typecheck ${waiting.map((name) => `${name}#test`).join(' ')} --concurrency=2 --summarize`,
  ],
  [
    'suites that fill the machine',
    `turbo run test --concurrency=1 --summarize ${waiting.map((name) => `--filter=!${name}`).join(' ')}`,
  ],
  ['storybook', 'pnpm run --silent check:storybook'],
]

const minutes = []
let status = 0
for (const [name, command] of steps) {
  const startedAt = performance.now()
  status = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true }).status ?? 1
  minutes.push(`${((performance.now() - startedAt) / 60_000).toFixed(1).padStart(6)} min  ${name}`)
  if (status !== 0) break
}
console.log(`\n${minutes.join('\n')}`)
process.exit(status)
