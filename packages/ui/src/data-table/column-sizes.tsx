import { useLayoutEffect, useRef } from 'react'
import { drawColumnWidths } from './measure-columns.ts'
import type { ArrangedColumn } from './table-layout.ts'

/** In pixels, for a column that appears among columns of fixed widths. */
const widthOfNewcomer = 160
const widthOfSelectColumn = 48

export interface ColumnSizesProps<Row> {
  columns: readonly ArrangedColumn<Row>[]
  /** The widths that the first rows gave, by column id: a column keeps its own as long as the reader gave it none. */
  measured: Readonly<Record<string, number>>
  hasSelection: boolean
  /** Widths are exact instead of following the content. */
  isFixed: boolean
}

/**
 * The columns' widths. In a table of fixed widths the last column that isn't pinned takes what is left over, so that the
 * others are exactly as wide as the reader made them. Widths are set by script: a strict Content-Security-Policy refuses
 * inline styles in markup from a server.
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
