import { vietnamDate } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { untilRoomForATest } from './one-day.ts'

test.each([
  ['2026-11-30T17:00:00.000Z', 0],
  ['2026-11-30T05:00:00.000Z', 0],
  ['2026-11-30T16:58:29.999Z', 0],
  ['2026-11-30T16:58:30.000Z', 90_000],
  ['2026-11-30T16:59:59.999Z', 1],
])('untilRoomForATest: at %s a test waits for %d ms, then has a minute of its day', (text, wait) => {
  const now = new Date(text)
  expect(untilRoomForATest(now)).toBe(wait)
  const [first, last] = [wait, wait + 60_000].map((ms) => vietnamDate(new Date(now.getTime() + ms)))
  expect(first).toBe(last)
})
