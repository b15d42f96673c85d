import type { QueryOf } from '@chonoi/contract'
import { useMemo } from 'react'
import { useChosenQuery } from '../app/use-chosen-query.ts'
import { type FilterName, type ListOperation, listParameters, type SortColumn } from './list-parameters.ts'
import { type ListSort, listQuery, pageOf, sortOf } from './list-query.ts'

export interface ListStateOptions<Id extends ListOperation> {
  /** The filter that the list's tabs set. Clearing the filters keeps the selected tab. */
  tab?: FilterName<Id>
  /** Whether a changed filter writes `page=1` into the URL; otherwise the first page is left out of it. */
  writesFirstPage?: boolean
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
  setFilter(name: FilterName<Id> | 'search', value: string): void
  /** Sets several filters at once, for a control that stands for all of them. */
  setFilters(values: Partial<Record<FilterName<Id>, string>>): void
  setSort(sort: ListSort): void
  /** Sorts by a column in its default direction. */
  sortBy(column: SortColumn<Id>): void
  /** Removes every filter and the search. */
  clear(): void
  /** Returns the URL of a page, for links. */
  hrefOf(page: number): string
  /** Returns the URL of a tab, '' for the tab of everything. Keeps filters and search. */
  hrefOfTab(value: string): string
  /** Whether any filter or search is set, apart from the tab. */
  isFiltered: boolean
  /** Whether a filter, the search or a tab narrows the list. */
  isNarrowed: boolean
}

const notFilters = new Set(['page', 'sortBy', 'sortOrder', 'lang'])

/** The state of a list, read from the URL and written to it, with the query for its operation. */
export function useListState<Id extends ListOperation>(
  operation: Id,
  { tab, writesFirstPage = false }: ListStateOptions<Id> = {},
): ListState<Id> {
  const { query: params, choose, hrefWith, hrefOfPage } = useChosenQuery()

  return useMemo(() => {
    const isFiltered = [...params.keys()].some((name) => !notFilters.has(name) && name !== tab)
    const chooseWith = (values: Readonly<Record<string, string | undefined>>) =>
      choose((next) => {
        if (writesFirstPage) next.set('page', '1')
        else next.delete('page')
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
      })
    return {
      operation,
      query: listQuery(operation, params),
      page: pageOf(params),
      sort: sortOf(operation, params),
      sorts: listParameters[operation].sorts,
      search: params.get('search') ?? '',
      filter: (name) => params.get(name) ?? '',
      setFilter: (name, value) => chooseWith({ [name]: value }),
      setFilters: (values) => chooseWith(values),
      setSort: ({ by, order }) => chooseWith({ sortBy: by, sortOrder: order }),
      sortBy: (column) => chooseWith({ sortBy: column, sortOrder: '' }),
      clear: () =>
        choose((next) => {
          for (const name of [...next.keys()]) if (name !== 'lang' && name !== tab) next.delete(name)
        }),
      hrefOf: hrefOfPage,
      hrefOfTab: (value) =>
        hrefWith((next) => {
          next.delete('page')
          if (!tab) return
          if (value) next.set(tab, value)
          else next.delete(tab)
        }),
      isFiltered,
      isNarrowed: isFiltered || (tab !== undefined && params.has(tab)),
    }
  }, [params, operation, tab, writesFirstPage, choose, hrefWith, hrefOfPage])
}
