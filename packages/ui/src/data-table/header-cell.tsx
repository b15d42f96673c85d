import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, useId } from 'react'
import { ColumnMenuButton } from './column-menu-button.tsx'
import { pinAttributes } from './cell-attributes.ts'
import { useColumnDrag } from './use-column-drag.ts'
import type { ArrangedColumn } from './table-layout.ts'
import { nextSort, type TableSort } from './table-sort.ts'
import { tableRoles } from './table-roles.ts'
import type { Arranging } from './use-arranging.ts'
import { unsortedArrow } from './unsorted-arrow.tsx'
import { WidthHandle } from './width-handle.tsx'

const ariaSortOf = { asc: 'ascending', desc: 'descending' } as const

export interface HeaderCellProps<Row> {
  arranged: ArrangedColumn<Row>
  hasSelection: boolean
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
  arranging: Arranging<Row> | undefined
}

function Cell<Row>({ arranged, hasSelection, sort, onSort, arranging }: HeaderCellProps<Row>) {
  const { column } = arranged
  const nameId = useId()
  const order = sort?.by === column.id ? sort.order : undefined
  const isSortable = column.isSortable && onSort !== undefined
  const isArrangeable = arranging !== undefined && !column.isHeaderHidden
  const drag = useColumnDrag(isArrangeable ? arranging : undefined, column.id)
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      {...tableRoles.columnHeader}
      {...pinAttributes(arranged, hasSelection)}
      {...drag}
      aria-sort={order && ariaSortOf[order]}
      // Names the header by its text alone, because screen readers repeat it with every cell.
      aria-labelledby={nameId}
      data-column={column.id}
      data-numeric={column.isNumeric ? '' : undefined}
      data-sortable={isSortable || undefined}
    >
      <span className="ui-data-table-head">
        {isSortable ? (
          <button type="button" className="ui-data-table-sort" onClick={() => onSort(nextSort(sort, column.id))}>
            <span id={nameId}>{column.header}</span>
            {order ? <Arrow aria-hidden="true" data-active="" /> : unsortedArrow}
          </button>
        ) : (
          <span id={nameId} className={column.isHeaderHidden ? 'ui-visually-hidden' : undefined}>
            {column.header}
          </span>
        )}
        {isArrangeable && (
          <ColumnMenuButton column={column} arranged={arranged} arranging={arranging} sort={sort} onSort={onSort} />
        )}
      </span>
      {isArrangeable && <WidthHandle column={column} arranging={arranging} />}
    </th>
  )
}

/** A column's header cell: its name, as a button if it can be sorted, and a menu if it can be arranged. */
export const HeaderCell = memo(Cell) as typeof Cell
