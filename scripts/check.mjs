#!/usr/bin/env node
// Everything that `npm test` checks, in order: what needs no other process first, then the suites one at a time, because
// each fills the machine or starts processes that must not wait for another suite's. A red step doesn't hide the later
// ones. Prints the minutes of each step at the end.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const steps = [
  ['browser', 'node scripts/get-browser.mjs'],
  ['lint', 'pnpm run --silent lint'],
  ['types', 'turbo run typecheck --concurrency=2 --continue --summarize'],
  ['suites', 'turbo run test --concurrency=1 --continue=dependencies-successful --summarize'],
  ['storybook', 'pnpm run --silent check:storybook'],
]

const minutes = []
let worst = 0
for (const [name, command] of steps) {
  const startedAt = performance.now()
  const status = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true }).status ?? 1
  const taken = ((performance.now() - startedAt) / 60_000).toFixed(1).padStart(6)
  minutes.push(`${taken} min  ${name}${status === 0 ? '' : ': red'}`)
  worst = Math.max(worst, status)
}
console.log(`\n${minutes.join('\n')}`)
process.exit(worst)
