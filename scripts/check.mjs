#!/usr/bin/env node
// Everything that `npm test` checks, in the order of scripts/check/steps.mjs. A red step doesn't hide the later ones. At the
// end each red file runs once more, alone: what is red twice is red, what is green then is flaky (docs/testing.md). The last
// lines name every red test, its error and the command that repeats it; .check/report.txt keeps them.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNeglected, noteSightings, readSightings, sightingsFile } from './check/flaky.mjs'
import { takeLock } from './check/lock.mjs'
import { readResults } from './check/read-results.mjs'
import { reportOf } from './check/report.mjs'
import { runStep } from './check/run-step.mjs'
import { lookAgain, repeatFile } from './check/second-look.mjs'
import { isFull, latestEnd, patience, steps } from './check/steps.mjs'
import { turnOf } from './check/turn.mjs'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.check')
const minute = 60_000
const startedAt = performance.now()
const minutesRun = () => (performance.now() - startedAt) / minute
if (!isFull) process.env.TEST_TURN = turnOf(root)

/** Runs a command whose suites write their results into a folder of their own. */
async function runWithResults(command, name, limit) {
  const results = join(folder, name)
  rmSync(results, { recursive: true, force: true })
  const ended = await runStep(command, { cwd: root, env: { ...process.env, CHECK_RESULTS: results }, limit })
  return { ...ended, ...readResults(results) }
}

/** Stands in the report for what is red in a step without a red test: no second look excuses it. */
const unnamed = ({ name, command }, title) => ({
  suite: name,
  project: '',
  file: '',
  title,
  error: '',
  repeat: command,
})

await takeLock()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const done = []
const red = []
for (const step of steps) {
  const limit = Math.min(step.minutes * patience, latestEnd - minutesRun())
  if (limit <= 0) {
    done.push({ name: step.name, minutes: 0, state: 'red' })
    red.push(unnamed(step, `not run: it was minute ${latestEnd}`))
    continue
  }
  const ended = await runWithResults(step.command, step.name, limit * minute)
  done.push({ name: step.name, minutes: ended.minutes, state: ended.isGreen ? 'green' : 'red' })
  red.push(...ended.red)
  const isWhole = !ended.isEnded && ended.reports >= step.reports && (ended.isGreen || ended.red.length > 0)
  if (!isWhole) {
    const what = ended.isEnded ? `ended after ${ended.minutes.toFixed(0)} minutes` : 'broke down: see its output above'
    red.push(unnamed(step, what))
  }
}

const { stillRed, flaky } = await lookAgain(red, {
  timeLeft: () => (latestEnd - minutesRun()) * minute,
  runFile(test, limit) {
    console.log(`\nA second look at ${test.suite}: ${test.file}`)
    return runWithResults(repeatFile(test), 'second-look', limit)
  },
})

if (flaky.length > 0) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  noteSightings(sightingsFile, flaky, { commit })
}
const listed = JSON.parse(readFileSync(join(root, 'tests', 'flaky.json'), 'utf8'))
const neglected = findNeglected({ sightings: readSightings(sightingsFile), listed })

const report = reportOf({ steps: done, red: stillRed, flaky, neglected })
writeFileSync(join(folder, 'report.txt'), `${report}\n`)
console.log(`\n${report}`)
process.exit(stillRed.length + neglected.length > 0 ? 1 : 0)
