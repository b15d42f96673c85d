import { useTranslation } from '@chonoi/i18n/react'
import { DataTable, type DataTableColumn, type DataTableProps } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { usePathname } from '../app/navigation.tsx'
import { frameAreaOf, isOfficeArea } from '../shell/frame-area.ts'
import { ListTools } from './list-tools.tsx'
import { QueryFailure } from './query-failure.tsx'
import type { ListState } from './use-list-state.ts'

export interface ListTableProps<Row>
  extends Pick<DataTableProps<Row>, 'selection' | 'onSelectionChange' | 'bulkActions'> {
  label: string
  state: ListState
  result: UseQueryResult
  rows: readonly Row[] | undefined
  /** Columns whose id is one of the operation's sort columns are sortable. */
  columns: readonly DataTableColumn<Row>[]
  rowLabel: (row: Row) => string
  /** Returns the page that a row opens. Absent: rows are not links. */
  rowHref?: (row: Row) => string
  /** Shown instead of rows when the list is empty without any filter. */
  empty: ReactNode
  /** Shown instead of rows when a filter or tab matches none. Default: a message that nothing matches. */
  noResults?: ReactNode
  /** The title of the failure. Default: that the data could not be loaded. */
  failureTitle?: string
}

/**
 * The rows of a list, sorted by the URL, with states for loading, empty, no match and failure. Lists of the back office
 * and the seller centre let people choose columns and density, save what they chose as views, and
 * move through the rows by single keys.
 */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { label, state, result, rows = [], columns, rowLabel, rowHref, ...rest } = props
  const { empty, noResults, failureTitle, ...selecting } = rest
  const { t } = useTranslation('common')
  const sorts: readonly string[] = state.sorts
  const tableRef = useRef<HTMLDivElement>(null)
  const isOffice = isOfficeArea(frameAreaOf(usePathname()))
  const nothingFound = noResults || <EmptyState title={t('state.noResults')} message={t('state.noResultsHint')} />
  return (
    <DataTable
      ref={tableRef}
      {...selecting}
      label={label}
      columns={columns.map((column) => ({ ...column, isSortable: sorts.includes(column.id) }))}
      rows={rows}
      getRowId={(row) => row.id}
      getRowLabel={rowLabel}
      {...(rowHref && { getRowHref: rowHref })}
      {...(sorts.length > 0 && { sort: state.sort, onSort: state.setSort })}
      {...(isOffice && {
        ...{ layout: state.layout, onLayoutChange: state.setLayout },
        toolbar: <ListTools state={state} listRef={tableRef} />,
      })}
      isLoading={result.isFetching}
      empty={state.isNarrowed ? nothingFound : empty}
      {...(result.isError && {
        error: <QueryFailure result={result} {...(failureTitle && { title: failureTitle })} />,
      })}
    />
  )
}
