// Runs every project of the ring (docs/testing.md), also after one has failed: each entry of `runs` is a run of Playwright with its own site. Arguments
// are passed on to each run; those that filter may leave a run without tests. Exits with 1 if a run failed.
import { type ChildProcess, spawn } from 'node:child_process'

const isFull = process.env.TEST_RING === 'full'

const runs: Readonly<Record<string, readonly string[]>> = {
  // One worker runs the projects in order: the demo's figures are checked before security registers customers.
  'demo-and-security': ['--project=demo', '--project=security', '--workers=1'],
  journeys: ['--project=vi', '--project=en'],
  ...(isFull && { hostile: ['--project=hostile'] }),
}

const given = process.argv.slice(2)
const narrowing = given.length > 0 ? ['--pass-with-no-tests', ...given] : []

let current: ChildProcess | undefined
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopped = true
    current?.kill(signal)
  })

const failed: string[] = []
for (const [name, args] of Object.entries(runs)) {
  if (stopped) break
  current = spawn('playwright', ['test', '--no-deps', ...args, ...narrowing], {
    stdio: 'inherit',
    env: { ...process.env, E2E_RUN: name },
  })
  const code = await new Promise((ended) => current?.once('exit', ended).once('error', ended))
  if (code !== 0) failed.push(name)
}
if (failed.length > 0) process.stderr.write(`Failed: ${failed.join(', ')}.\n`)
process.exitCode = stopped || failed.length > 0 ? 1 : 0
