/** PERF-07..09: times in milliseconds, the bundle in bytes. */
export const performanceBudgets = {
  LCP: 2500,
  FID: 100,
  CLS: 0.1,
  apiResponse: 1000,
  bundle: 250_000,
} as const

/** PERF-10: the share of visits that are measured. */
export const performanceSampleRate = 0.1

/** PERF-11 */
export const maxPerformanceTimeline = 100

/** The timeline with the event added, the oldest dropped. */
export function addToTimeline<Event>(timeline: readonly Event[], event: Event): readonly Event[] {
  return [...timeline, event].slice(-maxPerformanceTimeline)
}

export type MemoryPressure = 'low' | 'medium' | 'high'

/** PERF-12: medium above 60 percent, high above 80. */
export function memoryPressure(usedShare: number): MemoryPressure {
  if (usedShare > 0.8) return 'high'
  return usedShare > 0.6 ? 'medium' : 'low'
}
