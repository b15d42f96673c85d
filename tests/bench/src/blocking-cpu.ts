/** What of Lighthouse's trace is read here; `tdur` is processor time in microseconds, `ts` the clock. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
}

/** A task as long as this keeps nobody waiting, says the measure of blocking time. */
const unnoticedMs = 50

/**
 * Lighthouse's blocking time in milliseconds, by the processor's time of each task after the first paint in place of the
 * clock's: the clock also holds what the server, the browser's other processes and Lighthouse itself did on the same cores.
 * The phone is `slowdown` times slower.
 */
export function blockingCpu(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) return Number.NaN
  return events
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - unnoticedMs), 0)
}
