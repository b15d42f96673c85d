#!/usr/bin/env node
// Plants each fault of scripts/plant/faults.mjs in a copy of the last commit, one after the other, and says whether its suite
// catches it and in how many seconds. Ends with 1 if one is missed.
//
//   node scripts/plant.mjs [--list] [--only <name> …]
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { runStep } from './check/run-step.mjs'
import { openCleanTree } from './plant/clean-tree.mjs'
import { faults } from './plant/faults.mjs'
import { isCaught, plantFault } from './plant/plant-fault.mjs'

/** For one command, ms. Builds and browsers take minutes on a busy machine. */
const limit = 20 * 60_000
/** Lines of a command's output that are shown when it missed its fault. */
const maxLines = 40

const { values } = parseArgs({
  options: { list: { type: 'boolean' }, only: { type: 'string', multiple: true } },
})
const unknown = (values.only ?? []).filter((name) => !faults.some((fault) => fault.name === name))
if (unknown.length > 0) throw new Error(`No such fault: ${unknown.join(', ')}`)
const wanted = faults.filter(({ name }) => !values.only || values.only.includes(name))
const line = ({ ring, suite, name, kind }) => `${ring.padEnd(5)}  ${suite.padEnd(9)}  ${name}: ${kind}`

if (values.list) {
  for (const fault of wanted) console.log(line(fault))
  process.exit()
}

const tree = openCleanTree(join(import.meta.dirname, '..'))
const logs = mkdtempSync(join(tmpdir(), 'chonoi-plant-logs-'))
process.once('exit', () => rmSync(logs, { recursive: true, force: true }))
const env = { ...process.env, NO_COLOR: '1', PATH: join(tree, 'node_modules', '.bin') + delimiter + process.env.PATH }
spawnSync('pnpm run build:contract', { cwd: tree, env, stdio: 'inherit', shell: true })

let missed = 0
for (const fault of wanted) {
  const takeOut = plantFault(tree, fault)
  const log = join(logs, fault.name)
  const ring = { TEST_RING: fault.ring === 'full' ? 'full' : '' }
  const ended = await runStep(`{ ${fault.command} ; } >'${log}' 2>&1`, { cwd: tree, env: { ...env, ...ring }, limit })
  takeOut()
  const output = readFileSync(log, 'utf8')
  const caught = isCaught(fault, { ...ended, output })
  if (!caught) {
    missed += 1
    console.log(output.split('\n').slice(-maxLines).join('\n'))
  }
  const seconds = Math.round(ended.minutes * 60)
  console.log(`${caught ? 'caught' : 'MISSED'}  ${String(seconds).padStart(4)} s  ${line(fault)}`)
}
process.exit(missed > 0 ? 1 : 0)
