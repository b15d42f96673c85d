import { useCallback, useMemo } from 'react'
import { useNavigation } from '../app/navigation.tsx'

export interface ListSort {
  by: string
  order: 'asc' | 'desc'
}

export interface ListStateOptions {
  /** Default 20. */
  limit?: number
  /** Default createdAt descending (LIST-05). */
  sort?: ListSort
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
  clear: () => void
  goTo: (page: number) => void
  /** The address of a page, for links. */
  hrefOf: (page: number) => string
  /** Whether any filter or search is set. */
  isFiltered: boolean
}

const own = new Set(['page', 'sortBy', 'sortOrder', 'lang'])

/** A list's whole state, read from the address and written to it: the URL is the only truth. */
export function useListState({
  limit = 20,
  sort: standard = { by: 'createdAt', order: 'desc' },
}: ListStateOptions = {}): ListState {
  const { pathname, search, navigate } = useNavigation()

  const hrefWith = useCallback(
    (change: (next: URLSearchParams) => void) => {
      const next = new URLSearchParams(search)
      change(next)
      const query = next.toString()
      return query ? `${pathname}?${query}` : pathname
    },
    [pathname, search],
  )
  const hrefOf = useCallback(
    (page: number) => hrefWith((next) => (page <= 1 ? next.delete('page') : next.set('page', String(page)))),
    [hrefWith],
  )

  return useMemo(
    () => ({
      page: Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1),
      limit,
      sort: {
        by: search.get('sortBy') ?? standard.by,
        order: search.get('sortOrder') === 'asc' ? 'asc' : search.get('sortOrder') === 'desc' ? 'desc' : standard.order,
      },
      search: search.get('search') ?? '',
      filter: (name) => search.get(name) ?? '',
      filterAll: (name) => search.getAll(name),
      setFilters: (values) =>
        navigate(
          hrefWith((next) => {
            next.delete('page')
            for (const [name, value] of Object.entries(values)) {
              next.delete(name)
              for (const one of typeof value === 'string' ? [value] : value) if (one !== '') next.append(name, one)
            }
          }),
          { keepScroll: true },
        ),
      setSort: ({ by, order }) =>
        navigate(
          hrefWith((next) => {
            next.delete('page')
            next.set('sortBy', by)
            next.set('sortOrder', order)
          }),
          { keepScroll: true },
        ),
      clear: () =>
        navigate(
          hrefWith((next) => {
            for (const name of [...next.keys()]) if (name !== 'lang' && name !== 'q') next.delete(name)
          }),
          { keepScroll: true },
        ),
      goTo: (page) => navigate(hrefOf(page)),
      hrefOf,
      isFiltered: [...search.keys()].some((name) => !own.has(name)),
    }),
    [search, limit, standard.by, standard.order, navigate, hrefWith, hrefOf],
  )
}
