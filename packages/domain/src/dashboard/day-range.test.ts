import { expect, test } from 'vitest'
import { dayRange, dayRangeBefore, daysOf } from './day-range.ts'

const now = new Date('2026-11-25T18:00:00Z')

test('dayRange: ends today in Ho Chi Minh time', () => {
  expect(dayRange({ days: 7, now })).toEqual({ first: '2026-11-20', last: '2026-11-26' })
})

test('dayRange: takes both days that are asked for, and names what is wrong with them', () => {
  const asked = (startDate?: string, endDate?: string) => dayRange({ startDate, endDate, days: 7, now })
  expect(asked('2026-02-28', '2026-03-01')).toEqual({ first: '2026-02-28', last: '2026-03-01' })
  expect(asked('2026-02-28')).toMatchObject({ problems: [{ field: 'endDate', code: 'required' }] })
  expect(asked(undefined, '2026-02-28')).toMatchObject({ problems: [{ field: 'startDate', code: 'required' }] })
  expect(asked('2026-03-02', '2026-03-01')).toMatchObject({ problems: [{ code: 'date.in_past' }] })
  expect(asked('2024-01-01', '2026-03-01')).toMatchObject({ problems: [{ code: 'too_large' }] })
})

test('dayRangeBefore: is as long and ends the day before', () => {
  expect(dayRangeBefore({ first: '2026-03-01', last: '2026-03-03' })).toEqual({
    first: '2026-02-26',
    last: '2026-02-28',
  })
})

test('daysOf: lists every day', () => {
  expect(daysOf({ first: '2026-02-27', last: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})
