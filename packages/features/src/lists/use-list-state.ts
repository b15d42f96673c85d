import type { QueryOf } from '@chonoi/contract'
import type { TableLayout } from '@chonoi/ui/data-table'
import { useMemo, useState } from 'react'
import type { NavigateOptions } from '../app/navigation.tsx'
import { useChosenQuery } from '../app/use-chosen-query.ts'
import { filtersOf, type ListSort, notFilters, pageOf, setValues } from './list-address.ts'
import { type FilterName, type ListOperation, listParameters, type SortColumn } from './list-parameters.ts'
import { listQuery, sortOf } from './list-query.ts'

export interface ListStateOptions<Id extends ListOperation> {
  /** The filter that the list's tabs set. Clearing the filters keeps the selected tab. */
  tab?: FilterName<Id>
  /** Whether a changed filter writes `page=1` into the URL; otherwise the first page is left out of it. */
  writesFirstPage?: boolean
}

/** What a saved view of a list holds. */
export interface ListArrangement {
  filters: string
  sort: ListSort
  layout: TableLayout
}

export interface ListState<Id extends ListOperation = ListOperation> {
  operation: Id
  /** The query of the operation, from the URL. */
  query: QueryOf<Id>
  page: number
  sort: ListSort
  sorts: readonly SortColumn<Id>[]
  search: string
  /** Returns the value of a filter in the URL, '' when it is not set. */
  filter(name: FilterName<Id>): string
  /** Sets a filter and resets the page (LIST-01); '' removes the filter. */
  setFilter(name: FilterName<Id>, value: string): void
  /** Sets the search and resets the page. Only its beginning adds to the history, so that Back leaves the search. */
  setSearch(text: string): void
  /** Sets several filters at once, for a control that stands for all of them. */
  setFilters(values: Partial<Record<FilterName<Id>, string>>): void
  setSort(sort: ListSort): void
  /** Sorts by a column in its default direction. */
  sortBy(column: SortColumn<Id>): void
  /** The filters and the search as a query string in a fixed order, so that equal filters are equal texts. */
  filters: string
  /** The columns and the density that were chosen. */
  layout: TableLayout
  setLayout(layout: TableLayout): void
  /** The row whose details are shown beside the list, '' for none. */
  openId: string
  /** Shows the details of a row, or of none with ''. Only opening them adds to the history, so that Back closes them. */
  openRow(id: string): void
  /** Shows another page of the list, and keeps the row that is open. */
  showPage(page: number): void
  /** Replaces filters, search, sort order and columns. */
  show(view: ListArrangement, options?: Pick<NavigateOptions, 'replace'>): void
  /** Removes every filter and the search. */
  clear(): void
  /** Returns the URL of a page, for links. */
  hrefOf(page: number): string
  /** Returns the URL of a tab, '' for the tab of everything. Keeps filters and search. */
  hrefOfTab(value: string): string
  /** How many filters are set, apart from the tab and the search. */
  filterCount: number
  /** Whether any filter or search is set, apart from the tab. */
  isFiltered: boolean
  /** Whether a filter, the search or a tab narrows the list. */
  isNarrowed: boolean
}

/** How the page is shown, whatever its filters. */
const notCleared: ReadonlySet<string> = new Set(['lang', 'view'])

/** The state of a list, read from the URL and written to it, with the query for its operation. */
export function useListState<Id extends ListOperation>(
  operation: Id,
  { tab, writesFirstPage = false }: ListStateOptions<Id> = {},
): ListState<Id> {
  const { query: params, choose, hrefWith, hrefOfPage, showPage } = useChosenQuery()
  const [layout, setLayout] = useState<TableLayout>({})

  return useMemo(() => {
    const set = [...params.keys()].filter((name) => !notFilters.has(name) && name !== tab)
    const isFiltered = set.length > 0
    const chooseWith = (
      values: Readonly<Record<string, string | undefined>>,
      options?: Pick<NavigateOptions, 'replace'>,
    ) => choose((next) => setValues(next, values, { writesFirstPage }), options)
    return {
      operation,
      query: listQuery(operation, params),
      page: pageOf(params),
      sort: sortOf(operation, params),
      sorts: listParameters[operation].sorts,
      search: params.get('search') ?? '',
      filter: (name) => params.get(name) ?? '',
      setFilter: (name, value) => chooseWith({ [name]: value }),
      setSearch: (search) => chooseWith({ search }, { replace: params.has('search') }),
      setFilters: (values) => chooseWith(values),
      setSort: ({ by, order }) => chooseWith({ sortBy: by, sortOrder: order }),
      sortBy: (column) => chooseWith({ sortBy: column, sortOrder: '' }),
      filters: filtersOf(params),
      layout,
      setLayout,
      openId: params.get('open') ?? '',
      openRow: (id) =>
        choose((next) => (id ? next.set('open', id) : next.delete('open')), { replace: params.has('open') }),
      showPage,
      show(view, options) {
        setLayout(view.layout)
        choose((next) => {
          for (const name of [...next.keys()]) if (!notCleared.has(name)) next.delete(name)
          if (writesFirstPage) next.set('page', '1')
          for (const [name, value] of new URLSearchParams(view.filters)) next.append(name, value)
          const { by, order } = sortOf(operation, new URLSearchParams())
          if (view.sort.by === by && view.sort.order === order) return
          next.set('sortBy', view.sort.by)
          next.set('sortOrder', view.sort.order)
        }, options)
      },
      clear: () =>
        choose((next) => {
          for (const name of [...next.keys()]) if (!notCleared.has(name) && name !== tab) next.delete(name)
        }),
      hrefOf: hrefOfPage,
      hrefOfTab: (value) =>
        hrefWith((next) => {
          next.delete('page')
          if (!tab) return
          if (value) next.set(tab, value)
          else next.delete(tab)
        }),
      filterCount: set.filter((name) => name !== 'search').length,
      isFiltered,
      isNarrowed: isFiltered || (tab !== undefined && params.has(tab)),
    }
  }, [params, operation, tab, writesFirstPage, layout, choose, hrefWith, hrefOfPage, showPage])
}
