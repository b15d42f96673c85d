import { useMemo } from 'react'
import { useNavigation } from '../app/navigation.tsx'
import { useChosenQuery } from '../app/use-chosen-query.ts'

export interface ListSort {
  by: string
  order: 'asc' | 'desc'
}

export interface ListStateOptions {
  /** Default 20. */
  limit?: number
  /** Default createdAt descending (LIST-05). */
  sort?: ListSort
  /** The part of the query that tabs above the list choose: clearing the filters leaves the reader on their tab. */
  tab?: string
}

export interface ListState {
  page: number
  limit: number
  sort: ListSort
  search: string
  /** The value of a filter, '' when it is not set. */
  filter: (name: string) => string
  filterAll: (name: string) => string[]
  /** Sets filters and forgets the page (LIST-01); '' takes a filter away. */
  setFilters: (values: Record<string, string | readonly string[]>) => void
  setSort: (sort: ListSort) => void
  /** Takes away every filter and the search. */
  clear: () => void
  goTo: (page: number) => void
  /** The address of a page, for links. */
  hrefOf: (page: number) => string
  /** The address of a tab, '' for that of everything; filters and search stay. */
  hrefOfTab: (value: string) => string
  /** Whether any filter or search is set; a tab is none. */
  isFiltered: boolean
  /** Whether a filter, the search or a tab lets less than the whole list through. */
  isNarrowed: boolean
}

const own = new Set(['page', 'sortBy', 'sortOrder', 'lang'])

/** A list's whole state, read from the address and written to it: the URL is the only truth. */
export function useListState({
  limit = 20,
  sort: standard = { by: 'createdAt', order: 'desc' },
  tab,
}: ListStateOptions = {}): ListState {
  const { query, choose, hrefWith, hrefOfPage } = useChosenQuery()
  const { navigate } = useNavigation()

  return useMemo(() => {
    const isFiltered = [...query.keys()].some((name) => !own.has(name) && name !== tab)
    return {
      page: Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1),
      limit,
      sort: {
        by: query.get('sortBy') ?? standard.by,
        order: query.get('sortOrder') === 'asc' ? 'asc' : query.get('sortOrder') === 'desc' ? 'desc' : standard.order,
      },
      search: query.get('search') ?? '',
      filter: (name) => query.get(name) ?? '',
      filterAll: (name) => query.getAll(name),
      setFilters: (values) =>
        choose((next) => {
          next.delete('page')
          for (const [name, value] of Object.entries(values)) {
            next.delete(name)
            for (const one of typeof value === 'string' ? [value] : value) if (one !== '') next.append(name, one)
          }
        }),
      setSort: ({ by, order }) =>
        choose((next) => {
          next.delete('page')
          next.set('sortBy', by)
          next.set('sortOrder', order)
        }),
      clear: () =>
        choose((next) => {
          for (const name of [...next.keys()]) if (name !== 'lang' && name !== tab) next.delete(name)
        }),
      goTo: (page) => navigate(hrefOfPage(page)),
      hrefOf: hrefOfPage,
      hrefOfTab: (value) =>
        hrefWith((next) => {
          next.delete('page')
          if (!tab) return
          if (value) next.set(tab, value)
          else next.delete(tab)
        }),
      isFiltered,
      isNarrowed: isFiltered || (tab !== undefined && query.has(tab)),
    }
  }, [query, limit, standard.by, standard.order, tab, navigate, choose, hrefWith, hrefOfPage])
}
