import { performanceSampleRate } from '@chonoi/domain'
import { useEffect } from 'react'
import { agreesToAnalytics } from '../app/agrees-to-analytics.ts'
import { useApi } from '../app/services.tsx'

/**
 * Records web vitals for a sample of visits (PERF-01, PERF-10), and sends them of those who agreed to analytics. Its code
 * is loaded after hydration.
 */
export function PagePerformance({ sampleRate = performanceSampleRate }: { sampleRate?: number }) {
  const api = useApi()
  useEffect(() => {
    if (Math.random() >= sampleRate) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    void import('./record-web-vitals.ts').then(({ recordWebVitals }) => recordWebVitals()).catch(() => undefined)
    if (agreesToAnalytics()) {
      void import('./measure-visit.ts')
        .then(({ measureVisit }) => {
          if (!isGone) stop = measureVisit(api)
        })
        .catch(() => undefined)
    }
    return () => {
      isGone = true
      stop?.()
    }
  }, [api, sampleRate])
  return null
}
