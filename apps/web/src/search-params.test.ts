import { expect, test } from 'vitest'
import { parsePageSearch, stringifyPageSearch } from './search-params.ts'

test('a value is a string and never parsed as a number', () => {
  expect(parsePageSearch('?q=123&page=2')).toEqual({ q: '123', page: '2' })
})

test('a repeated name is a list', () => {
  expect(parsePageSearch('?tags=gom&tags=lua')).toEqual({ tags: ['gom', 'lua'] })
})

test('parsing and writing are inverse', () => {
  expect(stringifyPageSearch(parsePageSearch('?q=%C3%A1o+thun&tags=a&tags=b'))).toBe('?q=%C3%A1o+thun&tags=a&tags=b')
})
