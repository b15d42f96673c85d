/** Runs work in turns. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/** At most `atOnce` at the same time. `mostWaiting` wait for their turn, and those beyond fail with what `full` makes. */
export function openTurns(atOnce: number, mostWaiting: number, full: () => Error): Turns {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw full()
      await new Promise<void>((turn) => waiting.push(turn))
    }
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
