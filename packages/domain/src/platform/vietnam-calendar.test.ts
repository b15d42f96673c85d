import { expect, test } from 'vitest'
import { lastMomentBefore, startOfVietnamDay, startOfVietnamMonth, vietnamDate } from './vietnam-calendar.ts'

test('[FMT-08] the day changes at midnight in Ho Chi Minh, which is 17:00 UTC', () => {
  expect(vietnamDate(new Date('2026-11-30T16:59:59.999Z'))).toBe('2026-11-30')
  expect(vietnamDate(new Date('2026-11-30T17:00:00Z'))).toBe('2026-12-01')
})

test('a day and a month begin at 17:00 UTC of the day before', () => {
  const lastHour = new Date('2026-11-30T16:30:00Z')
  expect(startOfVietnamDay(lastHour).toISOString()).toBe('2026-11-29T17:00:00.000Z')
  expect(startOfVietnamDay(lastHour, 29).toISOString()).toBe('2026-10-31T17:00:00.000Z')
  expect(startOfVietnamMonth(lastHour).toISOString()).toBe('2026-10-31T17:00:00.000Z')
  expect(startOfVietnamMonth(new Date('2026-11-30T17:00:00Z')).toISOString()).toBe('2026-11-30T17:00:00.000Z')
})

test.each([
  ['2027-01-31T17:00:00.000Z', '2027-01-31T16:59:59.999Z'],
  ['2027-01-31T17:00:00.001Z', '2027-01-31T17:00:00.001Z'],
  ['2027-01-31T16:59:59.000Z', '2027-01-31T16:59:59.000Z'],
])('lastMomentBefore: before an end at %s it is %s', (end, last) => {
  expect(lastMomentBefore(new Date(end)).toISOString()).toBe(last)
})
