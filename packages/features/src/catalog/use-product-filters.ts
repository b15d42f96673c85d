import type { SearchFilters } from '@chonoi/domain'
import { useMemo } from 'react'
import { usePathname } from '../app/navigation.tsx'
import { useChosenQuery } from '../app/use-chosen-query.ts'
import { pageOf, readProductFilters } from './product-filters.ts'

/** New values by the name they have in the address; null or '' takes one away. */
export type FilterChange = Record<string, string | readonly string[] | null>

export interface ProductFilterState {
  filters: SearchFilters
  page: number
  /** The address after a change; it forgets the page. */
  hrefWith: (change: FilterChange) => string
  change: (change: FilterChange) => void
  /** Without filters; the search page keeps its words, and the order stays. */
  clear: () => void
  hrefOfPage: (page: number) => string
  /** Where the words to look for stand in the address. */
  searchName: 'q' | 'search'
}

const kept = new Set(['lang', 'q', 'sortBy', 'sortOrder'])

/** The filters of the product list: read from the address, written to it. */
export function useProductFilters(): ProductFilterState {
  const { query, choose, hrefWith, hrefOfPage } = useChosenQuery()
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
      searchName: pathname === '/search' ? 'q' : 'search',
    }
  }, [query, choose, hrefWith, hrefOfPage, pathname])
}
