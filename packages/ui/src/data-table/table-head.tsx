import { type RefObject, useEffect } from 'react'
import { useUi } from '../ui-provider/ui-context.ts'
import { selectPinAttributes } from './cell-attributes.ts'
import { HeaderCell } from './header-cell.tsx'
import { SelectBox } from './select-box.tsx'
import type { ArrangedColumn } from './table-layout.ts'
import { tableRoles } from './table-roles.ts'
import type { TableSort } from './table-sort.ts'
import type { Arranging } from './use-arranging.ts'
import type { Selecting } from './use-selecting.ts'

export interface TableHeadProps<Row> {
  columns: readonly ArrangedColumn<Row>[]
  /** Undefined when rows can't be chosen. */
  selecting: Selecting | undefined
  /** Whether there are rows to choose. */
  hasRows: boolean
  selectAllRef: RefObject<HTMLInputElement | null>
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
  arranging: Arranging<Row> | undefined
  isVirtual: boolean
}

/** The header row, with the checkbox that selects all rows of the page. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, selecting, hasRows, selectAllRef, sort, onSort, arranging, isVirtual } = props
  const { labels } = useUi()
  const isMixed = selecting?.isSomeSelected ?? false
  useEffect(() => {
    if (selectAllRef.current) selectAllRef.current.indeterminate = isMixed
  }, [selectAllRef, isMixed])
  // With cards, the header is a strip of its controls.
  const isUnused = !selecting && !(onSort && columns.some(({ column }) => column.isSortable))
  return (
    <thead {...tableRoles.rowGroup} data-unused={isUnused || undefined}>
      <tr {...tableRoles.row} aria-rowindex={isVirtual ? 1 : undefined}>
        {selecting && (
          <th
            scope="col"
            {...tableRoles.columnHeader}
            {...selectPinAttributes(columns)}
            className="ui-data-table-select-cell"
          >
            <SelectBox
              ref={selectAllRef}
              label={labels.selectAll}
              isChecked={selecting.isPageSelected}
              isDisabled={!hasRows}
              onChange={selecting.selectPage}
            />
          </th>
        )}
        {columns.map((arranged) => (
          <HeaderCell
            key={arranged.column.id}
            arranged={arranged}
            hasSelection={selecting !== undefined}
            sort={sort}
            onSort={onSort}
            arranging={arranging}
          />
        ))}
      </tr>
    </thead>
  )
}
