import { expect, test } from 'vitest'
import { facetCounts, filterRows, foldText, sortRows } from './client-rows.ts'
import type { CellValue, DataTableColumn } from './data-table-column.ts'

type Row = { id: string; name: CellValue; baskets: CellValue }
const rows: Row[] = [
  { id: '1', name: 'Đò dọc', baskets: 12 },
  { id: '2', name: 'Ánh Dương', baskets: null },
  { id: '3', name: 'Ghe 10', baskets: 3 },
  { id: '4', name: 'Ghe 9', baskets: 12 },
]
const name: DataTableColumn<Row> = { id: 'name', header: 'Tên', cell: () => '', value: (row) => row.name }
const baskets: DataTableColumn<Row> = { id: 'baskets', header: 'Giỏ', cell: () => '', value: (row) => row.baskets }
const columns = [name, baskets]
const ids = (some: readonly Row[]) => some.map(({ id }) => id).join('')

test('text is ordered as Vietnamese does, numbers in it by size', () => {
  expect(ids(sortRows(rows, name, 'asc', 'vi'))).toBe('2143')
})

test('empty values come last both ways, equal ones keep their order', () => {
  expect(ids(sortRows(rows, baskets, 'asc', 'vi'))).toBe('3142')
  expect(ids(sortRows(rows, baskets, 'desc', 'vi'))).toBe('1432')
})

test('a column without values leaves the rows alone', () => {
  expect(sortRows(rows, { ...name, value: undefined }, 'asc', 'vi')).toBe(rows)
})

test('dates are ordered by time', () => {
  const dated = [new Date('2026-02-01'), new Date('2025-12-31')].map((at, index) => ({ id: String(index), at }))
  const at: DataTableColumn<(typeof dated)[0]> = { id: 'at', header: '', cell: () => '', value: (row) => row.at }
  expect(sortRows(dated, at, 'asc', 'vi').map(({ id }) => id)).toEqual(['1', '0'])
})

test('a search without marks finds words with marks, every word in any column', () => {
  expect(foldText('Đường Trần Hưng Đạo')).toBe('duong tran hung dao')
  expect(ids(filterRows(rows, columns, 'do DOC', {}))).toBe('1')
  expect(ids(filterRows(rows, columns, 'ghe 12', {}))).toBe('4')
})

test('filters narrow together', () => {
  expect(
    ids(
      filterRows(rows, columns, '', {
        name: { kind: 'contains', text: 'ghe' },
        baskets: { kind: 'between', from: 10 },
      }),
    ),
  ).toBe('4')
  expect(ids(filterRows(rows, columns, '', { baskets: { kind: 'oneOf', values: [3, null] } }))).toBe('23')
})

test('an empty filter keeps everything', () => {
  expect(filterRows(rows, columns, ' ', { baskets: { kind: 'between' }, name: { kind: 'oneOf', values: [] } })).toEqual(
    rows,
  )
})

test('facets count each value', () => {
  expect(facetCounts(rows, baskets)).toEqual(
    new Map([
      [12, 2],
      [null, 1],
      [3, 1],
    ]),
  )
})
