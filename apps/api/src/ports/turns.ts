export interface TurnOptions {
  /** Work whose signal is aborted while it waits is not begun, and fails with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Waits however many wait already: for jobs, which wait one at a time and may take their time. */
  isPatient?: boolean
}

/** Runs work in turns. */
export type Turns = <T>(work: () => Promise<T>, options?: TurnOptions) => Promise<T>

/** At most `atOnce` at the same time. `mostWaiting` wait for their turn, and those beyond fail with what `full` makes. */
export function openTurns(atOnce: number, mostWaiting: number, full: () => Error): Turns {
  let running = 0
  const waiting: (() => void)[] = []

  /** Whoever ends hands the turn over. */
  const turnOf = (signal: AbortSignal | undefined): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      waiting.splice(waiting.indexOf(begin), 1)
      reject(signal?.reason)
    }
    const begin = () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    waiting.push(begin)
    signal?.addEventListener('abort', leave, { once: true })
    return promise
  }

  return async (work, { signal, isPatient = false } = {}) => {
    signal?.throwIfAborted()
    if (running < atOnce) running++
    else if (isPatient || waiting.length < mostWaiting) await turnOf(signal)
    else throw full()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
