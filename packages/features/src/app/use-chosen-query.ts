import { useCallback, useState } from 'react'
import { useNavigation, usePathname, useSearchParams } from './navigation.tsx'

type Edit = (query: URLSearchParams) => void

export interface ChosenQuery {
  /** The query of the address, or already the one that was chosen last. */
  query: URLSearchParams
  /** Goes to this page with its query edited; where it is scrolled to stays. */
  choose: (edit: Edit) => void
  /** The path of this page with its query edited. */
  hrefWith: (edit: Edit) => string
  /** The path of another page of the list here. */
  hrefOfPage: (page: number) => string
}

/** A query that shows a choice at once: the address follows when the press is drawn, and reading it anew takes a phone long. */
export function useChosenQuery(): ChosenQuery {
  const pathname = usePathname()
  const search = useSearchParams()
  const { navigate } = useNavigation()
  const [ahead, setAhead] = useState<{ of: URLSearchParams; query: URLSearchParams }>()
  const query = ahead?.of === search ? ahead.query : search
  const hrefWith = useCallback((edit: Edit) => hrefOf(pathname, edited(query, edit)), [pathname, query])
  const hrefOfPage = useCallback(
    (page: number) => hrefWith((next) => (page <= 1 ? next.delete('page') : next.set('page', String(page)))),
    [hrefWith],
  )
  const choose = useCallback(
    (edit: Edit) => {
      const next = edited(query, edit)
      setAhead({ of: search, query: next })
      navigate(hrefOf(pathname, next), { keepScroll: true })
    },
    [pathname, search, query, navigate],
  )
  return { query, choose, hrefWith, hrefOfPage }
}

function edited(query: URLSearchParams, edit: Edit): URLSearchParams {
  const next = new URLSearchParams(query)
  edit(next)
  return next
}

const hrefOf = (pathname: string, query: URLSearchParams) => (query.size > 0 ? `${pathname}?${query}` : pathname)
