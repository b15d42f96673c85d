import { performanceSampleRate } from '@chonoi/domain'
import { useEffect } from 'react'

/** Records how fast the page was, on a share of the visits (PERF-01, PERF-10); its code comes when the page rests. */
export function PagePerformance({ sampleRate = performanceSampleRate }: { sampleRate?: number }) {
  useEffect(() => {
    if (Math.random() >= sampleRate) return
    void import('./record-web-vitals.ts').then(({ recordWebVitals }) => recordWebVitals()).catch(() => undefined)
  }, [sampleRate])
  return null
}
