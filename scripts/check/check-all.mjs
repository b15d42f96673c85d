import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNeglected, noteSightings, readSightings } from './flaky.mjs'
import { readResults } from './read-results.mjs'
import { reportOf } from './report.mjs'
import { runStep } from './run-step.mjs'
import { lookAgain, repeatFile } from './second-look.mjs'

const minute = 60_000

/**
 * Runs the steps one after the other, and each red file once more at the end. Writes .check/report.txt below `root`. A step may
 * take `patience` times its minutes; after minute `latestEnd` none begins. `repeat` returns the command of a file's second run.
 */
export async function checkAll({ root, steps, patience, latestEnd, sightingsFile, repeat = repeatFile }) {
  const folder = join(root, '.check')
  const startedAt = performance.now()
  const minutesRun = () => (performance.now() - startedAt) / minute
  const runWithResults = async (command, name, limit) => {
    const results = join(folder, name)
    rmSync(results, { recursive: true, force: true })
    const ended = await runStep(command, { cwd: root, env: { ...process.env, CHECK_RESULTS: results }, limit })
    return { ...ended, ...readResults(results) }
  }

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
      const what = ended.isEnded
        ? `ended after ${ended.minutes.toFixed(0)} minutes`
        : 'broke down: see its output above'
      red.push(unnamed(step, what))
    }
  }

  const { stillRed, flaky } = await lookAgain(red, {
    timeLeft: () => (latestEnd - minutesRun()) * minute,
    runFile(test, limit) {
      console.log(`\nA second look at ${test.suite}: ${test.file}`)
      return runWithResults(repeat(test), 'second-look', limit)
    },
  })

  if (flaky.length > 0) noteSightings(sightingsFile, flaky, { commit: commitOf(root) })
  const listed = JSON.parse(readFileSync(join(root, 'tests', 'flaky.json'), 'utf8'))
  const neglected = findNeglected({ sightings: readSightings(sightingsFile), listed })
  const report = reportOf({ steps: done, red: stillRed, flaky, neglected })
  writeFileSync(join(folder, 'report.txt'), `${report}\n`)
  return { report, isGreen: stillRed.length + neglected.length === 0 }
}

const commitOf = (root) => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()

/** Stands in the report for a red step without a red test. No second look excuses it. */
const unnamed = ({ name, command }, title) => ({
  suite: name,
  project: '',
  file: '',
  title,
  error: '',
  repeat: command,
})
