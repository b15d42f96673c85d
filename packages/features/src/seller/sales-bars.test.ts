import { expect, test } from 'vitest'
import { barsOf } from './sales-bars.ts'

const daysFrom = (first: string, count: number, revenueInCents: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
    revenueInCents,
    orderCount: 1,
  }))
const salesOf = (count: number) => ({
  ...{ startDate: '', endDate: '', revenueInCents: 0, orderCount: 0, averageOrderInCents: 0, topProducts: [] },
  previous: { revenueInCents: 0, orderCount: 0, averageOrderInCents: 0 },
  revenueByDay: daysFrom('2026-01-01', count, 200),
  previousByDay: daysFrom('2025-01-01', count, 100),
})

test('barsOf: a bar per day, with the day in the same place before', () => {
  const { bars, unit } = barsOf(salesOf(7))
  expect(unit).toBe('day')
  expect(bars).toHaveLength(7)
  expect(bars[0]).toEqual({ label: '01/01', value: 200, previous: 100 })
})

test('barsOf: sums a long period by month', () => {
  const { bars, unit } = barsOf(salesOf(365))
  expect(unit).toBe('month')
  expect(bars).toHaveLength(12)
  expect(bars[1]).toEqual({ label: '02/2026', value: 28 * 200, previous: 28 * 100 })
})
