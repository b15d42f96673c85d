#!/usr/bin/env node
// Runs the long form of every package that has one (`test:long`), one after the other on an idle machine, and records
// the results in docs/reliability.md. `npm run test:long -- web api` runs those of two packages, `-- web:pooler` one of
// them, in a row of its own.
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { figuresIn, formsAmong, withRows } from './long/record.mjs'
import { drawSeeds } from './seeds.ts'

const root = join(import.meta.dirname, '..')
const page = join(root, 'docs', 'reliability.md')
const wanted = process.argv.slice(2)
// What turbo tells of a run names every file that it stands on.
const options = { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 }

const { tasks } = JSON.parse(execFileSync('turbo', ['run', 'test:long', '--dry=json'], options))
const packages = tasks
  .filter(({ task, command }) => task === 'test:long' && command !== '<NONEXISTENT>')
  .map((task) => ({ name: task.package.replace('@chonoi/', ''), command: task.command }))
const forms = formsAmong(packages, wanted)
if (forms.length === 0) throw new Error(`No package has a long form among: ${wanted.join(', ')}`)

/** Prints the output as it arrives and collects it. */
function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of ['stdout', 'stderr'])
    child[stream].on('data', (data) => {
      process[stream].write(data)
      output += data
    })
  return new Promise((ended) => child.on('close', (code) => ended({ passed: code === 0, output })))
}

const seeds = drawSeeds(process.env)
Object.assign(process.env, seeds)
console.log(
  `Seeds, which repeat this run: ${Object.entries(seeds)
    .map((entry) => entry.join('='))
    .join(' ')}`,
)
await run('node', ['scripts/get-browser.mjs'])
let hasFailed = false
for (const { name, filter, script } of forms) {
  const startedAt = performance.now()
  // Of a package turbo knows what its forms stand on; one of them stands on the same.
  const building = [
    'run',
    'generate',
    'build',
    '--filter=@chonoi/contract',
    `--filter=${filter}`,
    '--output-logs=errors-only',
  ]
  const before = script ? await run('turbo', building) : null
  const { passed, output } = script
    ? await run('pnpm', ['--filter', filter, 'run', script])
    : await run('turbo', ['run', `${filter}#test:long`, '--concurrency=1'])
  const hasPassed = passed && before?.passed !== false
  hasFailed ||= !hasPassed
  const row = {
    name,
    date: new Date().toISOString().slice(0, 10),
    minutes: (performance.now() - startedAt) / 60_000,
    outcome: hasPassed ? 'passed' : 'FAILED',
    figures: figuresIn(output),
  }
  writeFileSync(page, withRows(readFileSync(page, 'utf8'), [row]))
  await run('biome', ['format', '--write', page])
}
process.exit(hasFailed ? 1 : 0)
