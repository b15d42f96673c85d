import { useLayoutEffect, useRef } from 'react'
import { drawColumnWidths } from './measure-columns.ts'
import type { ArrangedColumn } from './table-layout.ts'

/** Default width of a column that appears among columns of fixed widths, px. */
const widthOfNewcomer = 160
const widthOfSelectColumn = 48

export interface ColumnSizesProps<Row> {
  columns: readonly ArrangedColumn<Row>[]
  /** Widths measured from the first rows, by column id. Used until the user resizes the column. */
  measured: Readonly<Record<string, number>>
  hasSelection: boolean
  /** Whether widths are fixed instead of following the content. */
  isFixed: boolean
}

/**
 * Sets the columns' widths. With fixed widths the last column that isn't pinned takes the remaining space, so that the
 * others keep their exact width. Widths are set by script, because a strict Content-Security-Policy forbids inline
 * styles in server-rendered markup.
 */
export function ColumnSizes<Row>({ columns, measured, hasSelection, isFixed }: ColumnSizesProps<Row>) {
  const group = useRef<HTMLTableColElement>(null)
  const elastic = columns.findLast(({ pin }) => pin === undefined) ?? columns.at(-1)

  useLayoutEffect(() => {
    const table = group.current?.closest('table')
    if (!table) return
    const widths = columns.map(({ column, chosenWidth, width }) => {
      const fixed = chosenWidth ?? measured[column.id] ?? width ?? widthOfNewcomer
      return [column.id, isFixed ? fixed : width] as const
    })
    drawColumnWidths(table, widths)
  }, [columns, measured, isFixed])

  return (
    <colgroup ref={group}>
      {hasSelection && <col className="ui-data-table-select-cell" data-width={widthOfSelectColumn} />}
      {columns.map((arranged) => (
        <col
          key={arranged.column.id}
          data-column={arranged.column.id}
          data-elastic={(isFixed && arranged === elastic) || undefined}
        />
      ))}
    </colgroup>
  )
}
