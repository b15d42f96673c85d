import type { ColumnPin, DataTableColumn } from './data-table-column.ts'
import { arrangeColumns, narrowestColumn, orderColumns, pinOf, type TableLayout, widestColumn } from './table-layout.ts'

/** Moves a column before or after another one, and pins it to the same edge. */
export function placeColumn<Row>(
  columns: readonly DataTableColumn<Row>[],
  layout: TableLayout,
  id: string,
  side: 'before' | 'after',
  targetId: string,
): TableLayout {
  const order = orderColumns(columns, layout).map((column) => column.id)
  const target = columns.find((column) => column.id === targetId)
  const from = order.indexOf(id)
  if (!target || from < 0 || id === targetId) return layout
  order.splice(from, 1)
  order.splice(order.indexOf(targetId) + (side === 'after' ? 1 : 0), 0, id)
  return { ...layout, order, pinned: { ...layout.pinned, [id]: pinOf(target, layout) ?? 'none' } }
}

/** Returns the visible neighbour that a column can swap with: the next one at the same edge, or none. */
export function neighbourOf<Row>(
  columns: readonly DataTableColumn<Row>[],
  layout: TableLayout,
  id: string,
  step: -1 | 1,
): string | undefined {
  const arranged = arrangeColumns(columns, layout)
  const index = arranged.findIndex(({ column }) => column.id === id)
  const neighbour = index < 0 ? undefined : arranged[index + step]
  return neighbour?.pin === arranged[index]?.pin ? neighbour?.column.id : undefined
}

/** Moves a column one place towards the start (-1) or the end (1), past the next visible column. */
export function moveColumn<Row>(
  columns: readonly DataTableColumn<Row>[],
  layout: TableLayout,
  id: string,
  step: -1 | 1,
): TableLayout {
  const neighbour = neighbourOf(columns, layout, id, step)
  return neighbour ? placeColumn(columns, layout, id, step < 0 ? 'before' : 'after', neighbour) : layout
}

export const showColumn = (layout: TableLayout, id: string, isShown: boolean): TableLayout => ({
  ...layout,
  shown: { ...layout.shown, [id]: isShown },
})

export const pinColumn = (layout: TableLayout, id: string, pin: ColumnPin | undefined): TableLayout => ({
  ...layout,
  pinned: { ...layout.pinned, [id]: pin ?? 'none' },
})

export const resizeColumns = (layout: TableLayout, widths: Record<string, number>): TableLayout => ({
  ...layout,
  widths: { ...layout.widths, ...widths },
})

/** Rounds a width and limits it to the column's minimum and maximum. */
export function boundWidth<Row>(column: DataTableColumn<Row>, width: number): number {
  return Math.round(Math.min(widestColumn, Math.max(column.minWidth ?? narrowestColumn, width)))
}
