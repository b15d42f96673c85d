import { createContext, type ReactNode, useContext } from 'react'

export interface NavigateOptions {
  /** Leaves no entry in the history. */
  replace?: boolean
  keepScroll?: boolean
  /** Goes without asking, whatever is unsaved. */
  ignoreBlock?: boolean
}

/** Where we are and how to go elsewhere; the site's router stands behind it. */
export interface Navigation {
  /** Path without the query. */
  pathname: string
  search: URLSearchParams
  /** Follows a path of the site, e.g. /orders?page=2. */
  navigate: (href: string, options?: NavigateOptions) => void
  /** Resolves once no navigation is under way: the page that is shown is then the one at `pathname`. */
  settled: () => Promise<void>
  /** Holds back every way to another page until `ask` answers true; returns what ends it. */
  block: (ask: () => Promise<boolean>) => () => void
  /** Whether a path of the site leads to a screen: menus show no link to one that isn't there. */
  hasScreen: (href: string) => boolean
}

const NavigationContext = createContext<Navigation | null>(null)

export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  return <NavigationContext value={value}>{children}</NavigationContext>
}

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('NavigationProvider is missing above this component.')
  return navigation
}
