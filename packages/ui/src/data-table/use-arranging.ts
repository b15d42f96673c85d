import { useState } from 'react'
import { announce } from '../live-region/announce.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { boundWidth, moveColumn, pinColumn, placeColumn, resizeColumns, showColumn } from './arrange-columns.ts'
import type { ColumnPin, DataTableColumn } from './data-table-column.ts'
import { arrangeColumns, type TableLayout } from './table-layout.ts'

/** Actions on the columns. Each announces its result to screen readers. */
export interface Arranging<Row> {
  columns: readonly DataTableColumn<Row>[]
  layout: TableLayout
  move: (column: DataTableColumn<Row>, step: -1 | 1) => void
  place: (id: string, side: 'before' | 'after', targetId: string) => void
  pin: (column: DataTableColumn<Row>, pin: ColumnPin | undefined) => void
  show: (column: DataTableColumn<Row>, isShown: boolean) => void
  /** Hides a column from its own menu, and moves the focus to the column next to it. */
  hide: (column: DataTableColumn<Row>) => void
  /** Sets the widths of all visible columns, so that the others keep theirs. */
  resize: (widths: Record<string, number>) => void
  change: (layout: TableLayout) => void
  /** The column that the arrow keys currently resize. */
  resizingId: string | undefined
  setResizing: (id: string | undefined) => void
  /** The column whose menu button should receive the focus. */
  besideId: string | undefined
  setBeside: (id: string | undefined) => void
}

/** Returns actions on the columns of a table with a controlled layout; undefined if the layout can't be changed. */
export function useArranging<Row>(
  columns: readonly DataTableColumn<Row>[],
  layout: TableLayout,
  onLayoutChange: ((layout: TableLayout) => void) | undefined,
): Arranging<Row> | undefined {
  const { labels } = useUi()
  const [resizingId, setResizing] = useState<string>()
  const [besideId, setBeside] = useState<string>()
  if (!onLayoutChange) return undefined

  function moved(next: TableLayout, id: string) {
    const arranged = arrangeColumns(columns, next)
    const index = arranged.findIndex(({ column }) => column.id === id)
    const header = arranged[index]?.column.header
    if (header) announce(labels.columnMoved(header, index + 1, arranged.length))
    onLayoutChange?.(next)
  }

  function show({ id, header }: DataTableColumn<Row>, isShown: boolean) {
    if (!isShown) announce(labels.columnHidden(header))
    onLayoutChange?.(showColumn(layout, id, isShown))
  }

  return {
    columns,
    layout,
    move: ({ id }, step) => moved(moveColumn(columns, layout, id, step), id),
    place: (id, side, targetId) => moved(placeColumn(columns, layout, id, side, targetId), id),
    pin: ({ id, header }, pin) => {
      announce(pin ? labels.columnPinned(header) : labels.columnUnpinned(header))
      onLayoutChange(pinColumn(layout, id, pin))
    },
    show,
    hide: (column) => {
      const withMenus = arrangeColumns(columns, layout).filter((one) => !one.column.isHeaderHidden)
      const at = withMenus.findIndex((one) => one.column.id === column.id)
      setBeside((withMenus[at + 1] ?? withMenus[at - 1])?.column.id)
      show(column, false)
    },
    resize: (widths) => {
      const bounded = columns.flatMap((column) => {
        const width = widths[column.id]
        return width === undefined ? [] : [[column.id, boundWidth(column, width)] as const]
      })
      onLayoutChange(resizeColumns(layout, Object.fromEntries(bounded)))
    },
    change: onLayoutChange,
    resizingId,
    setResizing,
    besideId,
    setBeside,
  }
}
