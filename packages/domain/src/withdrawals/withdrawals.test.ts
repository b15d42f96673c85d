import { expect, test } from 'vitest'
import { processingTime } from './processing-time.ts'
import { isWithdrawalOpen, withdrawalStatuses } from './withdrawal-status.ts'

test('a withdrawal is open while PENDING or PROCESSING, and never afterwards', () => {
  expect(withdrawalStatuses.filter(isWithdrawalOpen)).toEqual(['PENDING', 'PROCESSING'])
})

test.each([
  [59, { kind: 'under_hour' }],
  [60, { kind: 'hours', hours: 1 }],
  [24 * 60 - 1, { kind: 'hours', hours: 23 }],
  [24 * 60, { kind: 'days', days: 1 }],
  [71 * 60, { kind: 'days', days: 2 }],
])('%i minutes of processing', (minutes, expected) => {
  const start = new Date('2026-11-21T00:00:00Z')
  expect(processingTime(start, new Date(start.getTime() + minutes * 60_000))).toEqual(expected)
})
