import { expect, test } from 'vitest'
import { idsBetween, nothingSelected, rowSelection, type TableSelection } from './row-selection.ts'

const some = (...ids: string[]): TableSelection => ({ mode: 'some', ids })
const allExcept = (...except: string[]): TableSelection => ({ mode: 'all', except })

test('row selection: selecting a page keeps the selection of other pages', () => {
  expect(rowSelection(some('x', 'a'), ['a', 'b'], 9).set(['a', 'b'], true)).toEqual(some('x', 'a', 'b'))
})

test('row selection: deselecting a page keeps the selection of other pages', () => {
  expect(rowSelection(some('x', 'a', 'b'), ['a', 'b'], 9).set(['a', 'b'], false)).toEqual(some('x'))
})

test('row selection: a partly selected page is neither none nor all', () => {
  const selection = rowSelection(some('a', 'x'), ['a', 'b'], 9)
  expect(selection.isSomeSelected).toBe(true)
  expect(selection.isPageSelected).toBe(false)
})

test('row selection: an empty page has nothing selected', () => {
  expect(rowSelection(nothingSelected, [], 0).isPageSelected).toBe(false)
})

test('row selection: everything except one counts the rows of all pages', () => {
  const selection = rowSelection(allExcept('x'), ['a', 'b'], 231)
  expect(selection.count).toBe(230)
  expect(selection.isPageSelected).toBe(true)
  expect(selection.has('x')).toBe(false)
})

test('row selection: deselecting a row of everything adds an exception, selecting it again removes it', () => {
  const freed = rowSelection(allExcept(), ['a', 'b'], 231).set(['a'], false)
  expect(freed).toEqual(allExcept('a'))
  expect(rowSelection(freed, ['a', 'b'], 231).set(['a'], true)).toEqual(allExcept())
})

test('row selection: a range spans from the last pressed row to this one, in both directions', () => {
  expect(idsBetween(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(idsBetween(['a', 'b'], 'gone', 'b')).toEqual(['b'])
})
