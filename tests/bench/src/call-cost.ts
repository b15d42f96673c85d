import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cpuSecondsOf, type Started, startProgram } from './child-process.ts'
import type { Replay } from './replay.ts'
import type { Figure } from './report.ts'

/** The site's database and data folder. */
export interface SiteData {
  databaseUrl: string
  dataFolder: string
}

export interface Cost {
  /** Processor time of the server process, in milliseconds per request. */
  cpu: number
  p50: number
  p99: number
  perSecond: number
}

/**
 * Sends `count` requests, `atOnce` at a time, alternating between the servers. The first tenth warms up and is not
 * counted.
 */
export async function costOf(
  servers: readonly Started[],
  send: (origin: string) => Promise<Response>,
  { count, atOnce }: { count: number; atOnce: number },
): Promise<Cost> {
  const run = async (requests: number) => {
    const durations: number[] = []
    let sent = 0
    const lane = async () => {
      for (let turn = sent++; turn < requests; turn = sent++) {
        const startedAt = performance.now()
        const to = servers[turn % servers.length]?.url ?? ''
        let answer = await send(to)
        // Waits like a client that gets Retry-After; the wait counts.
        for (; answer.status === 503; answer = await send(to)) {
          await answer.arrayBuffer()
          await pause(Number(answer.headers.get('retry-after')) * 1000)
        }
        if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
        await answer.arrayBuffer()
        durations.push(performance.now() - startedAt)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
    return durations.sort((a, b) => a - b)
  }
  await run(count / 10)
  const used = () => servers.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0)
  const [before, startedAt] = [used(), performance.now()]
  const durations = await run(count)
  const at = (quantile: number) => durations[Math.floor(durations.length * quantile)] ?? Number.NaN
  return {
    cpu: ((used() - before) * 1000) / count,
    p50: at(0.5),
    p99: at(0.99),
    perSecond: (count * 1000) / (performance.now() - startedAt),
  }
}

const figuresOf = (what: string, { cpu, p50, p99 }: Cost): Figure[] => [
  { name: `${what}: CPU`, value: cpu, unit: 'ms' },
  { name: `${what}: p50`, value: p50, unit: 'ms' },
  { name: `${what}: p99`, value: p99, unit: 'ms' },
]

/** Starts the bare server with the recorded calls by path. */
export const startBare = (replays: readonly (readonly [string, Replay])[], { databaseUrl, dataFolder }: SiteData) => {
  const file = join(dataFolder, 'replays.json')
  writeFileSync(file, JSON.stringify(replays))
  return startProgram('tests/bench/src/bare-calls.ts', { DATABASE_URL: databaseUrl, REPLAYS: file }, /ready/)
}

/** The figures of a call and its baseline, with their ratio. */
export const besideBare = (what: string, ours: Cost, theirs: Cost): Figure[] => [
  ...figuresOf(what, ours),
  ...figuresOf(`${what}, bare`, theirs),
  { name: `${what}: CPU against the bare server`, value: ours.cpu / theirs.cpu, unit: 'x' },
]
