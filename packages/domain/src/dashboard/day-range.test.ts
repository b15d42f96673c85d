import { expect, test } from 'vitest'
import { dayRange, dayRangeBefore, daysOf, wholeMonths } from './day-range.ts'

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

test('wholeMonths: splits a range into months and the days around them', () => {
  expect(wholeMonths({ first: '2026-01-15', last: '2026-04-10' })).toEqual({
    before: { first: '2026-01-15', last: '2026-01-31' },
    months: { first: '2026-02-01', last: '2026-03-31' },
    after: { first: '2026-04-01', last: '2026-04-10' },
  })
})

test('wholeMonths: a range that begins and ends with a month has no days around it', () => {
  const { before, months, after } = wholeMonths({ first: '2026-12-01', last: '2027-02-28' })
  expect(months).toEqual({ first: '2026-12-01', last: '2027-02-28' })
  expect([daysOf(before), daysOf(after)]).toEqual([[], []])
})

test('wholeMonths: a range without a whole month is read by day', () => {
  const range = { first: '2026-01-02', last: '2026-02-27' }
  const { before, months, after } = wholeMonths(range)
  expect(before).toEqual(range)
  expect([daysOf(months), daysOf(after)]).toEqual([[], []])
})
