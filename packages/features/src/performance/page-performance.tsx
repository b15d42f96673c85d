import { performanceSampleRate } from '@chonoi/domain'
import { useEffect } from 'react'

/** Records web vitals for a sample of visits (PERF-01, PERF-10). Its code is loaded after hydration. */
export function PagePerformance({ sampleRate = performanceSampleRate }: { sampleRate?: number }) {
  useEffect(() => {
    if (Math.random() >= sampleRate) return
    void import('./record-web-vitals.ts').then(({ recordWebVitals }) => recordWebVitals()).catch(() => undefined)
  }, [sampleRate])
  return null
}
