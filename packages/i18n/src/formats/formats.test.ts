import { ratingText, timeZone } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatEnd, formatTime, isoDay } from './dates.ts'
import { formatMoney, formatVnd, formatVndInput } from './money.ts'
import { formatCount, formatFileSize, formatGrowth, formatNumber, formatRating } from './quantities.ts'
import { formatRelativeTime } from './relative-time.ts'

const now = '2026-11-21T05:00:00Z'
const minutesAgo = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000)
const both = (minutes: number) => [
  formatRelativeTime(minutesAgo(minutes), now, 'vi'),
  formatRelativeTime(minutesAgo(minutes), now, 'en'),
]

test('[FMT-01] cents are formatted as VND: Vietnamese grouping, no decimals, a non-breaking space', () => {
  expect(formatMoney(1_500_000_000)).toBe('15.000.000\u00a0₫')
  expect(formatMoney(0)).toBe('0\u00a0₫')
  expect(formatMoney(99_900)).toBe('999\u00a0₫')
  expect(formatMoney(-5_000_000)).toBe('-50.000\u00a0₫')
})

test('[FMT-03] whole VND of a gateway use the same formatter, times 100', () => {
  expect(formatVnd(50_000_000)).toBe('50.000.000\u00a0₫')
})

test('an amount field shows grouped digits', () => {
  expect([0, 1_000, 1_500_000].map(formatVndInput)).toEqual(['0', '1.000', '1.500.000'])
})

test("[FMT-09] dates are formatted as DD/MM/YYYY in Ho Chi Minh City's time zone", () => {
  expect(formatDate('2026-01-05T16:59:59Z')).toBe('05/01/2026')
  expect(formatDate('2026-01-05T17:00:00Z')).toBe('06/01/2026')
  expect(isoDay('2026-01-05T17:00:00Z')).toBe('2026-01-06')
})

test('[FMT-10] times are formatted as HH:mm, midnight as 00:00', () => {
  expect(formatTime('2026-01-05T17:00:00Z')).toBe('00:00')
  expect(formatTime('2026-01-05T14:05:59Z')).toBe('21:05')
  expect(formatDateTime('2026-01-05T14:05:59Z')).toBe('05/01/2026 21:05')
})

test("dates and times are in Ho Chi Minh City's time zone", () => {
  const there = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const instants = Array.from({ length: 2_000 }, (_, step) => Date.UTC(1976, 0, 1) + step * 19 * 86_399_000 * 3)
  expect(instants.map(formatDateTime)).toEqual(instants.map((instant) => there.format(instant).replace(',', '')))
})

test('formatEnd: the end of a day is the day that was typed, other ends keep their time', () => {
  expect(formatEnd('2027-01-31T17:00:00Z')).toBe('31/01/2027')
  expect(formatEnd('2027-01-31T16:59:59Z')).toBe('31/01/2027 23:59')
  expect(formatEnd('2027-01-31T17:00:01Z')).toBe('01/02/2027 00:00')
})

test('[FMT-06] relative time is in days, hours or minutes ago, in Vietnamese', () => {
  const texts = [3 * 1440, 1440, 1439, 60, 59, 1].map((minutes) => both(minutes)[0])
  expect(texts).toEqual([
    '3 ngày trước',
    '1 ngày trước',
    '23 giờ trước',
    '1 giờ trước',
    '59 phút trước',
    '1 phút trước',
  ])
})

test('[FMT-07] less than a minute ago is just now, more than 30 days ago is the date', () => {
  expect(both(0.9)).toEqual(['vừa xong', 'just now'])
  expect(both(60)).toEqual(['1 giờ trước', '1 hour ago'])
  expect(both(30 * 1440)).toEqual(['30 ngày trước', '30 days ago'])
  expect(both(30 * 1440 + 1)).toEqual(['22/10/2026', '22/10/2026'])
})

test('a moment in the future, as of a clock ahead of ours, is just now', () => {
  expect(both(-5)).toEqual(['vừa xong', 'just now'])
})

test('[FMT-05] file sizes use B, KB, MB, GB, TB with base 1024', () => {
  expect([512, 1536, 5 * 1024 ** 2, 1024 ** 3, 2 * 1024 ** 4].map((bytes) => formatFileSize(bytes, 'vi'))).toEqual([
    '512\u00a0B',
    '1,5\u00a0KB',
    '5\u00a0MB',
    '1\u00a0GB',
    '2\u00a0TB',
  ])
  expect(formatFileSize(1536, 'en')).toBe('1.5\u00a0KB')
})

test('[FMT-16] a count of 1000 or more is shown in thousands with k', () => {
  expect([999, 1000, 1550].map((count) => formatCount(count, 'vi'))).toEqual(['999', '1k', '1,5k'])
  expect([999, 1000, 1550].map((count) => formatCount(count, 'en'))).toEqual(['999', '1k', '1.5k'])
})

test('numbers, growth and ratings are formatted by language', () => {
  expect([formatNumber(1234.5, 'vi'), formatNumber(1234.5, 'en')]).toEqual(['1.234,5', '1,234.5'])
  expect([formatGrowth(12.5, 'vi'), formatGrowth(-3, 'en'), formatGrowth(0, 'en')]).toEqual(['+12,5%', '-3%', '0%'])
  expect([formatRating(4, 'vi'), formatRating(4.25, 'en')]).toEqual(['4,0', '4.3'])
  expect(ratingText(4.25)).toBe('very_good')
})
