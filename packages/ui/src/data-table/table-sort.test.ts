import { expect, test } from 'vitest'
import { nextSort } from './table-sort.ts'

test('[LIST-02] nextSort: a click on the sorted column toggles between desc and asc', () => {
  expect(nextSort({ by: 'name', order: 'desc' }, 'name')).toEqual({ by: 'name', order: 'asc' })
  expect(nextSort({ by: 'name', order: 'asc' }, 'name')).toEqual({ by: 'name', order: 'desc' })
})

test('[LIST-03] nextSort: a click on another column starts with desc', () => {
  expect(nextSort({ by: 'name', order: 'asc' }, 'price')).toEqual({ by: 'price', order: 'desc' })
  expect(nextSort(undefined, 'price')).toEqual({ by: 'price', order: 'desc' })
})
