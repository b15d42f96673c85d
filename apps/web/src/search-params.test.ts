import { expect, test } from 'vitest'
import { parsePageSearch, stringifyPageSearch } from './search-params.ts'

test('a value is text, and never guessed into a number', () => {
  expect(parsePageSearch('?q=123&page=2')).toEqual({ q: '123', page: '2' })
})

test('a name that stands more than once is a list', () => {
  expect(parsePageSearch('?tags=gom&tags=lua')).toEqual({ tags: ['gom', 'lua'] })
})

test('what was read is written back', () => {
  expect(stringifyPageSearch(parsePageSearch('?q=%C3%A1o+thun&tags=a&tags=b'))).toBe('?q=%C3%A1o+thun&tags=a&tags=b')
})
