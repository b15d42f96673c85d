import { type ComponentProps, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { ScrollArea } from '../scroll-area/scroll-area.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnSizes } from './column-sizes.tsx'
import { ColumnsButton } from './columns-button.tsx'
import type { DataTableColumn } from './data-table-column.ts'
import { everythingSelected, nothingSelected, type TableSelection } from './row-selection.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { TableBody } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import { arrangeColumns, type TableDensity, type TableLayout } from './table-layout.ts'
import { tableRoles } from './table-roles.ts'
import type { TableSort } from './table-sort.ts'
import { TableStrip } from './table-strip.tsx'
import { useArranging } from './use-arranging.ts'
import { usePinnedOffsets } from './use-pinned-offsets.ts'
import { useSelecting } from './use-selecting.ts'
import { useTableStatus } from './use-table-status.ts'
import { maxPlainRows } from './use-row-window.ts'

export { type ColumnFilter, type ColumnFilters, facetCounts } from './client-rows.ts'
export type { CellValue, ColumnPin, DataTableColumn } from './data-table-column.ts'
export { readTableLayout } from './read-table-layout.ts'
export { everythingSelected, nothingSelected, type TableSelection } from './row-selection.ts'
export type { TableDensity, TableLayout } from './table-layout.ts'
export { nextSort, type TableSort } from './table-sort.ts'
export { type ClientRows, type ClientRowsOptions, useClientRows } from './use-client-rows.ts'

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the table: describes the rows. */
  label: string
  columns: readonly DataTableColumn<Row>[]
  /** Rows of this page, in display order. More than 100 are virtualized. */
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** Short label for the row's checkbox. Default: its id. */
  getRowLabel?: (row: Row) => string
  /**
   * Address that a row links to. The primary cell becomes a link that covers the whole row, so it must not contain
   * links.
   */
  getRowHref?: (row: Row) => string | undefined
  sort?: TableSort
  /** Called when a header is pressed. Required for columns with `isSortable`. */
  onSort?: (sort: TableSort) => void
  /** The chosen rows, on this and other pages. */
  selection?: TableSelection
  /** Called with the new selection. Makes rows selectable. */
  onSelectionChange?: (selection: TableSelection) => void
  /** Number of rows on all pages, which lets the user select all of them. Default: the rows of this page. */
  totalRows?: number
  /** Buttons shown while rows are selected. */
  bulkActions?: ReactNode
  /** Content above the headers, such as TableViews and TableExport. */
  toolbar?: ReactNode
  /** The user's arrangement of the columns. */
  layout?: TableLayout
  /** Called with the new layout. Lets the user resize, move, pin and hide columns and choose the density. */
  onLayoutChange?: (layout: TableLayout) => void
  /** Shows skeletons when there are no rows; otherwise a progress line above the current rows. */
  isLoading?: boolean
  /** Number of skeleton rows. Default 5. */
  skeletonCount?: number
  /** Shown when there are no rows. */
  empty?: ReactNode
  /** Shown instead of rows when loading failed. */
  error?: ReactNode
  /** Default `compact`. The user's choice in `layout` takes precedence. */
  density?: TableDensity
  /** Limits the height and keeps the header visible while rows scroll. Always on with more than 100 rows. */
  hasStickyHeader?: boolean
}

const asItComes: TableLayout = {}
const noWidths: Record<string, number> = {}
const nothing: readonly never[] = []

