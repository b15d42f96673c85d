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

test('client rows: sorts text by Vietnamese rules, and the numbers in it by value', () => {
  expect(ids(sortRows(rows, name, 'asc', 'vi'))).toBe('2143')
})

test('client rows: sorts empty values last in both directions, and keeps the order of equal ones', () => {
  expect(ids(sortRows(rows, baskets, 'asc', 'vi'))).toBe('3142')
  expect(ids(sortRows(rows, baskets, 'desc', 'vi'))).toBe('1432')
})

test('client rows: keeps the order for a column without values', () => {
  expect(sortRows(rows, { ...name, value: undefined }, 'asc', 'vi')).toBe(rows)
})

test('client rows: sorts dates by time', () => {
  const dated = [new Date('2026-02-01'), new Date('2025-12-31')].map((at, index) => ({ id: String(index), at }))
  const at: DataTableColumn<(typeof dated)[0]> = { id: 'at', header: '', cell: () => '', value: (row) => row.at }
  expect(sortRows(dated, at, 'asc', 'vi').map(({ id }) => id)).toEqual(['1', '0'])
})

test('client rows: search ignores diacritics and looks for each word in any column', () => {
  expect(foldText('Đường Trần Hưng Đạo')).toBe('duong tran hung dao')
  expect(ids(filterRows(rows, columns, 'do DOC', {}))).toBe('1')
  expect(ids(filterRows(rows, columns, 'ghe 12', {}))).toBe('4')
})

test('client rows: combines filters', () => {
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

test('client rows: an empty filter matches all rows', () => {
  expect(filterRows(rows, columns, ' ', { baskets: { kind: 'between' }, name: { kind: 'oneOf', values: [] } })).toEqual(
    rows,
  )
})

test('facetCounts: counts each value', () => {
  expect(facetCounts(rows, baskets)).toEqual(
    new Map([
      [12, 2],
      [null, 1],
      [3, 1],
    ]),
  )
})
