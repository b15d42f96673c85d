import { expect, test } from 'vitest'
import { nextSort } from './table-sort.ts'

test('[LIST-02] a click on the column already sorted toggles desc and asc', () => {
  expect(nextSort({ by: 'name', order: 'desc' }, 'name')).toEqual({ by: 'name', order: 'asc' })
  expect(nextSort({ by: 'name', order: 'asc' }, 'name')).toEqual({ by: 'name', order: 'desc' })
})

test('[LIST-03] a click on a new column starts at desc', () => {
  expect(nextSort({ by: 'name', order: 'asc' }, 'price')).toEqual({ by: 'price', order: 'desc' })
  expect(nextSort(undefined, 'price')).toEqual({ by: 'price', order: 'desc' })
})
