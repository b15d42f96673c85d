import { useUi } from '../ui-provider/ui-context.ts'
import type { GridPlace } from './grid-place.ts'
import {
  type DataGridColumn,
  editText,
  type GridCell,
  type GridChanges,
  type GridValue,
  problemOf,
  readCell,
} from './grid-values.ts'

interface GridCells<Row> {
  columns: readonly DataGridColumn<Row>[]
  getRowId: (row: Row) => string
  getRowLabel: ((row: Row) => string) | undefined
  rowAt: (index: number) => Row | undefined
  /** Unsaved values. */
  changes: GridChanges
}

/** Reads the cells of a grid: their texts, which of them may be edited, and what is wrong with unsaved values. */
export function useGridCells<Row>({ columns, getRowId, getRowLabel, rowAt, changes }: GridCells<Row>) {
  const { labels, locale } = useUi()
  const valueOf = (row: Row, column: DataGridColumn<Row>): GridValue =>
    changes[getRowId(row)]?.[column.id] ?? column.value(row)

  function cellAt({ row, column }: GridPlace) {
    const [shown, of] = [rowAt(row), columns[column]]
    return shown === undefined || !of ? undefined : { row: shown, column: of }
  }
  const isEditable = (place: GridPlace) => {
    const cell = cellAt(place)
    return cell !== undefined && !cell.column.isReadOnly
  }
  function textAt(place: GridPlace): string {
    const cell = cellAt(place)
    return cell ? editText(cell.column, valueOf(cell.row, cell.column), locale) : ''
  }
  function labelOf(row: Row): string {
    const [first] = columns
    return getRowLabel?.(row) ?? (first ? editText(first, valueOf(row, first), locale) : '')
  }

  /** What these texts change in cells that may be edited. */
  const read = (texts: readonly (GridPlace & { text: string })[]): GridCell[] =>
    texts.flatMap(({ text, ...place }) => {
      const cell = cellAt(place)
      if (!cell || cell.column.isReadOnly) return []
      const value = readCell(cell.column, text, locale)
      if (value === valueOf(cell.row, cell.column)) return []
      return [{ rowId: getRowId(cell.row), columnId: cell.column.id, value, saved: cell.column.value(cell.row) }]
    })

  /** How many unsaved values can't be read or break the rule of their column. */
  function problemsOf(next: GridChanges): number {
    let count = 0
    for (let index = 0; ; index += 1) {
      const row = rowAt(index)
      if (row === undefined) return count
      const changed = next[getRowId(row)]
      if (!changed) continue
      for (const column of columns) {
        const value = changed[column.id]
        if (value !== undefined && problemOf(column, value, row, labels)) count += 1
      }
    }
  }
  return { isEditable, textAt, labelOf, read, problemsOf }
}
