import type { ColumnPin, DataTableColumn } from './data-table-column.ts'

export type TableDensity = 'compact' | 'comfortable'

/** The user's changes to the columns. Omitted properties follow the column definitions; `{}` changes nothing. */
export interface TableLayout {
  /** Column ids in order. Columns missing here (added later) keep their defined place. */
  order?: readonly string[]
  /** Visibility by column id. */
  shown?: Readonly<Record<string, boolean>>
  /** Pinned edge by column id; `none` unpins a column that is pinned by definition. */
  pinned?: Readonly<Record<string, ColumnPin | 'none'>>
  /** Widths in pixels, by column id. */
  widths?: Readonly<Record<string, number>>
  density?: TableDensity
}

/** A column with its place in the layout. */
export interface ArrangedColumn<Row> {
  column: DataTableColumn<Row>
  pin: ColumnPin | undefined
  /** Index from its edge, from 0. Only for pinned columns. */
  pinIndex: number | undefined
  /** Whether it is the pinned column next to the scrolling ones. */
  isPinEdge: boolean
  /** Width chosen by the user, px. */
  chosenWidth: number | undefined
  /** The chosen width, or else the defined one. */
  width: number | undefined
}

export const narrowestColumn = 72
export const widestColumn = 1200

/** Whether a column can be hidden. The primary column and columns of buttons can't. */
export const mayHide = <Row>(column: DataTableColumn<Row>) => !column.isPrimary && !column.isHeaderHidden

export function isShown<Row>(column: DataTableColumn<Row>, layout: TableLayout): boolean {
  return !mayHide(column) || (layout.shown?.[column.id] ?? !column.isHiddenAtFirst)
}

export function pinOf<Row>(column: DataTableColumn<Row>, layout: TableLayout): ColumnPin | undefined {
  const chosen = layout.pinned?.[column.id]
  return chosen === undefined ? column.pin : chosen === 'none' ? undefined : chosen
}

/** Returns all columns in the user's order, including hidden ones. */
export function orderColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  layout: TableLayout,
): DataTableColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const ordered = [...new Set(layout.order ?? [])].flatMap((id) => byId.get(id) ?? [])
  const named = new Set(ordered)
  for (const [index, column] of columns.entries()) {
    if (named.has(column)) continue
    const before = columns[index - 1]
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column)
    named.add(column)
  }
  return ordered
}

/** Returns the visible columns from start to end: pinned to the start, unpinned, pinned to the end. */
export function arrangeColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  layout: TableLayout,
): ArrangedColumn<Row>[] {
  const visible = orderColumns(columns, layout).filter((column) => isShown(column, layout))
  const at = (pin: ColumnPin | undefined) => visible.filter((column) => pinOf(column, layout) === pin)
  const arrange = (pin: ColumnPin | undefined, indexOf: (index: number, count: number) => number | undefined) =>
    at(pin).map((column, index, { length }) => ({
      column,
      pin,
      pinIndex: indexOf(index, length),
      isPinEdge: pin !== undefined && indexOf(index, length) === length - 1,
      chosenWidth: layout.widths?.[column.id],
      width: layout.widths?.[column.id] ?? column.width,
    }))
  return [
    ...arrange('start', (index) => index),
    ...arrange(undefined, () => undefined),
    ...arrange('end', (index, count) => count - 1 - index),
  ]
}

/** Maximum number of columns pinned to one edge, not counting the checkboxes. */
const maxPinned = 4

export function mayPin<Row>(columns: readonly DataTableColumn<Row>[], layout: TableLayout, pin: ColumnPin): boolean {
  return arrangeColumns(columns, layout).filter((arranged) => arranged.pin === pin).length < maxPinned
}
