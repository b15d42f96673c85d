import { use, useMemo, useState } from 'react'
import { UiContext } from '../ui-provider/ui-context.ts'
import { type ColumnFilter, type ColumnFilters, filterRows, sortRows } from './client-rows.ts'
import type { DataTableColumn } from './data-table-column.ts'
import type { TableSort } from './table-sort.ts'

export interface ClientRowsOptions<Row> {
  /** All rows. */
  rows: readonly Row[]
  /** Must be stable. `value` defines what is sorted and searched. */
  columns: readonly DataTableColumn<Row>[]
  /** Page size. Default: one page with all rows. */
  pageSize?: number
  initialSort?: TableSort
}

/** A page of rows with its search, filters and sort order. Pass `rows`, `sort` and `onSort` to a DataTable. */
export interface ClientRows<Row> {
  /** Rows of the current page. */
  rows: readonly Row[]
  /** All matching rows in order, e.g. for an export. */
  matching: readonly Row[]
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
  search: string
  setSearch: (search: string) => void
  filters: ColumnFilters
  /** Sets the filter of a column; undefined removes it. */
  setFilter: (columnId: string, filter: ColumnFilter | undefined) => void
  clearFilters: () => void
  page: number
  setPage: (page: number) => void
  totalPages: number
}

/**
 * Sorts, filters and paginates rows in the browser. A new search or filter returns to page 1. Sorts texts by the
 * UiProvider's language, and by Vietnamese rules outside of one.
 */
export function useClientRows<Row>(options: ClientRowsOptions<Row>): ClientRows<Row> {
  const { rows, columns, pageSize = Number.POSITIVE_INFINITY, initialSort } = options
  const locale = use(UiContext)?.locale ?? 'vi'
  const [sort, onSort] = useState(initialSort)
  const [search, setSearch] = useState('')
  const [filters, setFilters] = useState<ColumnFilters>({})
  const [wantedPage, setPage] = useState(1)

  const filtered = useMemo(() => filterRows(rows, columns, search, filters), [rows, columns, search, filters])
  const matching = useMemo(() => {
    const column = columns.find(({ id }) => id === sort?.by)
    return sort ? sortRows(filtered, column, sort.order, locale) : filtered
  }, [filtered, columns, sort, locale])

  const totalPages = Math.max(1, Math.ceil(matching.length / pageSize))
  const page = Math.min(wantedPage, totalPages)
  const pageRows = useMemo(
    () => (pageSize === Number.POSITIVE_INFINITY ? matching : matching.slice((page - 1) * pageSize, page * pageSize)),
    [matching, page, pageSize],
  )
  return {
    rows: pageRows,
    matching,
    sort,
    onSort,
    search,
    setSearch: (next) => {
      setSearch(next)
      setPage(1)
    },
    filters,
    setFilter: (columnId, filter) => {
      const { [columnId]: _replaced, ...others } = filters
      setFilters(filter ? { ...others, [columnId]: filter } : others)
      setPage(1)
    },
    clearFilters: () => {
      setSearch('')
      setFilters({})
      setPage(1)
    },
    page,
    setPage,
    totalPages,
  }
}
