import { useMemo } from 'react'
import type { GridChanges } from './grid-values.ts'

export interface GridRowsOptions<Row> {
  rows: readonly Row[]
  getRowId: (row: Row) => string
  newRow: ((index: number) => Row) | undefined
  maxRows: number
}

/** Empty rows at the end, to write and paste into. */
const blankRows = 3

/** Returns the rows with those that were added: up to the last one that holds something, and a few empty ones. */
export function useGridRows<Row>({ rows, getRowId, newRow, maxRows }: GridRowsOptions<Row>, changes: GridChanges) {
  const added = newRow ? addedCount((index) => getRowId(newRow(index)), changes) : 0
  const room = Math.max(0, maxRows - rows.length)
  const count = newRow ? Math.min(room, added + blankRows) : 0
  const all = useMemo(
    () => [
      ...rows,
      ...Array.from({ length: newRow ? count : 0 }, (_, index) => (newRow as (at: number) => Row)(index)),
    ],
    [rows, newRow, count],
  )
  /** The row at a place, also beyond the last one that is shown. */
  const rowAt = (index: number): Row | undefined => {
    if (index < all.length) return all[index]
    return newRow && index - rows.length < room ? newRow(index - rows.length) : undefined
  }
  return { all, rowAt }
}

/** How many added rows there are up to the last that holds something. */
function addedCount(idOf: (index: number) => string, changes: GridChanges): number {
  const total = Object.keys(changes).length
  let [found, count] = [0, 0]
  // Ids of added rows are known only by asking: until all changes are met, or none comes for a long while.
  for (let index = 0; found < total && index < count + 500; index += 1) {
    if (!changes[idOf(index)]) continue
    found += 1
    count = index + 1
  }
  return count
}
