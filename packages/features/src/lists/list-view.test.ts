import type { ListView } from '@chonoi/contract'
import { isSameView } from '@chonoi/ui/table-views'
import { expect, test } from 'vitest'
import { filtersOf } from './list-address.ts'
import { keptViewOf, tableViewOf, viewStateOf } from './list-view.ts'

const view: ListView = {
  ...{ id: 'a', list: 'listUsers', name: 'Chưa xác minh', isDefault: false },
  query: 'isVerified=false&sortBy=email&sortOrder=asc',
  layout: {
    order: ['email', 'name'],
    columns: [
      { id: 'role', isShown: false },
      { id: 'email', isShown: true, pin: 'start', width: 240 },
    ],
    density: 'comfortable',
  },
  ...{ createdAt: '2026-11-26T00:00:00Z', updatedAt: '2026-11-26T00:00:00Z' },
}

test('a saved view is kept as it was read', () => {
  const { name, isDefault, query, layout } = view
  expect(keptViewOf(tableViewOf('listUsers', view))).toEqual({ name, isDefault, query, layout })
})

test('a list with the filters, order and columns of a view shows that view, in whatever order its address names them', () => {
  const filters = filtersOf(new URLSearchParams('sortBy=email&role=SELLER&page=3&isVerified=false&search='))
  const current = viewStateOf({ filters, sort: { by: 'email', order: 'asc' }, layout: {} })
  const kept = { ...view, query: 'role=SELLER&isVerified=false&sortBy=email&sortOrder=asc', layout: { columns: [] } }
  expect(isSameView(tableViewOf('listUsers', kept), current)).toBe(true)
})

test('a saved order by a column that the list has no more is by the column that it has by itself', () => {
  const { sort } = tableViewOf('listUsers', { ...view, query: 'sortBy=gone&sortOrder=asc' })
  expect(sort).toEqual({ by: 'createdAt', order: 'asc' })
})
