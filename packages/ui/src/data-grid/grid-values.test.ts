import { expect, test } from 'vitest'
import { viLabels } from '../ui-provider/vi-labels.ts'
import { cellText, editText, problemOf, readCell, withCells } from './grid-values.ts'

const options = [{ value: 'NEW', label: 'Mới' }]

test('readCell: reads numbers and money, and keeps what it can’t read', () => {
  expect(readCell({ kind: 'number' }, ' 1,5 ', 'vi')).toBe(1.5)
  expect(readCell({ kind: 'money' }, '125.000 ₫', 'vi')).toBe(12_500_000)
  expect(readCell({ kind: 'number' }, 'mười', 'vi')).toBe('mười')
  expect(readCell({ kind: 'number' }, '  ', 'vi')).toBeNull()
})

test('readCell: finds an option by its label or its value, whatever the case', () => {
  expect(readCell({ kind: 'choice', options }, 'mới', 'vi')).toBe('NEW')
  expect(readCell({ kind: 'choice', options }, 'new', 'vi')).toBe('NEW')
})

test('editText and cellText: money is in đồng, groups are only in the cell', () => {
  expect(editText({ kind: 'money' }, 12_500_000, 'vi')).toBe('125000')
  expect(cellText({ kind: 'money' }, 12_500_000, 'vi')).toBe('125.000')
  expect(cellText({ kind: 'choice', options }, 'NEW', 'vi')).toBe('Mới')
})

test('problemOf: names a number that can’t be read, an unknown option and the rule of the column', () => {
  const column = { id: 'a', header: 'A', value: () => null }
  expect(problemOf({ ...column, kind: 'number' }, 'x', {}, viLabels)).toBe(viLabels.numberUnreadable)
  expect(problemOf({ ...column, kind: 'choice', options }, 'x', {}, viLabels)).toBe(viLabels.notAnOption)
  expect(
    problemOf({ ...column, validate: (value) => (value === null ? 'Cần điền' : undefined) }, null, {}, viLabels),
  ).toBe('Cần điền')
  expect(problemOf({ ...column, kind: 'choice', options }, null, {}, viLabels)).toBeUndefined()
})

test('withCells: a cell with its saved value is no change', () => {
  const changed = withCells({}, [{ rowId: 'a', columnId: 'n', value: 2, saved: 1 }])
  expect(changed).toEqual({ a: { n: 2 } })
  expect(withCells(changed, [{ rowId: 'a', columnId: 'n', value: 1, saved: 1 }])).toEqual({})
})
