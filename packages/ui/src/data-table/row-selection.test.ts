import { expect, test } from 'vitest'
import { idsBetween, nothingSelected, rowSelection, type TableSelection } from './row-selection.ts'

const some = (...ids: string[]): TableSelection => ({ mode: 'some', ids })
const allExcept = (...except: string[]): TableSelection => ({ mode: 'all', except })

test('choosing all rows of a page keeps what was chosen on other pages', () => {
  expect(rowSelection(some('x', 'a'), ['a', 'b'], 9).set(['a', 'b'], true)).toEqual(some('x', 'a', 'b'))
})

test('freeing all rows of a page keeps what was chosen on other pages', () => {
  expect(rowSelection(some('x', 'a', 'b'), ['a', 'b'], 9).set(['a', 'b'], false)).toEqual(some('x'))
})

test('some of the page is neither none nor all', () => {
  const selection = rowSelection(some('a', 'x'), ['a', 'b'], 9)
  expect(selection.isSomeSelected).toBe(true)
  expect(selection.isPageSelected).toBe(false)
})

test('an empty page has nothing chosen', () => {
  expect(rowSelection(nothingSelected, [], 0).isPageSelected).toBe(false)
})

test('everything but one counts the rest of all pages', () => {
  const selection = rowSelection(allExcept('x'), ['a', 'b'], 231)
  expect(selection.count).toBe(230)
  expect(selection.isPageSelected).toBe(true)
  expect(selection.has('x')).toBe(false)
})

test('freeing a row out of everything makes it an exception, choosing it again takes the exception back', () => {
  const freed = rowSelection(allExcept(), ['a', 'b'], 231).set(['a'], false)
  expect(freed).toEqual(allExcept('a'))
  expect(rowSelection(freed, ['a', 'b'], 231).set(['a'], true)).toEqual(allExcept())
})

test('a range reaches from the row pressed last to this one, either way', () => {
  expect(idsBetween(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(idsBetween(['a', 'b'], 'gone', 'b')).toEqual(['b'])
})
