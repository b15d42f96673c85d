import type { Clock } from '../src/timing/clock.ts'

interface Timer {
  readonly due: number
  readonly run: () => void
}

/** A clock that tests advance. */
export interface FakeClock extends Clock {
  /** Advances the clock and runs due timers in order. */
  advance(ms: number): void
  /** Advances the clock in the short steps that the work waits for (retries), until it is done. */
  drive<Result>(work: Promise<Result>): Promise<Result>
  /** The delays of pending timers in milliseconds, soonest first. */
  pending(): number[]
}

const maxStepMs = 10_000

export function fakeClock(start = Date.parse('2026-11-21T02:00:00Z')): FakeClock {
  let now = start
  let timers: readonly Timer[] = []
  let onScheduled = () => {}

  function advance(ms: number): void {
    const end = now + ms
    for (;;) {
      const next = timers.toSorted((a, b) => a.due - b.due)[0]
      if (!next || next.due > end) break
      timers = timers.filter((timer) => timer !== next)
      now = Math.max(now, next.due)
      next.run()
    }
    now = end
  }

  return {
    now: () => now,
    after(ms, run) {
      const timer = { due: now + ms, run }
      timers = [...timers, timer]
      onScheduled()
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    advance,
    async drive(work) {
      const done = work.then(
        () => 'done',
        () => 'done',
      )
      let what: unknown
      do {
        const wait = Math.min(...timers.map(({ due }) => due - now))
        if (wait <= maxStepMs) advance(wait)
        what = await Promise.race([done, new Promise<void>((resolve) => (onScheduled = resolve))])
      } while (what !== 'done')
      return work
    },
    pending: () => timers.map(({ due }) => due - now).toSorted((a, b) => a - b),
  }
}
