import { expect, test } from 'vitest'
import { wordPatterns } from './word-patterns.ts'

test('wordPatterns: a code is one word, alone and beside others; signs alone are none', () => {
  expect(wordPatterns('NT-25')).toEqual(['%nt 25%'])
  expect(wordPatterns(' NT-C')).toEqual(['%nt c%'])
  expect(wordPatterns('  Hoà\u00a0NT-25 % ')).toEqual(['%hoa%', '%nt 25%'])
})

test('wordPatterns: words that a sign joins are words beside others', () => {
  expect(wordPatterns('LỤA-ĐÀ NẴNG')).toEqual(['%lua%', '%da%', '%nang%'])
})
