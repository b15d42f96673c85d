import { expect, test } from 'vitest'
import { summarizeVisits, valueOfStep, visitMeasureLimits, visitMeasures, visitStep } from './measured-visits.ts'

const summaryOf = (measure: (typeof visitMeasures)[number], ...values: number[]) =>
  summarizeVisits(
    measure,
    values.map((value) => ({ step: visitStep(measure, value), count: 1 })),
  )

test.each(visitMeasures)(
  '[PERF-04, PERF-05, PERF-06, PERF-08, PERF-12] %s: the limits themselves rate as documented',
  (measure) => {
    const { good, poor } = visitMeasureLimits[measure]
    const { ratings } = summaryOf(measure, 0, good, poor, poor * 1.001)
    const isOneLimit = good === poor
    expect(ratings).toEqual({ good: isOneLimit ? 3 : 2, 'needs-improvement': isOneLimit ? 0 : 1, poor: 1 })
  },
)

test('[PERF-07, PERF-08] visits are rated by the documented budgets', () => {
  const { LCP, FID, CLS, API } = visitMeasureLimits
  expect([LCP.good, FID.good, CLS.good, API.good]).toEqual([2500, 100, 0.1, 1000])
})

test('[PERF-12] a visit’s memory needs improvement above 60 percent, and is poor above 80', () => {
  const none = { good: 0, 'needs-improvement': 0, poor: 0 }
  expect(summaryOf('MEMORY', 60).ratings).toEqual({ ...none, good: 1 })
  expect(summaryOf('MEMORY', 61, 80).ratings).toEqual({ ...none, 'needs-improvement': 2 })
  expect(summaryOf('MEMORY', 81).ratings).toEqual({ ...none, poor: 1 })
})

test('a percentile is known to a thirtieth of what is good', () => {
  expect(summaryOf('LCP', 100, 200, 1810, 9000).p75).toBe(1833.333)
})

test('without visits there is nothing to rate', () => {
  expect(summarizeVisits('INP', [])).toEqual({
    count: 0,
    ratings: { good: 0, 'needs-improvement': 0, poor: 0 },
    p75: null,
  })
})

test('whatever is far above falls into the last step', () => {
  expect(valueOfStep('API', visitStep('API', 1e12))).toBe(6666.667)
})
