import { comparableText, withoutMarks } from '../base/comparable-text.ts'
import type { CellValue, DataTableColumn } from './data-table-column.ts'
import type { TableSort } from './table-sort.ts'

/** Removes diacritics, case and surplus blanks, so that "ca  phe" matches "Cà phê". */
export const foldText = (text: string): string => withoutMarks(comparableText(text))

const isEmpty = (value: CellValue) =>
  value === null || value === undefined || value === '' || (typeof value === 'number' && Number.isNaN(value))

const asNumber = (value: CellValue) => (typeof value === 'string' ? undefined : Number(value))

/**
 * Sorts rows by a column's values. The sort is stable and puts empty values last in both directions. Text is compared
 * by the rules of the language, and digits in it as numbers.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  column: DataTableColumn<Row> | undefined,
  order: TableSort['order'],
  locale: string,
): readonly Row[] {
  const { value } = column ?? {}
  if (!value) return rows
  const collator = new Intl.Collator(locale, { numeric: true })
  const sign = order === 'asc' ? 1 : -1
  const keyed = rows.map((row) => ({ row, key: value(row) }))
  keyed.sort((a, b) => {
    const [isEmptyA, isEmptyB] = [isEmpty(a.key), isEmpty(b.key)]
    if (isEmptyA || isEmptyB) return Number(isEmptyA) - Number(isEmptyB)
    const [x, y] = [asNumber(a.key), asNumber(b.key)]
    if (x !== undefined && y !== undefined) return sign * (x - y)
    return sign * collator.compare(String(a.key), String(b.key))
  })
  return keyed.map(({ row }) => row)
}

/** Filters by column id. */
export type ColumnFilters = Readonly<Record<string, ColumnFilter>>
export type ColumnFilter =
  | { kind: 'contains'; text: string }
  | { kind: 'oneOf'; values: readonly CellValue[] }
  | { kind: 'between'; from?: number | Date | undefined; to?: number | Date | undefined }

function passes(filter: ColumnFilter, value: CellValue): boolean {
  switch (filter.kind) {
    case 'contains':
      return foldText(String(value ?? '')).includes(foldText(filter.text.trim()))
    case 'oneOf':
      return filter.values.length === 0 || filter.values.includes(value)
    case 'between':
      if (filter.from === undefined && filter.to === undefined) return true
      if (isEmpty(value)) return false
      return (
        (filter.from === undefined || Number(value) >= Number(filter.from)) &&
        (filter.to === undefined || Number(value) <= Number(filter.to))
      )
  }
}

/** Returns the rows that match all filters and contain each word of the search in any column. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  search: string,
  filters: ColumnFilters,
): readonly Row[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const checks = columns.flatMap(({ id, value }) => {
    const filter = filters[id]
    return filter && value ? [(row: Row) => passes(filter, value(row))] : []
  })
  if (words.length === 0 && checks.length === 0) return rows
  const texts = columns.flatMap(({ value }) => value ?? [])
  return rows.filter((row) => {
    if (!checks.every((isPassed) => isPassed(row))) return false
    if (words.length === 0) return true
    const text = foldText(texts.map((value) => value(row) ?? '').join('\n'))
    return words.every((word) => text.includes(word))
  })
}

/** Counts the rows for each value of a column, for a FacetPanel. */
export function facetCounts<Row>(rows: readonly Row[], column: DataTableColumn<Row>): Map<CellValue, number> {
  const counts = new Map<CellValue, number>()
  for (const row of rows) {
    const value = column.value?.(row)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
