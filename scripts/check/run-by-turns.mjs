#!/usr/bin/env node
// The `test` of a package of stories:
//
//   node ../../scripts/check/run-by-turns.mjs <projects that always run> <projects that go by turns> [files]
//
// `npm test` opens a third of the latter's files (turn.mjs). Without a turn, and where files are named, everything runs.
import { spawnSync } from 'node:child_process'

const [always, byTurns, ...asked] = process.argv.slice(2)
const turn = process.env.TEST_TURN
const vitest = (...args) => spawnSync('vitest', ['run', ...args], { stdio: 'inherit' }).status === 0
const only = (projects) => projects.split(',').flatMap((name) => ['--project', name])

const runs = asked.length > 0 || !turn ? [asked] : [only(always), [...only(byTurns), `--shard=${turn}`]]
process.exit(runs.map((args) => vitest(...args)).every(Boolean) ? 0 : 1)
