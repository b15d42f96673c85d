import { expect, test } from 'vitest'
import { readTypedDay, writeDay } from './day-text.ts'

test('[FMT-09] parses a day in any common notation, day before month', () => {
  for (const text of ['5/3/2026', '05/03/2026', '05-03-26', '5.3.2026', '5 3 2026', '05032026', ' 2026-03-05 '])
    expect(readTypedDay(text)).toBe('2026-03-05')
})

test('[FMT-09] rejects a day that no calendar has', () => {
  for (const text of [
    '',
    '30/02/2026',
    '12/25/2026',
    '5/3',
    'hôm nay',
    '2026-13-01',
    '5/3/202',
    '01/11/0026',
    '1/1/9999',
  ])
    expect(readTypedDay(text)).toBeUndefined()
})

test('[FMT-09] formats a day with the day first; an invalid one becomes empty', () => {
  expect(writeDay('2026-03-05')).toBe('05/03/2026')
  expect(writeDay('yesterday')).toBe('')
  expect(writeDay('2026-02-30')).toBe('')
})
