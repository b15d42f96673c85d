import type { ReactNode } from 'react'

/** What a cell means, apart from how it looks. Amounts and counts are numbers; empty is null or undefined. */
export type CellValue = string | number | boolean | Date | null | undefined

/** The edge of the table a column stays at while the others scroll past. */
export type ColumnPin = 'start' | 'end'

/** One column of a DataTable, which is also one line of a card on phones. */
export interface DataTableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** By this a client table sorts and searches, and every table exports. A column without it is not exported. */
  value?: (row: Row) => CellValue
  /** Figures: tabular, aligned to the end. */
  isNumeric?: boolean
  isSortable?: boolean
  /** Names the row: its header cell, and the title of its card. One column should be primary; it can't be hidden. */
  isPrimary?: boolean
  /** Left out of the card on phones. */
  isHiddenOnCard?: boolean
  /** The header is read to screen readers only, e.g. above a column of buttons. */
  isHeaderHidden?: boolean
  /** In pixels, until the reader chooses another. Without it the browser shares the room by content. */
  width?: number
  /** In pixels; default 72. */
  minWidth?: number
  /** Where it stays until the reader decides otherwise. */
  pin?: ColumnPin
  /** Out of sight until the reader asks for it. */
  isHiddenAtFirst?: boolean
}
