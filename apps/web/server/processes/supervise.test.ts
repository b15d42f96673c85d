import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { freePort } from '../testing/site-process.ts'
import { readProcesses } from './processes-setting.ts'
import { restartDelay } from './supervise.ts'

const folder = mkdtempSync(join(tmpdir(), 'chonoi-processes-'))
const refuse = join(folder, 'refuse')
const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGTERM')
  rmSync(refuse, { force: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function open(...options: readonly string[]) {
  const port = await freePort()
  const child = spawn(process.execPath, [...options, join(import.meta.dirname, '../testing/small-supervisor.ts')], {
    env: { PATH: process.env.PATH, PORT: port, REFUSE: refuse },
    // Where a heap has a limit, Node says at length that it was reached.
    stdio: ['ignore', 'pipe', options.length > 0 ? 'ignore' : 'inherit'],
  })
  running.add(child)
  const ended = new Promise<number | null>((end) => child.once('exit', end)).finally(() => running.delete(child))
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  /** A call that nobody answers fails too. */
  const ask = async (path = '/') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(20_000) })).text()
  /** Which processes answer, by their place. */
  async function processes(): Promise<Record<string, string>> {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()))
    return Object.fromEntries(answers.map((answer) => answer.split(' ').toReversed()))
  }
  const hears = (words: RegExp) => expect.poll(() => said, { timeout: 30_000, interval: 20 }).toMatch(words)
  return { child, ended, ask, processes, hears, said: () => said }
}

test('both processes answer on one port, and SIGTERM ends all', async () => {
  const { child, ended, processes, hears } = await open()
  await hears(/2 processes are ready\.\n/)
  expect(Object.keys(await processes())).toEqual(['0', '1'])
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('one that ends by itself is started again, while the other answers', async () => {
  const { processes, ask, hears } = await open()
  await hears(/ready/)
  const before = await processes()
  await ask('/crash').catch(() => undefined)
  await hears(/Process \d ended \(7\) and is started again in 0\.5 s\.\n/)
  await ask()
  await expect.poll(processes).toMatchObject({ 0: expect.any(String), 1: expect.any(String) })
  const after = await processes()
  expect([0, 1].filter((place) => after[place] === before[place])).toHaveLength(1)
})

test('one that leaks is ended by Node at its limit and started again, while the other answers', async () => {
  const { processes, ask, hears } = await open('--max-old-space-size=40')
  await hears(/ready/)
  const before = await processes()
  await ask('/leak')
  await hears(/Process \d ended \(SIG\w+\) and is started again in 0\.5 s\.\n/)
  await ask()
  await expect.poll(processes, { timeout: 20_000 }).toMatchObject({ 0: expect.any(String), 1: expect.any(String) })
  const after = await processes()
  expect([0, 1].filter((place) => after[place] === before[place])).toHaveLength(1)
})

test('SIGHUP replaces both without a failed call', async () => {
  const { child, processes, ask, hears } = await open()
  await hears(/ready/)
  const before = await processes()
  const failed: unknown[] = []
  const over = new AbortController()
  const callers = Array.from({ length: 24 }, async () => {
    while (!over.signal.aborted) await ask().catch((error: unknown) => failed.push(error))
  })
  child.kill('SIGHUP')
  await hears(/All processes are replaced\.\n/)
  over.abort()
  await Promise.all(callers)
  expect(failed).toEqual([])
  const after = await processes()
  for (const place of [0, 1]) expect(after[place]).not.toBe(before[place])
})

test('a replacement stops at the first process that cannot start, and is tried again', async () => {
  const { child, processes, hears } = await open()
  await hears(/ready/)
  const before = await processes()
  writeFileSync(refuse, '')
  child.kill('SIGHUP')
  await hears(/Process 0 does not start; the others are left as they are\.\n/)
  expect(await processes()).toEqual({ 1: before[1] })
  rmSync(refuse)
  await expect.poll(async () => Object.keys(await processes())).toEqual(['0', '1'])
})

test('a first start that fails ends everything', async () => {
  writeFileSync(refuse, '')
  expect(await (await open()).ended).toBe(1)
})

test('who does not last is started again ever later, up to half a minute', () => {
  expect([0, 1, 2, 5, 9].map(restartDelay)).toEqual([500, 1000, 2000, 16_000, 30_000])
})

test('PROCESSES is a number of processes on a database of their own', () => {
  const DATABASE_URL = 'postgres://host/db'
  expect(readProcesses({})).toBe(1)
  expect(readProcesses({ PROCESSES: '4', DATABASE_URL })).toBe(4)
  expect(() => readProcesses({ PROCESSES: '4' })).toThrow('PROCESSES needs DATABASE_URL')
  for (const PROCESSES of ['0', '-1', '1.5', 'many', '65'])
    expect(() => readProcesses({ PROCESSES, DATABASE_URL })).toThrow(/^PROCESSES must be a number from 1 to 64/)
})
