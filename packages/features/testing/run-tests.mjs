#!/usr/bin/env node
// `pnpm test`: every project. `npm test` opens a third of the screens, by turns (scripts/check/turn.mjs), and all else. Files that
// are named (`pnpm test cart-screen`) are all run.
import { spawnSync } from 'node:child_process'

const asked = process.argv.slice(2)
const turn = process.env.TEST_TURN
const vitest = (...args) => spawnSync('vitest', ['run', ...args], { stdio: 'inherit' }).status === 0

if (asked.length > 0 || !turn) process.exit(vitest(...asked) ? 0 : 1)
const parts = [
  ['--project', 'node', '--project', 'browser'],
  ['--project', 'vi-light', '--project', 'alive', `--shard=${turn}`],
]
process.exit(parts.map((part) => vitest(...part)).every(Boolean) ? 0 : 1)
