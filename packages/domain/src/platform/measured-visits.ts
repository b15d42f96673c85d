import { webVitalLimits, webVitals, type WebVitalRating } from './web-vitals.ts'

/** What a sampled visit sends: the web vitals, the mean time of the API's answers, and how full the page's memory is. */
export const visitMeasures = [...webVitals, 'API', 'MEMORY'] as const
export type VisitMeasure = (typeof visitMeasures)[number]

/** PERF-04..08, PERF-12: good up to and including the first, poor above the second. Milliseconds; CLS bare, MEMORY in percent. */
export const visitMeasureLimits = {
  ...webVitalLimits,
  API: { good: 1000, poor: 1000 },
  MEMORY: { good: 60, poor: 80 },
} as const satisfies Record<VisitMeasure, { good: number; poor: number }>

/** How many steps lead up to the limit of what is good, and how many there are in all. */
const stepsToGood = 30
const maxSteps = 200

/**
 * Visits are kept as counts by step, a thirtieth of what is good: the limits lie between steps, so that ratings are exact,
 * and a percentile is known to a step. The last step holds whatever is above.
 */
export function visitStep(measure: VisitMeasure, value: number): number {
  const steps = Math.ceil((value * stepsToGood) / visitMeasureLimits[measure].good)
  return Math.min(Math.max(steps, 1), maxSteps)
}

/** The largest value of a step. */
export const valueOfStep = (measure: VisitMeasure, step: number): number =>
  Math.round(((step * visitMeasureLimits[measure].good) / stepsToGood) * 1000) / 1000

export interface StepCount {
  readonly step: number
  readonly count: number
}

export interface VisitSummary {
  readonly count: number
  readonly ratings: Readonly<Record<WebVitalRating, number>>
  /** What three quarters of the visits stay within; null without visits. */
  readonly p75: number | null
}

/** Sums up the visits of a measure. */
export function summarizeVisits(measure: VisitMeasure, counts: readonly StepCount[]): VisitSummary {
  const { good, poor } = visitMeasureLimits[measure]
  const ratings = { good: 0, 'needs-improvement': 0, poor: 0 }
  let count = 0
  for (const one of counts) {
    const value = valueOfStep(measure, one.step)
    ratings[value <= good ? 'good' : value > poor ? 'poor' : 'needs-improvement'] += one.count
    count += one.count
  }
  let left = Math.ceil(count * 0.75)
  for (const one of counts.toSorted((a, b) => a.step - b.step)) {
    left -= one.count
    if (left <= 0 && count > 0) return { count, ratings, p75: valueOfStep(measure, one.step) }
  }
  return { count, ratings, p75: null }
}
