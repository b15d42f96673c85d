import { defaultSearchFilters } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { pageOf, readProductFilters, sortOf } from './product-filters.ts'
import { productListQuery } from './product-list-queries.ts'

const read = (query: string) => readProductFilters(new URLSearchParams(query))
const categoryId = '09e770cd-2ecf-4c6e-a25a-6e8eff786c7d'

const unfiltered = { ...defaultSearchFilters, sortBy: 'sold', sortOrder: 'desc' }

test('[SEARCH-05, SEARCH-06] a URL without filters gives the documented defaults, the best sellers first', () => {
  expect(read('')).toEqual(unfiltered)
  expect(sortOf(read(''))).toBe('sold.desc')
})

test('[SEARCH-06] every filter is read from the URL', () => {
  const query = `search=gốm&categoryId=${categoryId}&priceMin=1000000&priceMax=2000000&condition=USED&inStock=true&featured=true&tags=tre&sortBy=price&sortOrder=desc`
  expect(read(query)).toEqual({
    search: 'gốm',
    categoryId,
    priceMin: 1_000_000,
    priceMax: 2_000_000,
    condition: 'USED',
    inStock: true,
    featured: true,
    tags: ['tre'],
    sortBy: 'price',
    sortOrder: 'desc',
  })
})

test('[SEARCH-09] a duplicate tag in the URL counts once', () => {
  expect(read('tags=tre&tags=gốm&tags=%20tre').tags).toEqual(['tre', 'gốm'])
})

test.each([
  'categoryId=1',
  'priceMin=-5',
  'priceMax=abc',
  'condition=BROKEN',
  'sortBy=color',
  'inStock=maybe',
  'sortBy=relevance',
])('an invalid filter is ignored: %s', (query) => expect(read(query)).toEqual(unfiltered))

test('the search page searches for its query, sorted by relevance unless another order is requested', () => {
  const params = new URLSearchParams('q=ao++thun%C2%A0&page=2')
  expect(productListQuery(params)).toMatchObject({ search: 'ao thun', sortBy: 'relevance', page: 2, limit: 20 })
  expect(sortOf(read('q=ao'))).toBe('relevance')
  expect(sortOf(read('q=ao&sortBy=name&sortOrder=asc'))).toBe('name.asc')
})

test('an invalid page number becomes 1', () => {
  expect(['page=0', 'page=x', 'page=-3', ''].map((query) => pageOf(new URLSearchParams(query)))).toEqual([1, 1, 1, 1])
})
