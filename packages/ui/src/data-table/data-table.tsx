import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { ScrollArea } from '../scroll-area/scroll-area.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { DataRow } from './data-row.tsx'
import type { DataTableColumn } from './data-table-column.ts'
import { rowSelection } from './row-selection.ts'
import { SelectBox } from './select-box.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { SortHeader } from './sort-header.tsx'
import type { TableSort } from './table-sort.ts'
import { tableRoles } from './table-roles.ts'

export type { DataTableColumn } from './data-table-column.ts'
export { nextSort, type TableSort } from './table-sort.ts'

export interface DataTableProps<Row> {
  /** Says what the rows are; names the table. */
  label: string
  columns: readonly DataTableColumn<Row>[]
  /** This page's rows, in the order to be shown. */
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** A few words for the row's check box; default its id. */
  getRowLabel?: (row: Row) => string
  sort?: TableSort
  /** Makes columns with `isSortable` pressable. */
  onSort?: (sort: TableSort) => void
  /** With `onSelectedIdsChange` rows can be chosen. May hold ids of other pages. */
  selectedIds?: readonly string[]
  onSelectedIdsChange?: (ids: string[]) => void
  /** Buttons shown while something is chosen. */
  bulkActions?: ReactNode
  /** Without rows skeletons are shown; with rows they stay, under a moving line, until the new ones come. */
  isLoading?: boolean
  /** Default 5. */
  skeletonCount?: number
  /** Instead of rows when there are none. */
  empty?: ReactNode
  /** Instead of rows when they could not be loaded. */
  error?: ReactNode
  /** Default `compact`. */
  density?: 'compact' | 'comfortable'
  hasStickyHeader?: boolean
  className?: string
}

/** Rows that a server sorts and pages; the same columns become cards where less than 768 px are free. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    getRowId,
    getRowLabel = getRowId,
    sort,
    onSort,
    onSelectedIdsChange,
    bulkActions,
  } = props
  const { selectedIds = [], isLoading = false, skeletonCount = 5, empty, error, density = 'compact', className } = props
  const { labels } = useUi()
  const selection = rowSelection(selectedIds, rows.map(getRowId))
  const columnCount = columns.length + (onSelectedIdsChange ? 1 : 0)
  const instead = error ?? (rows.length === 0 && !isLoading ? empty : undefined)

  return (
    <div
      className={classNames('ui-data-table', className)}
      data-density={density}
      data-loading={(isLoading && rows.length > 0) || undefined}
    >
      {isLoading && <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>}
      {onSelectedIdsChange && selectedIds.length > 0 && (
        <BulkBar count={selectedIds.length} onClear={() => onSelectedIdsChange([])}>
          {bulkActions}
        </BulkBar>
      )}
      <ScrollArea label={label} className="ui-table-scroller" data-sticky={props.hasStickyHeader || undefined}>
        <table
          {...tableRoles.table}
          className="ui-table"
          aria-label={label}
          aria-busy={isLoading}
          data-density={density}
        >
          <thead {...tableRoles.rowGroup}>
            <tr {...tableRoles.row}>
              {onSelectedIdsChange && (
                <th scope="col" {...tableRoles.columnHeader} className="ui-data-table-select-cell">
                  <SelectBox
                    label={labels.selectAll}
                    isChecked={selection.isAllSelected}
                    isMixed={selection.isSomeSelected}
                    isDisabled={rows.length === 0}
                    onChange={(isSelected) => onSelectedIdsChange(selection.toggleAll(isSelected))}
                  />
                </th>
              )}
              {columns.map((column) => (
                <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody {...tableRoles.rowGroup}>
            {instead && (
              <tr {...tableRoles.row} className="ui-data-table-instead">
                <td {...tableRoles.cell} colSpan={columnCount}>
                  {instead}
                </td>
              </tr>
            )}
            {!instead && rows.length === 0 && isLoading && (
              <SkeletonRows count={skeletonCount} columns={columns} hasSelection={onSelectedIdsChange !== undefined} />
            )}
            {!instead &&
              rows.map((row) => {
                const id = getRowId(row)
                return (
                  <DataRow
                    key={id}
                    row={row}
                    columns={columns}
                    label={getRowLabel(row)}
                    isSelected={selection.has(id)}
                    onSelect={
                      onSelectedIdsChange && ((isSelected) => onSelectedIdsChange(selection.toggle(id, isSelected)))
                    }
                  />
                )
              })}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  )
}
