/** The session's clock. Injected, so that tests can advance time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs a callback once, later. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void
}

/** Maximum timer delay: the platform's timers fire at once beyond it. */
const maxTimer = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, maxTimer))
    return () => clearTimeout(timer)
  },
}

/** Resolves when the time has passed. */
export function elapse(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => clock.after(ms, resolve))
}
