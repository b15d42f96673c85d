import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { DataTableColumn } from './data-table-column.ts'
import { nextSort, type TableSort } from './table-sort.ts'
import { tableRoles } from './table-roles.ts'

const ariaSortOf = { asc: 'ascending', desc: 'descending' } as const

export interface SortHeaderProps<Row> {
  column: DataTableColumn<Row>
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

/** A column's header cell; sortable ones hold a button. */
export function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const order = sort?.by === column.id ? sort.order : undefined
  const isSortable = column.isSortable && onSort !== undefined
  const Arrow = order === undefined ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      {...tableRoles.columnHeader}
      aria-sort={order && ariaSortOf[order]}
      data-numeric={column.isNumeric ? '' : undefined}
      data-sortable={isSortable || undefined}
    >
      {isSortable ? (
        <button type="button" className="ui-data-table-sort" onClick={() => onSort(nextSort(sort, column.id))}>
          {column.header}
          <Arrow aria-hidden="true" data-active={order ? '' : undefined} />
        </button>
      ) : (
        <span className={column.isHeaderHidden ? 'ui-visually-hidden' : undefined}>{column.header}</span>
      )}
    </th>
  )
}
