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

test('table layout: an empty layout keeps the defined columns', () => {
  expect(idsOf({})).toEqual(['name', 'port', 'baskets', 'state'])
})

test('table layout: a column missing in the stored order follows its defined neighbour', () => {
  expect(idsOf({ order: ['state', 'baskets', 'name'] })).toEqual(['state', 'baskets', 'name', 'port'])
})

test('table layout: ignores unknown and duplicate ids', () => {
  expect(idsOf({ order: ['port', 'gone', 'port', 'name', 'baskets', 'state'] })).toEqual([
    'port',
    'name',
    'baskets',
    'state',
  ])
})

test('table layout: a column moves past hidden ones to the next visible place', () => {
  const hidden = showColumn({}, 'port', false)
  expect(idsOf(moveColumn(columns, hidden, 'baskets', -1))).toEqual(['baskets', 'name', 'state'])
})

test("table layout: the last column doesn't move further", () => {
  expect(moveColumn(columns, {}, 'state', 1)).toEqual({})
})

test('table layout: pinned columns are at their edges and numbered from there', () => {
  const layout = pinColumn(pinColumn({}, 'baskets', 'start'), 'name', 'end')
  expect(arrangeColumns(columns, layout).map(({ column: { id }, pin, pinIndex }) => [id, pin, pinIndex])).toEqual([
    ['baskets', 'start', 0],
    ['port', undefined, undefined],
    ['state', undefined, undefined],
    ['name', 'end', 0],
  ])
})

test('table layout: moving by a step keeps a column pinned', () => {
  const layout = pinColumn({}, 'name', 'start')
  expect(moveColumn(columns, layout, 'name', 1)).toBe(layout)
})

test('table layout: dropping a column next to a pinned one pins it', () => {
  const layout = placeColumn(columns, pinColumn({}, 'name', 'start'), 'state', 'after', 'name')
  expect(arrangeColumns(columns, layout).filter(({ pin }) => pin === 'start')).toHaveLength(2)
})

test("table layout: the primary column can't be hidden", () => {
  expect(idsOf({ shown: { name: false, port: false } })).toEqual(['name', 'baskets', 'state'])
})

test('table layout: an initially hidden column can be shown', () => {
  const shy = [...columns, column('note', { isHiddenAtFirst: true })]
  expect(idsOf({}, shy)).not.toContain('note')
  expect(idsOf({ shown: { note: true } }, shy)).toContain('note')
})

test("table layout: limits widths to the column's minimum and maximum", () => {
  expect(boundWidth(column('a', { minWidth: 120 }), 3)).toBe(120)
  expect(boundWidth(column('a'), 9e9)).toBe(1200)
})

test('readTableLayout: ignores invalid parts of a stored layout', () => {
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
