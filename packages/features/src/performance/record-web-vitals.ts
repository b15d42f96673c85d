import { rateWebVital, type WebVital } from '@chonoi/domain'
import { onCLS, onINP, onLCP } from 'web-vitals'
import { observeFirstInput } from './observe-first-input.ts'
import { performanceTimeline } from './performance-timeline.ts'

/** Records LCP, CLS and INP, and FID where the browser still reports it. */
export function recordWebVitals(): void {
  onLCP(({ value }) => record('LCP', value))
  onCLS(({ value }) => record('CLS', value))
  onINP(({ value }) => record('INP', value))
  observeFirstInput((delay) => record('FID', delay))
}

function record(vital: WebVital, value: number): void {
  const rating = rateWebVital(vital, value)
  performanceTimeline.add({ vital, value, rating, path: location.pathname, at: Date.now() })
}
