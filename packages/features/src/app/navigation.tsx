import { createContext, type ReactNode, useContext, useMemo } from 'react'

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean
  keepScroll?: boolean
  /** Skips the question about unsaved changes. */
  ignoreBlock?: boolean
}

/** The navigation of screens, implemented by the site's router. */
export interface Moves {
  /** Navigates to a path of the site, e.g. /orders?page=2. */
  navigate: (href: string, options?: NavigateOptions) => void
  /** Resolves once no navigation is pending: the page at `pathname` is then rendered. */
  settled: () => Promise<void>
  /** Blocks navigation until `ask` resolves to true. Returns a function that unblocks it. */
  block: (ask: () => Promise<boolean>) => () => void
  /** Whether a path of the site has a screen. Menus hide links without one. */
  hasScreen: (href: string) => boolean
}

/** The current location and how to navigate. */
export interface Navigation extends Moves {
  /** The path without the query. */
  pathname: string
  search: URLSearchParams
  /** The fragment, e.g. #reviews; '' without one. The server never knows it, so it is '' until hydration. */
  hash?: string
}

const PathnameContext = createContext<string | null>(null)
const SearchParamsContext = createContext<URLSearchParams | null>(null)
const HashContext = createContext('')
const MovesContext = createContext<Moves | null>(null)

/** Provides each part in its own context, so that a new query re-renders only its readers. */
export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  const { pathname, search, hash = '', navigate, settled, block, hasScreen } = value
  const moves = useMemo(() => ({ navigate, settled, block, hasScreen }), [navigate, settled, block, hasScreen])
  return (
    <MovesContext value={moves}>
      <PathnameContext value={pathname}>
        <SearchParamsContext value={search}>
          <HashContext value={hash}>{children}</HashContext>
        </SearchParamsContext>
      </PathnameContext>
    </MovesContext>
  )
}

function provided<T>(value: T | null): T {
  if (value === null) throw new Error('NavigationProvider is missing above this component.')
  return value
}

/** Returns the means of navigation, the same object for as long as the page lives. */
export const useNavigation = (): Moves => provided(useContext(MovesContext))

/** The path without the query. */
export const usePathname = (): string => provided(useContext(PathnameContext))

/** The query of the URL. */
export const useSearchParams = (): URLSearchParams => provided(useContext(SearchParamsContext))

/** The fragment of the URL with its mark, '' without one. */
export const useHash = (): string => useContext(HashContext)
