/** Time as the session sees it. Injected, so that hours pass in a test without waiting for them. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs something once, later; the result cancels it. */
  after(ms: number, run: () => void): () => void
}

/** Longer than this and the platform's timers fire at once instead. */
const longestTimer = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, longestTimer))
    return () => clearTimeout(timer)
  },
}

/** Resolves when the time has passed. */
export function elapse(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => clock.after(ms, resolve))
}
