/** Ends what a start has begun, last thing first, at a signal or when the start fails. */
export interface Stopper {
  /** Adds something to end. */
  atEnd(end: () => Promise<unknown>): void
  /** Whether the end has begun: what fails from then on fails because of it. */
  readonly isStopping: boolean
  /** Gives the end this much longer before it is made hard, in milliseconds. */
  allow(more: number): void
  /** Ends everything and then the process. */
  stop(exitCode: number): Promise<void>
}

const longestStop = 20_000

/** On Ctrl-C or SIGTERM, from the first moment on; a hard end when something doesn't end in time. */
export function stopOnSignal(): Stopper {
  const ends: (() => Promise<unknown>)[] = []
  let isStopping = false
  let longest = longestStop
  const stop = async (exitCode: number) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), longest).unref()
    for (const end of ends.reverse())
      await end().catch((error: unknown) => console.error('Something did not end in order:', error))
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  return {
    atEnd: (end) => void ends.push(end),
    allow: (more) => void (longest += more),
    get isStopping() {
      return isStopping
    },
    stop,
  }
}
