#!/usr/bin/env node
// Git runs this before each commit (.githooks/pre-commit; `git commit --no-verify` skips it): whether what is generated from
// the staged files is up to date, and whether they are formatted. Slow writers are left to `npm test`.
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { compareGenerated, sayStale } from '../write/compare.mjs'
import { writers } from '../write/writers.mjs'

const root = join(import.meta.dirname, '..', '..')
const staged = execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=d', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean)
const reached = writers.filter(
  ({ isSlow, from, files }) => !isSlow && staged.some((file) => from.test(file) || files.includes(file)),
)
const isUpToDate = sayStale(compareGenerated(reached, root))
const formatted = spawnSync('biome', ['format', '--no-errors-on-unmatched', ...staged], { cwd: root, stdio: 'inherit' })
process.exit(isUpToDate && (staged.length === 0 || formatted.status === 0) ? 0 : 1)
