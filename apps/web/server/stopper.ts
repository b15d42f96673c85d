/** Runs cleanups in reverse order, on a signal or when the start fails. */
export interface Stopper {
  /** Adds a cleanup. */
  atEnd(end: () => Promise<unknown>): void
  /** Whether shutdown has begun. Later failures are caused by it. */
  readonly isStopping: boolean
  /** Extends the time before a forced exit, in milliseconds. */
  allow(more: number): void
  /** Runs all cleanups and exits the process. */
  stop(exitCode: number): Promise<void>
}

const maxStop = 20_000

/** Handles Ctrl-C and SIGTERM from the start. Forces an exit when a cleanup doesn't finish in time. */
export function stopOnSignal(): Stopper {
  const ends: (() => Promise<unknown>)[] = []
  let isStopping = false
  let longest = maxStop
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
