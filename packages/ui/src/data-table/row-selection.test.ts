import { expect, test } from 'vitest'
import { rowSelection } from './row-selection.ts'

test('choosing all rows of a page keeps what was chosen on other pages', () => {
  expect(rowSelection(['x', 'a'], ['a', 'b']).toggleAll(true)).toEqual(['x', 'a', 'b'])
})

test('freeing all rows of a page keeps what was chosen on other pages', () => {
  expect(rowSelection(['x', 'a', 'b'], ['a', 'b']).toggleAll(false)).toEqual(['x'])
})

test('some of the page is neither none nor all', () => {
  const selection = rowSelection(['a', 'x'], ['a', 'b'])
  expect(selection.isSomeSelected).toBe(true)
  expect(selection.isAllSelected).toBe(false)
})

test('an empty page has nothing chosen', () => {
  expect(rowSelection([], []).isAllSelected).toBe(false)
})
