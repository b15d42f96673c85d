import { expect, test } from 'vitest'
import { addToTimeline, maxPerformanceTimeline, performanceSampleRate } from './performance-budgets.ts'
import { rateWebVital, type WebVital } from './web-vitals.ts'

const rate = (vital: WebVital, ...values: number[]) => values.map((value) => rateWebVital(vital, value))

test('[PERF-04] LCP is good at or under 2500 ms and poor over 4000 ms', () => {
  expect(rate('LCP', 2500, 2501, 4000, 4001)).toEqual(['good', 'needs-improvement', 'needs-improvement', 'poor'])
})

test('[PERF-05] FID is good at or under 100 ms and poor over 300 ms', () => {
  expect(rate('FID', 100, 101, 300, 301)).toEqual(['good', 'needs-improvement', 'needs-improvement', 'poor'])
})

test('[PERF-06] CLS is good at or under 0.1 and poor over 0.25', () => {
  expect(rate('CLS', 0.1, 0.11, 0.25, 0.26)).toEqual(['good', 'needs-improvement', 'needs-improvement', 'poor'])
})

test('[PERF-10] the sample rate', () => {
  expect(performanceSampleRate).toBe(0.1)
})

test('[PERF-11] the timeline keeps the last 100 events', () => {
  const events = Array.from({ length: 150 }, (_, index) => index)
  const timeline = events.reduce<readonly number[]>(addToTimeline, [])
  expect(maxPerformanceTimeline).toBe(100)
  expect(timeline).toEqual(events.slice(50))
})
