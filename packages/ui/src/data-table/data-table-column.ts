import type { ReactNode } from 'react'

/** One column of a DataTable, which is also one line of a card on phones. */
export interface DataTableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures: tabular, aligned to the end. */
  isNumeric?: boolean
  isSortable?: boolean
  /** Names the row: its header cell, and the title of its card. One column should be primary. */
  isPrimary?: boolean
  /** Left out of the card on phones. */
  isHiddenOnCard?: boolean
  /** The header is read to screen readers only, e.g. above a column of buttons. */
  isHeaderHidden?: boolean
}
