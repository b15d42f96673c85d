import type { DataTableColumn } from '@chonoi/ui/data-table'
import { RowDetailsButton } from './row-details-button.tsx'

export interface DetailsColumnOptions<Row> {
  /** Announced, not shown. */
  header: string
  /** Names a row. */
  nameOf: (row: Row) => string
}

/** The last column of a list whose rows have no other action: the button that opens the details beside the list. */
export const detailsColumn = <Row extends { id: string }>(
  options: DetailsColumnOptions<Row>,
): DataTableColumn<Row> => ({
  id: 'actions',
  pin: 'end',
  header: options.header,
  isHeaderHidden: true,
  cell: (row) => <RowDetailsButton id={row.id} name={options.nameOf(row)} />,
})
