import { addToTimeline, type WebVital, type WebVitalRating } from '@chonoi/domain'

export interface PerformanceEvent {
  readonly vital: WebVital
  /** Milliseconds; a bare number for CLS. */
  readonly value: number
  readonly rating: WebVitalRating
  /** The path of the measured page. */
  readonly path: string
  /** Milliseconds since 1970. */
  readonly at: number
}

let timeline: readonly PerformanceEvent[] = []
const listeners = new Set<() => void>()

/** The last hundred measurements since the page was loaded (PERF-11). They never leave the browser. */
export const performanceTimeline = {
  read: () => timeline,
  add(event: PerformanceEvent): void {
    timeline = addToTimeline(timeline, event)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
