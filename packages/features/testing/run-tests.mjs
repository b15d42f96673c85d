#!/usr/bin/env node
// `pnpm test`: the usual ring opens a third of the screens, by turns, and all else; the full one everything. Files that are
// named (`pnpm test cart-screen`) are all run.
import { execFileSync, spawnSync } from 'node:child_process'

const turns = 3
const asked = process.argv.slice(2)
const vitest = (...args) => spawnSync('vitest', ['run', ...args], { stdio: 'inherit' }).status === 0

/** The same for every run of a commit, and another one after each merge. A copy without history begins with the first. */
function turnOf() {
  try {
    const count = execFileSync('git', ['rev-list', '--count', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return (Number(count) % turns) + 1
  } catch {
    return 1
  }
}

if (asked.length > 0 || process.env.TEST_RING === 'full') process.exit(vitest(...asked) ? 0 : 1)
const parts = [
  ['--project', 'node', '--project', 'browser'],
  ['--project', 'vi-light', '--project', 'alive', `--shard=${turnOf()}/${turns}`],
]
process.exit(parts.map((part) => vitest(...part)).every(Boolean) ? 0 : 1)
