import { expect, test } from 'vitest'
import { dashboardWindows, growthOf, growthWindow } from './growth.ts'

test('[DASH-21] the windows are 7, 30 and 90 days', () => {
  expect([...dashboardWindows]).toEqual([7, 30, 90])
})

test('a window ends today in Ho Chi Minh time and is compared with one of equal length', () => {
  const { from, previousFrom } = growthWindow(new Date('2026-11-21T03:00:00Z'), 7)
  expect(from.toISOString()).toBe('2026-11-14T17:00:00.000Z')
  expect(previousFrom.toISOString()).toBe('2026-11-07T17:00:00.000Z')
})

test.each([
  [12, 10, 20],
  [1, 3, -66.7],
  [0, 4, -100],
  [5, 5, 0],
])('%i after %i changed by %f percent', (current, previous, changePercent) => {
  expect(growthOf(current, previous)).toEqual({ current, previous, changePercent })
})

test('growth from zero has no percentage', () => {
  expect(growthOf(3, 0)).toEqual({ current: 3, previous: 0, changePercent: null })
})
