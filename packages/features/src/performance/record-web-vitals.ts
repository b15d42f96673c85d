import { rateWebVital, type WebVital } from '@chonoi/domain'
import { onCLS, onINP, onLCP } from 'web-vitals'
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

/** FID was removed from the library, not from browsers (domain.md, reading 13). */
function observeFirstInput(report: (delay: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('processingStart' in entry) report(Number(entry.processingStart) - entry.startTime)
    }
  }).observe({ type: 'first-input', buffered: true })
}
