import type { ColumnPin, DataTableColumn } from './data-table-column.ts'

export type TableDensity = 'compact' | 'comfortable'

/** What a reader changed about the columns. Everything left out is as the columns say; `{}` is a table as it comes. */
export interface TableLayout {
  /** Ids in their order. Columns not named here (added later) stand where they are defined. */
  order?: readonly string[]
  /** By column id: shown (true) or hidden (false). */
  shown?: Readonly<Record<string, boolean>>
  /** By column id; `none` frees a column that comes pinned. */
  pinned?: Readonly<Record<string, ColumnPin | 'none'>>
  /** By column id, in pixels. */
  widths?: Readonly<Record<string, number>>
  density?: TableDensity
}

/** A column in its place. */
export interface ArrangedColumn<Row> {
  column: DataTableColumn<Row>
  pin: ColumnPin | undefined
  /** Counted from its own edge, from 0; only of pinned columns. */
  pinIndex: number | undefined
  /** The pinned column that the free ones disappear behind. */
  isPinEdge: boolean
  /** In pixels, as the reader made it. */
  chosenWidth: number | undefined
  /** That, or the one it is defined with. */
  width: number | undefined
}

export const narrowestColumn = 72
export const widestColumn = 1200

/** The row's own name and columns of buttons stay in sight. */
export const mayHide = <Row>(column: DataTableColumn<Row>) => !column.isPrimary && !column.isHeaderHidden

export function isShown<Row>(column: DataTableColumn<Row>, layout: TableLayout): boolean {
  return !mayHide(column) || (layout.shown?.[column.id] ?? !column.isHiddenAtFirst)
}

export function pinOf<Row>(column: DataTableColumn<Row>, layout: TableLayout): ColumnPin | undefined {
  const chosen = layout.pinned?.[column.id]
  return chosen === undefined ? column.pin : chosen === 'none' ? undefined : chosen
}

/** All columns in the reader's order, the hidden ones too. */
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

/** The visible columns from start to end: those pinned to the start, the free ones, those pinned to the end. */
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

/** Columns that styles can keep at one edge, the check boxes not counted. */
export const mostPinned = 4

export function mayPin<Row>(columns: readonly DataTableColumn<Row>[], layout: TableLayout, pin: ColumnPin): boolean {
  return arrangeColumns(columns, layout).filter((arranged) => arranged.pin === pin).length < mostPinned
}
