import { expect, test } from 'vitest'
import { boundWidth, moveColumn, pinColumn, placeColumn, showColumn } from './arrange-columns.ts'
import type { DataTableColumn } from './data-table-column.ts'
import { readTableLayout } from './read-table-layout.ts'
import { arrangeColumns, type TableLayout } from './table-layout.ts'

const column = (id: string, more: Partial<DataTableColumn<string>> = {}): DataTableColumn<string> => ({
  id,
  header: id,
  cell: (row) => row,
  ...more,
})
const columns = [column('name', { isPrimary: true }), column('port'), column('baskets'), column('state')]
const idsOf = (layout: TableLayout, from = columns) => arrangeColumns(from, layout).map((one) => one.column.id)

test('an empty layout shows the columns as they are defined', () => {
  expect(idsOf({})).toEqual(['name', 'port', 'baskets', 'state'])
})

test('a column that the stored order does not know yet stands after its neighbour', () => {
  expect(idsOf({ order: ['state', 'baskets', 'name'] })).toEqual(['state', 'baskets', 'name', 'port'])
})

test('ids of columns that no longer exist, and ids named twice, change nothing', () => {
  expect(idsOf({ order: ['port', 'gone', 'port', 'name', 'baskets', 'state'] })).toEqual([
    'port',
    'name',
    'baskets',
    'state',
  ])
})

test('a column moves past hidden ones to the next visible place', () => {
  const hidden = showColumn({}, 'port', false)
  expect(idsOf(moveColumn(columns, hidden, 'baskets', -1))).toEqual(['baskets', 'name', 'state'])
})

test('a column at the end stays there', () => {
  expect(moveColumn(columns, {}, 'state', 1)).toEqual({})
})

test('pinned columns stand at their edges and count from there', () => {
  const layout = pinColumn(pinColumn({}, 'baskets', 'start'), 'name', 'end')
  expect(arrangeColumns(columns, layout).map(({ column: { id }, pin, pinIndex }) => [id, pin, pinIndex])).toEqual([
    ['baskets', 'start', 0],
    ['port', undefined, undefined],
    ['state', undefined, undefined],
    ['name', 'end', 0],
  ])
})

test('a pinned column does not move out of its edge by a step', () => {
  const layout = pinColumn({}, 'name', 'start')
  expect(moveColumn(columns, layout, 'name', 1)).toBe(layout)
})

test('a column dropped beside a pinned one is pinned too', () => {
  const layout = placeColumn(columns, pinColumn({}, 'name', 'start'), 'state', 'after', 'name')
  expect(arrangeColumns(columns, layout).filter(({ pin }) => pin === 'start')).toHaveLength(2)
})

test('the column that names the row cannot be hidden', () => {
  expect(idsOf({ shown: { name: false, port: false } })).toEqual(['name', 'baskets', 'state'])
})

test('a column hidden at first is shown when asked for', () => {
  const shy = [...columns, column('note', { isHiddenAtFirst: true })]
  expect(idsOf({}, shy)).not.toContain('note')
  expect(idsOf({ shown: { note: true } }, shy)).toContain('note')
})

test('a width stays between what the column and the screen bear', () => {
  expect(boundWidth(column('a', { minWidth: 120 }), 3)).toBe(120)
  expect(boundWidth(column('a'), 9e9)).toBe(1200)
})

test('a stored layout of another make is read without what makes no sense', () => {
  expect(readTableLayout('rubbish')).toEqual({})
  expect(
    readTableLayout({
      order: ['a', 3],
      widths: { a: 90, b: -1, c: 'x' },
      pinned: { a: 'end', b: 1 },
      density: 'loose',
    }),
  ).toEqual({ order: ['a'], widths: { a: 90 }, pinned: { a: 'end' } })
})
