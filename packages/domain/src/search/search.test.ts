import { expect, test } from 'vitest'
import { addRecentSearch, maxRecentSearches, tidyRecentSearches } from './recent-searches.ts'
import { defaultSearchFilters, searchPath, withTags } from './search-state.ts'

test('[SEARCH-06] the filters, sorted by name ascending by default', () => {
  expect(Object.keys(defaultSearchFilters).sort()).toEqual(
    'categoryId condition featured inStock priceMax priceMin search sortBy sortOrder tags'.split(' '),
  )
  expect(defaultSearchFilters).toMatchObject({ sortBy: 'name', sortOrder: 'asc' })
})

test('[SEARCH-07] recent searches are trimmed and deduplicated, the newest first', () => {
  expect(addRecentSearch(['áo thun', 'gốm'], '  gốm ')).toEqual(['gốm', 'áo thun'])
  expect(addRecentSearch(['gốm'], '   ')).toEqual(['gốm'])
  expect(tidyRecentSearches([' a', 'a ', '', 'b'])).toEqual(['a', 'b'])
})

test('[SEARCH-08] at most 10 recent searches are kept', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `search ${index}`)
  expect(maxRecentSearches).toBe(10)
  expect(addRecentSearch(ten, 'newest')).toEqual(['newest', ...ten.slice(0, 9)])
})

test('[SEARCH-09] tag filters are deduplicated', () => {
  expect(withTags(defaultSearchFilters, ['gốm', ' gốm', 'tre', '']).tags).toEqual(['gốm', 'tre'])
})

test('a query leads to its results, trimmed and encoded once; a blank one nowhere', () => {
  expect(searchPath(' áo & quần ')).toBe('/search?q=%C3%A1o%20%26%20qu%E1%BA%A7n')
  expect(searchPath(' \t ')).toBeNull()
})
