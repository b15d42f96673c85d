import { expect, test } from 'vitest'
import type { ListState } from '../lists/use-list-state.ts'
import { depositQueryOf } from './deposit-query.ts'

function stateOf(filters: Record<string, string>): ListState {
  return {
    page: 1,
    limit: 20,
    sort: { by: 'createdAt', order: 'desc' },
    search: filters.search ?? '',
    filter: (name) => filters[name] ?? '',
    filterAll: () => [],
    setFilters: () => {},
    setSort: () => {},
    clear: () => {},
    goTo: () => {},
    hrefOf: () => '',
    hrefOfTab: () => '',
    isFiltered: false,
    isNarrowed: false,
  }
}

test('[ADM-DEP-18] the list asks for page, limit 20, order and the filters that are set', () => {
  expect(depositQueryOf(stateOf({ status: 'PENDING', search: 'an' }))).toEqual({
    page: 1,
    limit: 20,
    search: 'an',
    status: 'PENDING',
    sortBy: 'createdAt',
    sortOrder: 'desc',
  })
})

test('the last day counts whole, in Vietnam', () => {
  const query = depositQueryOf(stateOf({ startDate: '2026-11-01', endDate: '2026-11-02' }))
  expect(query).toMatchObject({ startDate: '2026-10-31T17:00:00.000Z', endDate: '2026-11-02T17:00:00.000Z' })
})

test('a status that there is not is left out', () => {
  expect(depositQueryOf(stateOf({ status: 'LOST' }))).not.toHaveProperty('status')
})
