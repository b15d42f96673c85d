import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'

export interface Supervision {
  /** What each process runs. It says `ready` to its parent once it takes requests. */
  script: string
  count: number
  /** What the process of a place gets beside the environment of this one. */
  environmentOf: (place: number) => NodeJS.ProcessEnv
  /** Lines for the operator. */
  tell: (line: string) => void
}

/** How long after its end a process is started again, in milliseconds: longer each time that it doesn't last. */
export const restartDelay = (failures: number): number => Math.min(30_000, 500 * 2 ** failures)
/** A process that lasted for so long had no trouble starting. */
const lasting = 60_000

interface Place {
  number: number
  worker: Worker | undefined
  ended: Promise<void>
  failures: number
  /** Its end is wanted. */
  isLeaving: boolean
}

/**
 * Runs `count` processes on one port, which this one listens on and hands connections from: one that ends by itself is
 * started again, SIGHUP replaces them one after the other, SIGTERM and Ctrl-C end all. Answers with an exit code once all
 * have ended; a first start that fails ends everything, as it would with one process.
 */
export async function supervise({ script, count, environmentOf, tell }: Supervision): Promise<number> {
  cluster.setupPrimary({ exec: script })
  const places = Array.from({ length: count }, (_, number): Place => {
    return { number, worker: undefined, ended: Promise.resolve(), failures: 0, isLeaving: false }
  })
  const stopping = new AbortController()
  const { signal } = stopping
  let exitCode = 0
  let isRolling = false
  let rollsAgain = false

  /** Starts the process of a place. Answers whether it takes requests; it does so later too, when it is started again. */
  function start(place: Place): Promise<boolean> {
    const worker = cluster.fork(environmentOf(place.number))
    let readyAt: number | undefined
    place.worker = worker
    place.isLeaving = false
    return new Promise((settled) => {
      worker.on('message', (message) => {
        if (message !== 'ready') return
        readyAt = Date.now()
        settled(true)
      })
      place.ended = new Promise((ended) => {
        worker.once('exit', (code, killedBy) => {
          place.worker = undefined
          settled(false)
          ended()
          if (code && signal.aborted) exitCode = code
          if (place.isLeaving || signal.aborted) return
          if (readyAt !== undefined && Date.now() - readyAt > lasting) place.failures = 0
          void startAgain(place, killedBy ?? String(code))
        })
      })
    })
  }

  async function startAgain(place: Place, how: string): Promise<void> {
    if (!hasStarted) return
    const delay = restartDelay(place.failures++)
    tell(`Process ${place.number} ended (${how}) and is started again in ${delay / 1000} s.`)
    await pause(delay, undefined, { signal }).catch(() => undefined)
    if (!signal.aborted && !place.worker) await start(place)
  }

  async function end(place: Place): Promise<void> {
    place.isLeaving = true
    place.worker?.process.kill('SIGTERM')
    await place.ended
  }

  /** One after the other, and no further than to one that can't start: the others go on as they were. */
  async function replaceAll(): Promise<void> {
    for (const place of places) {
      await end(place)
      if (signal.aborted) return
      if (await start(place)) continue
      tell(`Process ${place.number} does not start; the others are left as they are.`)
      return
    }
    tell('All processes are replaced.')
  }

  async function roll(): Promise<void> {
    rollsAgain = isRolling
    if (isRolling || !hasStarted) return
    isRolling = true
    do {
      rollsAgain = false
      await replaceAll()
    } while (rollsAgain && !signal.aborted)
    isRolling = false
  }

  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())
  process.on('SIGHUP', () => void roll())
  let hasStarted = false
  // The first one alone: it prepares the database, and what keeps it from starting would keep the others too.
  const [first, ...others] = places
  hasStarted = first !== undefined && (await start(first))
  if (!hasStarted && !signal.aborted) return 1
  if (!signal.aborted) {
    await Promise.all(others.map(start))
    if (!signal.aborted) tell(`${count} processes are ready.`)
  }
  await new Promise<void>((asked) => {
    if (signal.aborted) asked()
    else signal.addEventListener('abort', () => asked())
  })
  await Promise.all(places.map(end))
  return exitCode
}
