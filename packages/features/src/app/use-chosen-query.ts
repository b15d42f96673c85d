import { useCallback, useState } from 'react'
import { type NavigateOptions, useNavigation, usePathname, useSearchParams } from './navigation.tsx'

type Edit = (query: URLSearchParams) => void

export interface ChosenQuery {
  /** The query of the URL, or the latest choice before the URL follows. */
  query: URLSearchParams
  /** Navigates to this page with an edited query. Keeps the scroll position. */
  choose: (edit: Edit, options?: Pick<NavigateOptions, 'replace'>) => void
  /** Returns the path of this page with an edited query. */
  hrefWith: (edit: Edit) => string
  /** Returns the path of another page of this list. */
  hrefOfPage: (page: number) => string
  /** Shows another page of this list in place of this one. */
  showPage: (page: number) => void
}

/**
 * Reads and edits the query optimistically: a choice shows at once and the URL follows after rendering, which is slow
 * on a phone.
 */
export function useChosenQuery(): ChosenQuery {
  const pathname = usePathname()
  const search = useSearchParams()
  const { navigate } = useNavigation()
  const [ahead, setAhead] = useState<{ of: URLSearchParams; query: URLSearchParams }>()
  const query = ahead?.of === search ? ahead.query : search
  const hrefWith = useCallback((edit: Edit) => hrefOf(pathname, edited(query, edit)), [pathname, query])
  const hrefOfPage = useCallback((page: number) => hrefWith(toPage(page)), [hrefWith])
  const choose = useCallback(
    (edit: Edit, options?: Pick<NavigateOptions, 'replace'>) => {
      const next = edited(query, edit)
      setAhead({ of: search, query: next })
      navigate(hrefOf(pathname, next), { ...options, keepScroll: true })
    },
    [pathname, search, query, navigate],
  )
  const showPage = useCallback((page: number) => choose(toPage(page), { replace: true }), [choose])
  return { query, choose, hrefWith, hrefOfPage, showPage }
}

const toPage = (page: number) => (query: URLSearchParams) =>
  page > 1 ? query.set('page', String(page)) : query.delete('page')

function edited(query: URLSearchParams, edit: Edit): URLSearchParams {
  const next = new URLSearchParams(query)
  edit(next)
  return next
}

const hrefOf = (pathname: string, query: URLSearchParams) => (query.size > 0 ? `${pathname}?${query}` : pathname)
