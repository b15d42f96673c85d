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
import { filesOf, isExcusable, mostFiles, mostMinutes, repeatFile } from './check/second-look.mjs'
import { patience, steps } from './check/steps.mjs'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.check')
const minute = 60_000

/** Runs a command whose suites write their results into a folder of their own. */
async function runWithResults(command, name, limit) {
  const results = join(folder, name)
  rmSync(results, { recursive: true, force: true })
  const ended = await runStep(command, { cwd: root, env: { ...process.env, CHECK_RESULTS: results }, limit })
  return { ...ended, red: readResults(results) }
}

/** What a step that is red without a red test leaves to the report. */
const unnamed = ({ name, command }, { isEnded, minutes }) => ({
  suite: name,
  project: '',
  file: '',
  title: isEnded ? `ended after ${minutes.toFixed(0)} minutes` : 'see its output above',
  error: '',
  repeat: command,
})

await takeLock()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const done = []
const red = []
for (const step of steps) {
  const ended = await runWithResults(step.command, step.name, step.minutes * patience * minute)
  done.push({ ...ended, name: step.name, state: ended.isGreen ? 'green' : 'red' })
  red.push(...ended.red)
  if (!ended.isGreen && (ended.red.length === 0 || ended.isEnded)) red.push(unnamed(step, ended))
}

const flaky = []
const files = filesOf(red.filter(({ repeat }) => !repeat))
if (files.length <= mostFiles) {
  const lookUntil = performance.now() + mostMinutes * minute
  for (const tests of files) {
    const left = lookUntil - performance.now()
    if (left < 0 || !tests[0].file) continue
    console.log(`\nA second look at ${tests[0].suite}: ${tests[0].file}`)
    const again = await runWithResults(repeatFile(tests[0]), 'second-look', left)
    const stillRed = (test) => again.red.some(({ file, title }) => file === test.file && title === test.title)
    for (const test of tests) {
      if (stillRed(test) || again.isEnded || (!again.isGreen && again.red.length === 0)) continue
      if (isExcusable(test)) red.splice(red.indexOf(test), 1)
      else test.error += '\n(green at the second look, which excuses nothing here)'
      flaky.push(test)
    }
    red.push(...again.red.filter((test) => !red.some(({ file, title }) => file === test.file && title === test.title)))
  }
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
noteSightings(sightingsFile, flaky, { commit })
const listed = JSON.parse(readFileSync(join(root, 'tests', 'flaky.json'), 'utf8'))
const neglected = findNeglected({ sightings: readSightings(sightingsFile), listed })

const report = reportOf({ steps: done, red, flaky, neglected })
writeFileSync(join(folder, 'report.txt'), `${report}\n`)
console.log(`\n${report}`)
process.exit(red.length + neglected.length > 0 ? 1 : 0)
