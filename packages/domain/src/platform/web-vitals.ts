/** Browsers retired FID; it is recorded where still reported, along with INP (domain.md, reading 13). */
export const webVitals = ['LCP', 'FID', 'CLS', 'INP'] as const

export type WebVital = (typeof webVitals)[number]

export type WebVitalRating = 'good' | 'needs-improvement' | 'poor'

/** PERF-04..06: good up to and including the first, poor above the second. LCP, FID and INP in milliseconds. */
export const webVitalLimits = {
  LCP: { good: 2500, poor: 4000 },
  FID: { good: 100, poor: 300 },
  CLS: { good: 0.1, poor: 0.25 },
  INP: { good: 200, poor: 500 },
} as const satisfies Record<WebVital, { good: number; poor: number }>

export function rateWebVital(vital: WebVital, value: number): WebVitalRating {
  const { good, poor } = webVitalLimits[vital]
  if (value <= good) return 'good'
  return value > poor ? 'poor' : 'needs-improvement'
}
