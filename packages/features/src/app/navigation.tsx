import { createContext, type ReactNode, useContext, useMemo } from 'react'

export interface NavigateOptions {
  /** Leaves no entry in the history. */
  replace?: boolean
  keepScroll?: boolean
  /** Goes without asking, whatever is unsaved. */
  ignoreBlock?: boolean
}

/** How to go elsewhere; the site's router stands behind it. */
export interface Moves {
  /** Follows a path of the site, e.g. /orders?page=2. */
  navigate: (href: string, options?: NavigateOptions) => void
  /** Resolves once no navigation is under way: the page that is shown is then the one at `pathname`. */
  settled: () => Promise<void>
  /** Holds back every way to another page until `ask` answers true; returns what ends it. */
  block: (ask: () => Promise<boolean>) => () => void
  /** Whether a path of the site leads to a screen: menus show no link to one that isn't there. */
  hasScreen: (href: string) => boolean
}

/** Where we are and how to go elsewhere. */
export interface Navigation extends Moves {
  /** Path without the query. */
  pathname: string
  search: URLSearchParams
}

const PathnameContext = createContext<string | null>(null)
const SearchParamsContext = createContext<URLSearchParams | null>(null)
const MovesContext = createContext<Moves | null>(null)

/** Apart from each other, so that a choice in a list draws anew only what reads the query. */
export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  const { pathname, search, navigate, settled, block, hasScreen } = value
  const moves = useMemo(() => ({ navigate, settled, block, hasScreen }), [navigate, settled, block, hasScreen])
  return (
    <MovesContext value={moves}>
      <PathnameContext value={pathname}>
        <SearchParamsContext value={search}>{children}</SearchParamsContext>
      </PathnameContext>
    </MovesContext>
  )
}

function provided<T>(value: T | null): T {
  if (value === null) throw new Error('NavigationProvider is missing above this component.')
  return value
}

/** How to go elsewhere; the same object for as long as the page lives. */
export const useNavigation = (): Moves => provided(useContext(MovesContext))

/** The path without the query. */
export const usePathname = (): string => provided(useContext(PathnameContext))

/** The query of the address. */
export const useSearchParams = (): URLSearchParams => provided(useContext(SearchParamsContext))
