#!/usr/bin/env node
// Everything that `npm test` checks, in the order of scripts/check/steps.mjs. A red step doesn't hide the later ones. At the
// end each red file runs once more, alone: what is red twice is red, what passes then is flaky (docs/testing.md). The last
// lines name every red test, its error and the command that repeats it; .check/report.txt keeps them.
import { join } from 'node:path'
import { checkAll } from './check/check-all.mjs'
import { sightingsFile } from './check/flaky.mjs'
import { takeLock } from './check/lock.mjs'
import { isFull, latestEnd, patience, steps } from './check/steps.mjs'
import { turnOf } from './check/turn.mjs'

const root = join(import.meta.dirname, '..')
if (!isFull) process.env.TEST_TURN = turnOf(root)

await takeLock()
const { report, isGreen } = await checkAll({ root, steps, patience, latestEnd, sightingsFile })
console.log(`\n${report}`)
process.exit(isGreen ? 0 : 1)
