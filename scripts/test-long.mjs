#!/usr/bin/env node
// Runs the long form of every package that has one (`test:long`), one after the other on an idle machine, and records
// the results in docs/reliability.md. `npm run test:long -- web api` runs those of two packages.
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { figuresIn, withRows } from './long/record.mjs'
import { drawSeeds } from './seeds.ts'

const root = join(import.meta.dirname, '..')
const page = join(root, 'docs', 'reliability.md')
const wanted = process.argv.slice(2)
const options = { cwd: root, encoding: 'utf8' }

const { tasks } = JSON.parse(execFileSync('turbo', ['run', 'test:long', '--dry=json'], options))
const packages = tasks
  .filter(({ task, command }) => task === 'test:long' && command !== '<NONEXISTENT>')
  .map((task) => task.package.replace('@chonoi/', ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
if (packages.length === 0) throw new Error(`No package has a long form among: ${wanted.join(', ')}`)

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
for (const name of packages) {
  const startedAt = performance.now()
  const { passed, output } = await run('turbo', ['run', `@chonoi/${name}#test:long`, '--concurrency=1'])
  hasFailed ||= !passed
  const row = {
    name,
    date: new Date().toISOString().slice(0, 10),
    minutes: (performance.now() - startedAt) / 60_000,
    outcome: passed ? 'passed' : 'FAILED',
    figures: figuresIn(output),
  }
  writeFileSync(page, withRows(readFileSync(page, 'utf8'), [row]))
  await run('biome', ['format', '--write', page])
}
process.exit(hasFailed ? 1 : 0)