/** A table with sorting, selection and column settings. Rows become cards where less than 768 px are available. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    getRowId,
    getRowLabel,
    getRowHref,
    sort,
    onSort,
    selection,
    onSelectionChange,
    totalRows: knownTotal,
    bulkActions,
    toolbar,
    layout: ownLayout,
    onLayoutChange,
    isLoading = false,
    skeletonCount,
    empty,
    error,
    density: givenDensity,
    hasStickyHeader,
    className,
    ...rest
  } = props
  // Not a default in the destructuring, because API answers may contain null.
  const totalRows = knownTotal ?? rows.length
  const layout = ownLayout ?? asItComes
  const { labels } = useUi()
  const tableRef = useRef<HTMLTableElement>(null)
  const selectAllRef = useRef<HTMLInputElement>(null)
  const [measured, setMeasured] = useState(noWidths)
  const onMeasured = useCallback((widths: Record<string, number>) => setMeasured(widths), [])

  const isVirtual = rows.length > maxPlainRows
  const density = layout.density ?? givenDensity ?? 'compact'
  const isFixed = layout.widths !== undefined || measured !== noWidths
  const arranged = useMemo(() => arrangeColumns(columns, layout), [columns, layout])
  const arranging = useArranging(columns, layout, onLayoutChange)
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId])
  const choice = useSelecting({ selection, onSelectionChange, pageIds: ids, total: totalRows })
  const selecting = onSelectionChange ? choice : undefined
  const isEverything = selection?.mode === 'all' && selection.except.length === 0
  const chosen = choice.count > 0 && (isEverything ? labels.allSelected(totalRows) : labels.selectedCount(choice.count))
  const status = useTableStatus({ isLoading, rowCount: totalRows, selection: chosen || undefined })
  usePinnedOffsets(tableRef, arranged)

  const instead = error ?? (rows.length === 0 && !isLoading ? empty : undefined)
  const columnCount = arranged.length + (selecting ? 1 : 0)

  function clearSelection() {
    onSelectionChange?.(nothingSelected)
    // Moves the focus, because the pressed button disappears with the bar.
    selectAllRef.current?.focus()
  }

  return (
    <div
      {...rest}
      className={classNames('ui-data-table', className)}
      data-density={density}
      data-loading={(isLoading && rows.length > 0) || undefined}
    >
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {(selecting || arranging || toolbar) && (
        <TableStrip
          isSelectable={selecting !== undefined}
          tools={
            <>
              {toolbar}
              {arranging && <ColumnsButton arranging={arranging} density={density} />}
            </>
          }
          bulkBar={
            selecting &&
            choice.count > 0 && (
              <BulkBar
                count={choice.count}
                total={totalRows}
                isEverything={isEverything}
                onSelectEverything={
                  choice.isPageSelected && choice.count < totalRows
                    ? () => onSelectionChange?.(everythingSelected)
                    : undefined
                }
                onClear={clearSelection}
              >
                {bulkActions}
              </BulkBar>
            )
          }
        />
      )}
      <ScrollArea label={label} className="ui-table-scroller" data-sticky={hasStickyHeader || isVirtual || undefined}>
        <table
          {...tableRoles.table}
          ref={tableRef}
          className="ui-table"
          aria-label={label}
          aria-busy={isLoading}
          aria-rowcount={isVirtual ? rows.length + 1 : undefined}
          data-density={density}
          data-fixed={isFixed || undefined}
          data-selectable={selecting !== undefined || undefined}
          data-awaited={(!instead && rows.length === 0 && isLoading) || undefined}
        >
          <ColumnSizes
            columns={arranged}
            measured={measured}
            hasSelection={selecting !== undefined}
            isFixed={isFixed}
          />
          <TableHead
            columns={arranged}
            selecting={selecting}
            hasRows={rows.length > 0}
            selectAllRef={selectAllRef}
            sort={sort}
            onSort={onSort ?? undefined}
            arranging={arranging}
            isVirtual={isVirtual}
          />
          <TableBody
            rows={instead ? nothing : rows}
            ids={ids}
            columns={arranged}
            getRowLabel={getRowLabel}
            getRowHref={getRowHref}
            selecting={selecting}
            onMeasured={onMeasured}
          >
            {instead && (
              <tr {...tableRoles.row} className="ui-data-table-instead">
                <td {...tableRoles.cell} colSpan={columnCount}>
                  {instead}
                </td>
              </tr>
            )}
            {!instead && rows.length === 0 && isLoading && (
              <SkeletonRows count={skeletonCount ?? 5} columns={arranged} hasSelection={selecting !== undefined} />
            )}
          </TableBody>
        </table>
      </ScrollArea>
    </div>
  )
}
