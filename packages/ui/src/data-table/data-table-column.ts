import type { ReactNode } from 'react'

/** The value of a cell, independent of its display. Amounts and counts are numbers; empty is null or undefined. */
export type CellValue = string | number | boolean | Date | null | undefined

/** The edge of the table that a column is pinned to. */
export type ColumnPin = 'start' | 'end'

/** One column of a DataTable. On phones it is one line of a card. */
export interface DataTableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /**
   * Returns the value for export, and for sorting and searching in the browser. Columns without it are not exported.
   */
  value?: (row: Row) => CellValue
  /** Numeric: tabular figures, aligned to the end. */
  isNumeric?: boolean
  isSortable?: boolean
  /** Identifies the row: row header cell and title of the card. One column should be primary; it can't be hidden. */
  isPrimary?: boolean
  /** Omits the column from cards on phones. */
  isHiddenOnCard?: boolean
  /** Shows the header to screen readers only, e.g. above a column of buttons. */
  isHeaderHidden?: boolean
  /** Initial width in pixels. Default: by content. */
  width?: number
  /** Minimum width in pixels. Default 72. */
  minWidth?: number
  /** The edge to which it is pinned initially. */
  pin?: ColumnPin
  /** Hides the column initially. */
  isHiddenAtFirst?: boolean
}
