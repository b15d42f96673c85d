import { expect, test } from 'vitest'
import { bookmarkGrowthLabel, bookmarkLimits, isBookmarkTag, tidyBookmarkTags, validateBookmark } from './bookmarks.ts'

test('[BOOK-11] the limits are 1000 characters, 10 tags and 50 characters of a tag', () => {
  expect(bookmarkLimits).toEqual({ maxNotes: 1000, maxTags: 10, maxTag: 50 })
  expect(
    validateBookmark({ notes: ` ${'ả'.repeat(1000)} `, tags: Array.from({ length: 10 }, (_, at) => `t${at}`) }),
  ).toEqual([])
})

test('[BOOK-11] a tag holds letters, digits, blanks, hyphens and underscores', () => {
  expect(['chợ nổi', 'miền-tây', 'đọc_sau', '2026', 'x'.repeat(50)].every(isBookmarkTag)).toBe(true)
  expect(['', '#chợ', 'a/b', '- -', 'x'.repeat(51)].some(isBookmarkTag)).toBe(false)
})

test('tags are trimmed, and one that differs in case only is left away', () => {
  expect(tidyBookmarkTags([' Chợ nổi', 'chợ nổi', 'Gốm'])).toEqual(['Chợ nổi', 'Gốm'])
})

test.each([
  [20.1, 'strong'],
  [20, 'good'],
  [10.1, 'good'],
  [10, 'slight'],
  [0.1, 'slight'],
  [0, 'none'],
  [-5, 'none'],
  [null, 'none'],
] as const)('[BOOK-15] a growth of %s percent is %s', (percent, label) => {
  expect(bookmarkGrowthLabel(percent)).toBe(label)
})
