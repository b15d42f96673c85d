import { useCallback, useState } from 'react'
import { useNavigation, usePathname, useSearchParams } from './navigation.tsx'

export interface ChosenQuery {
  /** The query of the address, or already the one that was chosen last. */
  query: URLSearchParams
  /** Goes to the same page with another query; where it is scrolled to stays. */
  choose: (next: URLSearchParams) => void
  /** The path of this page with a query. */
  hrefOf: (next: URLSearchParams) => string
}

/** A query that shows a choice at once: the address follows when the press is drawn, and reading it anew takes a phone long. */
export function useChosenQuery(): ChosenQuery {
  const pathname = usePathname()
  const search = useSearchParams()
  const { navigate } = useNavigation()
  const [ahead, setAhead] = useState<{ of: URLSearchParams; query: URLSearchParams }>()
  const hrefOf = useCallback((next: URLSearchParams) => (next.size > 0 ? `${pathname}?${next}` : pathname), [pathname])
  const choose = useCallback(
    (next: URLSearchParams) => {
      setAhead({ of: search, query: next })
      navigate(hrefOf(next), { keepScroll: true })
    },
    [search, navigate, hrefOf],
  )
  return { query: ahead?.of === search ? ahead.query : search, choose, hrefOf }
}
