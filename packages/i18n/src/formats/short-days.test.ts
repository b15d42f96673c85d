import { expect, test } from 'vitest'
import { formatDays } from './short-days.ts'

test.each([
  ['vi', '2026-11-28', '2026-12-01', '28 thg 11 – 1 thg 12'],
  ['en', '2026-11-28', '2026-12-01', '28 Nov – 1 Dec'],
  ['vi', '2026-11-28', '2026-11-28', '28 thg 11'],
  ['vi', '2026-12-01', '2026-12-04', '1 – 4 thg 12'],
  ['en', '2026-12-09', '2026-12-10', '9 – 10 Dec'],
  ['en', '2025-12-09', '2026-12-10', '9 Dec – 10 Dec'],
] as const)('formatDays in %s: from %s to %s', (language, from, to, text) => {
  expect(formatDays(from, to, language)).toBe(text)
})
