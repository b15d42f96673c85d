import type { SearchFilters } from '@chonoi/domain'
import { useMemo } from 'react'
import { usePathname } from '../app/navigation.tsx'
import { useChosenQuery } from '../app/use-chosen-query.ts'
import { pageOf, readProductFilters } from './product-filters.ts'

/** New values by parameter name; null or '' removes one. */
export type FilterChange = Record<string, string | readonly string[] | null>

export interface ProductFilterState {
  filters: SearchFilters
  page: number
  /** Returns the URL after a change, without the page number. */
  hrefWith: (change: FilterChange) => string
  change: (change: FilterChange) => void
  /** Clears the filters. Keeps the search page's query and the sort order. */
  clear: () => void
  hrefOfPage: (page: number) => string
  /** Shows another page in place of this one. */
  showPage: (page: number) => void
  /** The URL parameter of the search text. */
  searchName: 'q' | 'search'
}

const kept = new Set(['lang', 'q', 'sortBy', 'sortOrder'])

/** Reads the filters of the product list from the URL and writes them to it. */
export function useProductFilters(): ProductFilterState {
  const { query, choose, hrefWith, hrefOfPage, showPage } = useChosenQuery()
  const pathname = usePathname()
  return useMemo(() => {
    const apply = (change: FilterChange) => (next: URLSearchParams) => {
      next.delete('page')
      for (const [name, value] of Object.entries(change)) {
        next.delete(name)
        for (const one of typeof value === 'string' ? [value] : (value ?? [])) if (one) next.append(name, one)
      }
    }
    return {
      filters: readProductFilters(query),
      page: pageOf(query),
      hrefWith: (change) => hrefWith(apply(change)),
      change: (change) => choose(apply(change)),
      clear: () =>
        choose((next) => {
          for (const name of [...next.keys()]) if (!kept.has(name)) next.delete(name)
        }),
      hrefOfPage,
      showPage,
      searchName: pathname === '/search' ? 'q' : 'search',
    }
  }, [query, choose, hrefWith, hrefOfPage, showPage, pathname])
}
