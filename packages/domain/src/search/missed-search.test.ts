import { expect, test } from 'vitest'
import { missedSearch } from './missed-search.ts'

test('a search without results is counted without marks, capitals and needless blanks', () => {
  expect(missedSearch('  Áo   Dài Lụa ')).toBe('ao dai lua')
})

test.each(['an@chonoi.vn', '0901 234 567', '0071-0012-3456', 'a', 'x'.repeat(61)])(
  '%s is not counted: it may be about a person, or is no word',
  (text) => expect(missedSearch(text)).toBeUndefined(),
)
