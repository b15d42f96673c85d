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
import { mostPlainRows } from './use-row-window.ts'

export { type ColumnFilter, type ColumnFilters, facetCounts } from './client-rows.ts'
export type { CellValue, ColumnPin, DataTableColumn } from './data-table-column.ts'
export { readTableLayout } from './read-table-layout.ts'
export { everythingSelected, nothingSelected, type TableSelection } from './row-selection.ts'
export type { TableDensity, TableLayout } from './table-layout.ts'
export { nextSort, type TableSort } from './table-sort.ts'
export { type ClientRows, type ClientRowsOptions, useClientRows } from './use-client-rows.ts'

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Says what the rows are; names the table. */
  label: string
  columns: readonly DataTableColumn<Row>[]
  /** This page's rows, in the order to be shown. More than 100 are drawn as they come into sight. */
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** A few words for the row's check box; default its id. */
  getRowLabel?: (row: Row) => string
  /** Where a row leads: its primary cell is a link that the whole row answers to. That cell then holds no link itself. */
  getRowHref?: (row: Row) => string | undefined
  sort?: TableSort
  /** Makes columns with `isSortable` pressable. */
  onSort?: (sort: TableSort) => void
  /** What is chosen, on this page and others. */
  selection?: TableSelection
  /** Makes rows choosable. */
  onSelectionChange?: (selection: TableSelection) => void
  /** Rows on all pages; lets the reader choose all of them. Default those of this page. */
  totalRows?: number
  /** Buttons shown while something is chosen. */
  bulkActions?: ReactNode
  /** Above the headers: TableViews, TableExport and the like. */
  toolbar?: ReactNode
  /** How the reader arranged the columns. */
  layout?: TableLayout
  /** Lets the reader resize, move, pin and hide columns and choose the density. */
  onLayoutChange?: (layout: TableLayout) => void
  /** Without rows skeletons are shown; with rows they stay, under a moving line, until the new ones come. */
  isLoading?: boolean
  /** Default 5. */
  skeletonCount?: number
  /** Instead of rows when there are none. */
  empty?: ReactNode
  /** Instead of rows when they could not be loaded. */
  error?: ReactNode
  /** Default `compact`; the reader's own choice in `layout` goes first. */
  density?: TableDensity
  /** The header stays in sight while rows scroll in a limited height. Always so with more than 100 rows. */
  hasStickyHeader?: boolean
}

const asItComes: TableLayout = {}
const noWidths: Record<string, number> = {}
const nothing: readonly never[] = []

/** Rows and what can be done with them; the same columns become cards where less than 768 px are free. */
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
  // Not in the brackets, where only undefined stands aside for a default: a server's answer may say null.
  const totalRows = knownTotal ?? rows.length
  const layout = ownLayout ?? asItComes
  const { labels } = useUi()
  const tableRef = useRef<HTMLTableElement>(null)
  const selectAllRef = useRef<HTMLInputElement>(null)
  const [measured, setMeasured] = useState(noWidths)
  const onMeasured = useCallback((widths: Record<string, number>) => setMeasured(widths), [])

  const isVirtual = rows.length > mostPlainRows
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
    // The button that was pressed goes away with the bar.
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
