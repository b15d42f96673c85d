/** PERF-10: the share of visits that are measured. */
export const performanceSampleRate = 0.1

/** PERF-11 */
export const maxPerformanceTimeline = 100

/** The timeline with the event added, the oldest dropped. */
export function addToTimeline<Event>(timeline: readonly Event[], event: Event): readonly Event[] {
  return [...timeline, event].slice(-maxPerformanceTimeline)
}
