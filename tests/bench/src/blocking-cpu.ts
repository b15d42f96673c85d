/** The fields used of Lighthouse's trace. `tdur` is processor time in microseconds, `ts` the wall clock. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
}

/** The part of a task that doesn't count as blocking, by the definition of blocking time. */
const unnoticedMs = 50

/**
 * Computes Lighthouse's blocking time in milliseconds from the processor time of tasks after the first paint instead of
 * wall clock time, which includes work of the server, other browser processes and Lighthouse on the same cores. The
 * simulated phone is `slowdown` times slower.
 */
export function blockingCpu(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) return Number.NaN
  return events
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - unnoticedMs), 0)
}
