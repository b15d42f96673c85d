import { expect, test } from 'vitest'
import { analyticsDays } from './analytics-days.ts'

const now = new Date('2026-11-25T18:00:00Z')

test('[TEN-05] without days the last 30 are analysed, today in Ho Chi Minh time included', () => {
  expect(analyticsDays({}, now)).toMatchObject({ dateFrom: '2026-10-28', dateTo: '2026-11-26' })
})

test('[TEN-05] both days are included, and as many days lie before', () => {
  expect(analyticsDays({ dateFrom: '2026-11-01', dateTo: '2026-11-03' }, now)).toEqual({
    ...{ dateFrom: '2026-11-01', dateTo: '2026-11-03', dates: ['2026-11-01', '2026-11-02', '2026-11-03'] },
    from: new Date('2026-10-31T17:00:00Z'),
    to: new Date('2026-11-03T17:00:00Z'),
    previousFrom: new Date('2026-10-28T17:00:00Z'),
  })
})

test('days the wrong way round are refused, and more than a year of them', () => {
  expect(analyticsDays({ dateFrom: '2026-11-02', dateTo: '2026-11-01' }, now)).toMatchObject({ code: 'date.invalid' })
  expect(analyticsDays({ dateFrom: '2024-01-01', dateTo: '2026-11-01' }, now)).toMatchObject({ code: 'too_many' })
})
