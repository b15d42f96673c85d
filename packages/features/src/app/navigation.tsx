import { createContext, type ReactNode, useContext } from 'react'

/** Where we are and how to go elsewhere; the site's router stands behind it. */
export interface Navigation {
  /** Path without the query. */
  pathname: string
  search: URLSearchParams
  /** Follows a path of the site, e.g. /orders?page=2. `replace` leaves no entry in the history. */
  navigate: (href: string, options?: { replace?: boolean; keepScroll?: boolean }) => void
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
