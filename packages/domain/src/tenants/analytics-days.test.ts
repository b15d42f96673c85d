import { expect, test } from 'vitest'
import { analyticsDays } from './analytics-days.ts'

const now = new Date('2026-11-25T18:00:00Z')

test('[TEN-05] without days the last 30 are analysed, today in Ho Chi Minh time included', () => {
  expect(analyticsDays({}, now)).toMatchObject({ dateFrom: '2026-10-28', dateTo: '2026-11-26' })
})

test('[TEN-05] the days that are asked for are analysed', () => {
  const days = { dateFrom: '2026-11-01', dateTo: '2026-11-03' }
  expect(analyticsDays(days, now)).toEqual(days)
})

test('days the wrong way round are refused, and more than a year of them', () => {
  expect(analyticsDays({ dateFrom: '2026-11-02', dateTo: '2026-11-01' }, now)).toMatchObject({ code: 'date.invalid' })
  expect(analyticsDays({ dateFrom: '2024-01-01', dateTo: '2026-11-01' }, now)).toMatchObject({ code: 'too_many' })
})
