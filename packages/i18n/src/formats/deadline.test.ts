import { expect, test } from 'vitest'
import { formatDeadline, formatTimeLeft } from './deadline.ts'

const now = '2026-11-29T04:36:20Z'
const after = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000)

test('a deadline of tomorrow says so, with the time that is left', () => {
  expect(formatDeadline(after(24 * 60 - 1), now, 'vi')).toBe('11:35 ngày mai (còn 23 giờ)')
  expect(formatDeadline(after(24 * 60 - 1), now, 'en')).toBe('11:35 tomorrow (23 hours left)')
})

test('a deadline of today, of a later day, and one that has passed', () => {
  expect(formatDeadline(after(15), now, 'vi')).toBe('11:51 hôm nay (còn 15 phút)')
  expect(formatDeadline(after(4 * 24 * 60), now, 'en')).toBe('11:36 on 03/12/2026 (4 days left)')
  expect(formatDeadline(after(-1), now, 'vi')).toBe('11:35 hôm nay')
})

test('days are those of Ho Chi Minh City', () => {
  expect(formatDeadline('2026-11-29T17:30:00Z', now, 'vi')).toBe('00:30 ngày mai (còn 12 giờ)')
})

test('the time left is counted in its largest whole unit', () => {
  const left = (minutes: number) => formatTimeLeft(after(minutes), now, 'en')
  expect([0.5, 1, 59, 60, 119, 47 * 60, 48 * 60].map(left)).toEqual([
    'less than a minute',
    '1 minute',
    '59 minutes',
    '1 hour',
    '1 hour',
    '47 hours',
    '2 days',
  ])
})
